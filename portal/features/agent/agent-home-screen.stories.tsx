import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { StoryFrame } from '../../app/story-frame.tsx';
import { CallError } from '../../shared/gateway/call-error.ts';
import { AgentHomeScreen } from './agent-home-screen.tsx';
import { catalogue } from './catalogue.ts';

const NEWS = ['Emberfall Dragon opens today', 'Withdrawals now show every step'].map(
  (title, index) => ({
    id: String(index),
    title,
    content: '',
    execution: 'B' as const,
    publishedAt: 1_795_000_000_000,
  }),
);

const meta = {
  title: 'Portal/Agent/Home',
  component: AgentHomeScreen,
  parameters: { layout: 'fullscreen' },
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language} catalogue={catalogue}>
      <AgentHomeScreen {...args} />
    </StoryFrame>
  ),
  args: {
    ...{ nickname: 'Amelia Tan', account: 'demo_agent', id: '100240685' },
    ...{ lastLogin: 1_795_000_000_000, balance: '$10,000.00', unread: 1 },
    news: { data: NEWS, error: undefined, retry: fn() },
    onNews: fn(),
    onContact: fn(),
  },
} satisfies Meta<typeof AgentHomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Withdrawals now show/ }));
    await expect(args.onNews).toHaveBeenCalledWith('1');
  },
};
export const Loading: Story = {
  args: {
    ...{ id: undefined, lastLogin: undefined, balance: undefined, unread: 0 },
    news: { data: undefined, error: undefined, retry: fn() },
  },
};
export const Empty: Story = { args: { news: { data: [], error: undefined, retry: fn() } } };
export const Failed: Story = {
  args: { news: { data: undefined, error: new CallError('network'), retry: fn() } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.news.retry).toHaveBeenCalledTimes(1);
  },
};
export const LongFilipino: Story = {
  parameters: { language: 'TY' },
  args: { nickname: 'Maximiliana Concepcion Villanueva-Dimaculangan', balance: '₱123,456,789.00' },
};
