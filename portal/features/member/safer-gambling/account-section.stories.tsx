import { memberMarketing, memberProtection, ownAccount } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answer, asMember } from '../../../app/story-frame.tsx';
import { inMemberCenter } from '../story-frame.tsx';
import { STORY_LOST } from '../story-records.ts';
import SaferGamblingPage from './safer-gambling-page.tsx';

const NOW = Date.UTC(2026, 10, 23, 12);

const around = [answer(memberProtection, { serverTime: NOW, realityMinutes: 60, returnHours: 24 })];
const marketing = answer(memberMarketing, {
  channels: [
    { channel: 'inbox', agreed: true, hasAddress: true },
    { channel: 'email', agreed: true, changedAt: NOW, hasAddress: true },
    { channel: 'sms', agreed: false, hasAddress: false },
  ],
});

const own = answer(ownAccount, { hasLoginPassword: true });

const meta = {
  title: 'Portal/Member/Account',
  component: SaferGamblingPage,
  decorators: [inMemberCenter],
  beforeEach: asMember,
  parameters: { answers: [...around, marketing, own], path: '/member?page=saferGambling#account' },
} satisfies Meta<typeof SaferGamblingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '[R10.11] Offers by channel',
  tags: ['composite'],
  play: async () => {
    await expect(await screen.findByRole('switch', { name: 'In your inbox' })).toBeChecked();
    await expect(screen.getByRole('switch', { name: 'By email' })).toBeChecked();
    const sms = screen.getByRole('switch', { name: 'By SMS' });
    await expect(sms).not.toBeChecked();
    // Nothing can come to a number that nobody knows.
    await expect(sms).toBeDisabled();
    await expect(sms).toHaveAccessibleDescription('Your account has no mobile number.');
  },
};
export const AsksForPassword: Story = {
  name: '[R10.11b] The file asks for the login password',
  tags: ['no-picture'],
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Download my data' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Download your data' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Download my data' }));
    await expect(dialog.getByLabelText(/^Login password/)).toHaveAccessibleDescription(
      'Please fill this in.',
    );
  },
};
export const Loading: Story = { parameters: { answers: around } };
export const Failed: Story = {
  parameters: {
    answers: [...around, answer(memberMarketing, STORY_LOST), answer(ownAccount, STORY_LOST)],
  },
};
export const LongestTextFilipino: Story = { parameters: { language: 'TY' } };
