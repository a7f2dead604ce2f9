import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { StoryFrame } from '../../app/story-frame.tsx';
import { CallError } from '../../shared/api/call-error.ts';
import { ContactScreen } from './contact-screen.tsx';
import { contact } from './feature.ts';

const channels = [
  { csType: 'CHAT', path: '/?popup=chat' },
  { csType: 'TELEGRAM', path: 'https://t.me/baize_help' },
  { csType: 'EMAIL', path: 'mailto:care@baize.example' },
  { csType: 'Viber', path: 'https://viber.example/baize' },
];

const meta = {
  title: 'Portal/Customer service',
  component: ContactScreen,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language} catalogue={contact.messages}>
      <ContactScreen {...args} />
    </StoryFrame>
  ),
  args: {
    channels,
    error: undefined,
    memberId: '8412093',
    onRetry: fn(),
    onChat: fn(),
    onHelp: fn(),
    onFeedback: fn(),
  },
} satisfies Meta<typeof ContactScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args }) => {
    const email = await screen.findByRole('link', { name: /Write an email/ });
    await expect(email).toHaveAttribute('href', 'mailto:care@baize.example');
    await expect(screen.getByRole('link', { name: /Viber/ })).toHaveAttribute('target', '_blank');
    await userEvent.click(screen.getByRole('button', { name: /Live chat/ }));
    await expect(args.onChat).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /help center/ }));
    await expect(args.onHelp).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Feedback and complaints' }));
    await expect(args.onFeedback).toHaveBeenCalled();
  },
};

export const NothingConfigured: Story = {
  args: { channels: [], memberId: undefined },
  play: async () => {
    await screen.findByText(/has not published a way/);
    await expect(screen.queryByRole('link')).toBeNull();
  },
};

export const HelpElsewhere: Story = {
  name: 'The brand’s own help center',
  tags: ['no-picture'],
  args: { helpLink: 'https://help.example/' },
  play: async () => {
    const help = await screen.findByRole('link', { name: /help center/ });
    await expect(help).toHaveAttribute('href', 'https://help.example/');
    await expect(screen.queryByRole('button', { name: /help center/ })).toBeNull();
  },
};

export const Loading: Story = { args: { channels: undefined } };

export const Failed: Story = {
  name: 'Failed: the brand’s own ways remain',
  args: { channels: channels.slice(2, 3), error: new CallError('network') },
  play: async ({ args }) => {
    await screen.findByRole('link', { name: /Write an email/ });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const Filipino: Story = { parameters: { language: 'TY' } };
