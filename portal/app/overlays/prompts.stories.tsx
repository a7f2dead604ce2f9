import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { promptStore } from '../../shared/notify/notify-store.ts';
import { asMember, StoryFrame } from '../story-frame.tsx';
import { Prompts } from './prompts.tsx';

const meta = {
  title: 'Portal/Prompts',
  component: Prompts,
  decorators: [
    (Story, { parameters }) => (
      <StoryFrame language={parameters.language}>
        <Story />
      </StoryFrame>
    ),
  ],
  beforeEach: ({ parameters }) => {
    promptStore.set(parameters.prompt);
    return () => promptStore.set(undefined);
  },
} satisfies Meta<typeof Prompts>;
export default meta;
type Story = StoryObj<typeof meta>;

const closes = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};

export const Logout: Story = {
  tags: ['composite'],
  name: '[R8.12] in_sure_logout asks under its own name',
  parameters: { prompt: { kind: 'confirmLogout' } },
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Sign out' });
    await screen.findByText('Do you want to sign out?');
    await closes('Cancel');
  },
};

export const NeedsRealAccount: Story = {
  name: '[R8.12] in_need_true_account',
  parameters: { prompt: { kind: 'needsRealAccount' } },
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Please note' });
    await screen.findByRole('button', { name: 'Register' });
    await closes('Cancel');
  },
};

export const Copied: Story = {
  parameters: { prompt: { kind: 'copied', id: '40000123', worked: true } },
  play: async () => {
    await screen.findByText(/40000123/);
    await closes('Close');
  },
};

export const NotCopied: Story = {
  parameters: { prompt: { kind: 'copied', id: '40000123', worked: false } },
};

export const Reward: Story = {
  tags: ['composite', 'every-width'],
  parameters: { prompt: { kind: 'reward', title: 'The lantern draw', amount: '$8.00' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'The lantern draw' });
    await expect(dialog).toHaveTextContent('$8.00It is in your balance.');
    const close = within(dialog).getAllByRole('button', { name: 'Close' });
    await userEvent.click(close.at(-1) ?? dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const FirstLogin: Story = {
  name: '[R4.03] The welcome of a first login',
  // A person who has left meanwhile is not welcomed.
  beforeEach: asMember,
  parameters: { prompt: { kind: 'welcome', name: 'ana01' } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Welcome, ana01!' });
    await userEvent.click(screen.getByRole('button', { name: 'Let’s begin' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The session was interrupted, or ended in another tab, before the welcome was shown. */
export const WelcomeOfWhoHasLeft: Story = {
  tags: ['no-picture'],
  parameters: { prompt: { kind: 'welcome', name: 'ana01' } },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const FirstLoginFilipino: Story = {
  beforeEach: asMember,
  parameters: { language: 'TY', prompt: { kind: 'welcome', name: 'ana01' } },
};

export const Filipino: Story = {
  parameters: { language: 'TY', prompt: { kind: 'needsRealAccount' } },
};
