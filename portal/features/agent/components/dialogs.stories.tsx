import { ownLineRate, type TransferSettings, transferSettings } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { answer, asMember } from '../../../app/story-frame.tsx';
import { CallError } from '../../../shared/api/call-error.ts';
import { inAgentCenter } from '../story-frame.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { RaiseRateDialog } from './raise-rate-dialog.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

const SETTINGS: TransferSettings = {
  currency: 'USD',
  currencySymbol: '$',
  decimals: 2,
  minimumAmount: 1,
  maximumAmount: 5000,
  dailyAmount: 20_000,
  dailyAmountLeft: 40,
  freeAmount: 1240.5,
  outstandingTurnover: 0,
  hasPaymentPassword: true,
  hasUpline: true,
  downline: true,
};
const LOST = new CallError('unknown_error', { status: 500, requestId: 'c3f1-77a0' });
const ACCOUNT = 'mariasan12';
const LONG = 'napakahabangpangalanngaccount'.repeat(2);
const close = { onClose: fn(), onDone: fn() };

const meta = {
  title: 'Portal/Agent/Dialogs of an account',
  component: ({ children }: { children?: ReactNode }) => children,
  decorators: [inAgentCenter],
  beforeEach: asMember,
  parameters: {
    answers: [answer(transferSettings, SETTINGS), answer(ownLineRate, { rate: 120 })],
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const transfer = (account = ACCOUNT) => (
  <TransferDialog account={account} nickname="Maria Santos" currency="USD" {...close} />
);

export const Transfer: Story = { tags: ['composite'], render: () => transfer() };
export const TransferLoading: Story = { render: () => transfer(), parameters: { answers: [] } };
export const TransferFailed: Story = {
  render: () => transfer(),
  parameters: { answers: [answer(transferSettings, LOST)] },
};
export const TransferAboveTheDay: Story = {
  render: () => transfer(),
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/^Amount/), '50');
    await userEvent.click(screen.getByRole('button', { name: 'Send money' }));
    await expect(await screen.findByText('You can send $40.00 more today.')).toBeVisible();
  },
};
export const TransferLongestText: Story = {
  render: () => transfer(LONG),
  parameters: {
    language: 'TY',
    answers: [
      answer(transferSettings, {
        ...SETTINGS,
        freeAmount: 0,
        outstandingTurnover: 999_999_999.99,
        hasPaymentPassword: false,
      }),
    ],
  },
};
export const RaiseRate: Story = {
  render: () => <RaiseRateDialog account={ACCOUNT} rate={40} {...close} />,
  play: async () => {
    const rate = await screen.findByLabelText(/^Rate/);
    await userEvent.clear(rate);
    await userEvent.type(rate, '0.3');
    await userEvent.click(screen.getByRole('button', { name: 'Raise the rate' }));
    await expect(await screen.findByText('It has 0.4%, and a rate never falls.')).toBeVisible();
  },
};
export const Message: Story = {
  render: () => <MessageDialog account={ACCOUNT} {...close} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await expect(await screen.findByText('Write a subject.')).toBeVisible();
  },
};
export const MessageLongestText: Story = {
  render: () => <MessageDialog account={LONG} {...close} />,
  parameters: { language: 'TY' },
};
export const Note: Story = {
  render: () => <NoteDialog account={ACCOUNT} note="Calls on Fridays." {...close} />,
};
export const NoteLongestText: Story = {
  render: () => <NoteDialog account={LONG} note={'mahaba'.repeat(33)} {...close} />,
  parameters: { language: 'TY' },
};
