import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { STORY_BOOT_OF_21 } from '../../app/story-boot.ts';
import { StoryFrame } from '../../app/story-frame.tsx';
import { CallError } from '../../shared/api/call-error.ts';
import { invite } from './feature.ts';
import { InviteScreen } from './invite-screen.tsx';

const meta = {
  title: 'Portal/Invite',
  component: InviteScreen,
  render: (args, { parameters }) => (
    <StoryFrame
      language={parameters.language ?? 'EN'}
      catalogue={invite.messages}
      boot={parameters.boot}
    >
      <InviteScreen {...args} />
    </StoryFrame>
  ),
  args: { data: { kind: 'referral', code: 'DANA2026' }, error: undefined, retry: fn() },
} satisfies Meta<typeof InviteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Friends: Story = {
  play: async () => {
    await screen.findByDisplayValue('https://baize.example/register?referralCode=DANA2026');
    await screen.findByRole('img', { name: 'QR code of your link' });
    const telegram = await screen.findByRole('link', { name: 'Share on Telegram' });
    await expect(telegram).toHaveAttribute('href', expect.stringContaining('DANA2026'));
  },
};
export const Agent: Story = { args: { data: { kind: 'affiliate', code: 'DEMO2026' } } };
export const Visitor: Story = {
  args: { data: { kind: 'plain' } },
  play: async () => {
    await screen.findByDisplayValue('https://baize.example/');
    await expect(screen.queryByRole('button', { name: 'Copy code' })).toBeNull();
  },
};
export const VisitorOf21: Story = {
  tags: ['no-picture'],
  name: '[R9.10] A visitor of a brand for people of 21',
  parameters: { boot: STORY_BOOT_OF_21 },
  args: { data: { kind: 'plain' } },
  play: async () => {
    await screen.findByText(/Only for people of 21 and over/);
    const telegram = await screen.findByRole('link', { name: 'Share on Telegram' });
    await expect(telegram).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('21+')),
    );
  },
};
export const Loading: Story = { args: { data: undefined } };
export const Failed: Story = {
  args: { data: undefined, error: new CallError('network') },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.retry).toHaveBeenCalled();
  },
};
export const Filipino: Story = { parameters: { language: 'TY' } };
