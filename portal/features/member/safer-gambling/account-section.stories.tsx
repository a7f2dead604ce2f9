import { memberMarketing, memberProtection } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { answer, asMember } from '../../../app/story-frame.tsx';
import { inMemberCenter } from '../story-frame.tsx';
import { STORY_LOST } from '../story-records.ts';
import SaferGamblingPage from './safer-gambling-page.tsx';

const NOW = Date.UTC(2026, 10, 23, 12);

const around = [
  answer(memberProtection, { serverTime: NOW, realityMinutes: 60, returnHours: 24 }),
];
const marketing = answer(memberMarketing, {
  channels: [
    { channel: 'inbox', agreed: true, hasAddress: true },
    { channel: 'email', agreed: true, changedAt: NOW, hasAddress: true },
    { channel: 'sms', agreed: false, hasAddress: false },
  ],
});

const meta = {
  title: 'Portal/Member/Account',
  component: SaferGamblingPage,
  decorators: [inMemberCenter],
  beforeEach: asMember,
  parameters: { answers: [...around, marketing], path: '/member?page=saferGambling#account' },
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
export const Loading: Story = { parameters: { answers: around } };
export const Failed: Story = {
  parameters: { answers: [...around, answer(memberMarketing, STORY_LOST)] },
};
export const LongestTextFilipino: Story = { parameters: { language: 'TY' } };
