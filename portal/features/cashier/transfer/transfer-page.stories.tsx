import { type TransferSettings, transferSettings } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { answer, asMember } from '../../../app/story-frame.tsx';
import { STORY_ERROR } from '../../../shared/api/story-error.ts';
import { inMemberCenter } from '../story-frame.tsx';
import TransferPage from './transfer-page.tsx';

const SETTINGS: TransferSettings = {
  currency: 'USD',
  currencySymbol: '$',
  decimals: 2,
  minimumAmount: 1,
  maximumAmount: 5000,
  dailyAmount: 20_000,
  dailyAmountLeft: 19_500,
  freeAmount: 240.5,
  outstandingTurnover: 0,
  hasPaymentPassword: true,
  downline: false,
  hasUpline: true,
  upline: { account: 'demo_agent', nickname: 'Amelia Tan', currency: 'USD' },
};
const settings = (change: Partial<TransferSettings> = {}) =>
  answer(transferSettings, { ...SETTINGS, ...change });
const { upline: _, ...WITHOUT_UPLINE } = SETTINGS;

const meta = {
  title: 'Portal/Member/Transfer to the agent',
  component: TransferPage,
  decorators: [inMemberCenter],
  beforeEach: asMember,
  parameters: { answers: [settings()] },
} satisfies Meta<typeof TransferPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['composite'] };
export const Loading: Story = { parameters: { answers: [] } };
export const NobodyAbove: Story = {
  parameters: { answers: [answer(transferSettings, { ...WITHOUT_UPLINE, hasUpline: false })] },
};
/**
 * The upline is closing their account, which is not disclosed, or the merchant has switched
 * transfers off.
 */
export const NotNow: Story = {
  tags: ['no-picture'],
  parameters: { answers: [answer(transferSettings, WITHOUT_UPLINE)] },
  play: async () => {
    await screen.findByText('No transfers at the moment');
    await expect(screen.queryByText('There is nobody above you')).toBeNull();
  },
};
export const Failed: Story = { parameters: { answers: [answer(transferSettings, STORY_ERROR)] } };
export const LockedByTurnover: Story = {
  parameters: { answers: [settings({ freeAmount: 0, outstandingTurnover: 120 })] },
};
export const UplineOfAnotherCurrency: Story = {
  tags: ['no-picture'],
  parameters: {
    answers: [
      settings({
        hasPaymentPassword: false,
        outstandingTurnover: 120,
        upline: { account: 'demo_agent', nickname: 'Amelia Tan', currency: 'PHP' },
      }),
    ],
  },
  play: async () => {
    await screen.findByText(
      'demo_agent has an account in PHP, and yours is in USD: money can be sent only in the same currency.',
    );
    await expect(screen.getByRole('button', { name: 'Send money' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    // Other requirements are not shown, because meeting them would not help.
    await expect(screen.queryByText(/^Bet \$120/)).toBeNull();
    await expect(screen.queryByRole('link', { name: 'To my account' })).toBeNull();
  },
};
export const WithoutPassword: Story = {
  parameters: { answers: [settings({ hasPaymentPassword: false })] },
};
export const MoreThanIsFree: Story = {
  play: async () => {
    const amount = await screen.findByLabelText(/^Amount/);
    await userEvent.type(amount, '300');
    await userEvent.click(screen.getByRole('button', { name: 'Send money' }));
    await expect(await screen.findByText('You can send $240.50 now.')).toBeVisible();
    await expect(amount).toHaveFocus();
  },
};
export const LongestTextFilipino: Story = {
  parameters: {
    language: 'TY',
    answers: [
      settings({
        freeAmount: 0,
        outstandingTurnover: 999_999_999.99,
        hasPaymentPassword: false,
        upline: {
          account: 'napakahabangpangalan',
          nickname: 'Maria Corazon de los Santos y Cruz',
          currency: 'USD',
        },
      }),
    ],
  },
};
