import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { StoryFrame } from '../../app/story-frame.tsx';
import { CallError } from '../../shared/api/call-error.ts';
import { ChatScreen } from './chat-screen.tsx';
import { chat } from './feature.ts';

const meta = {
  title: 'Portal/Chat room',
  component: ChatScreen,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language} catalogue={chat.messages}>
      <ChatScreen {...args} />
    </StoryFrame>
  ),
  args: { url: undefined, error: undefined, onRetry: fn(), onClose: fn() },
} satisfies Meta<typeof ChatScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = {};

export const Open: Story = {
  args: { url: 'about:blank' },
  play: async () => {
    const frame = await screen.findByTitle('Chat room');
    await expect(frame).toHaveAttribute('sandbox', expect.stringContaining('allow-scripts'));
  },
};

export const Failed: Story = {
  args: { error: new CallError('network') },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const Filipino: Story = { parameters: { language: 'TY' } };
