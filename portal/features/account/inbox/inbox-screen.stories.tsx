import type { InboxMessage } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { asMember } from '../../../app/story-frame.tsx';
import {
  STORY_CURSOR_LIST_LOADING,
  storyCursorList,
} from '../../../shared/api/story-cursor-list.ts';
import { STORY_ERROR } from '../../../shared/api/story-error.ts';
import { storyLoaded } from '../../../shared/api/story-loaded.ts';
import { useRecordQuery } from '../../../shared/records/use-record-query.ts';
import { inMemberCenter } from '../story-frame.tsx';
import type { Inbox } from './api.ts';
import { INBOX_VIEWS, InboxScreen } from './inbox-screen.tsx';
import { storyMessages } from './story-messages.ts';

const inbox = (list: InboxMessage[]) =>
  storyLoaded<Inbox>({
    list,
    totalPages: list.length === 0 ? 0 : 3,
    totalCount: list.length * 3,
    unread: list.filter(({ read }) => !read).length,
  });

const OF_THE_LINE = {
  mayWrite: true,
  targets: {
    direct: 5,
    line: 60,
    blocked: false,
    upline: { account: 'demo_agent', nickname: 'Amelia Tan' },
  },
};
const FROM_LINE = storyMessages(4).map((letter, at) =>
  at === 1 ? { ...letter, from: { account: 'demo_agent' } } : letter,
);
const SENT = {
  list: (['line', 'direct', 'one', 'upline'] as const).map((audience, at) => ({
    id: at + 1,
    audience,
    receivers: audience === 'line' ? 60 : 5,
    removed: at === 1,
    ...(audience === 'one' && { account: 'mariasan12' }),
    title: 'Tonight at eight',
    body: 'The table opens at eight.\nCome early.',
    createdAt: Date.UTC(2026, 10, 21, 12 - at),
  })),
  next: 'more',
};

function Screen(props: Omit<ComponentProps<typeof InboxScreen>, 'address' | 'view'>) {
  const address = useRecordQuery();
  const view = INBOX_VIEWS.find((each) => each === address.query.kind) ?? 'all';
  return <InboxScreen {...props} address={address} view={view} />;
}

const meta = {
  title: 'Portal/Member/Messages',
  component: Screen,
  decorators: [inMemberCenter],
  beforeEach: asMember,
  args: {
    inbox: inbox(storyMessages(8)),
    sent: STORY_CURSOR_LIST_LOADING,
    mayWrite: false,
    targets: undefined,
    commands: { read: fn(), readAll: fn(), remove: fn() },
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite'],
  play: async () => {
    const unread = await screen.findAllByText('Lantern Week begins');
    await expect(unread).toHaveLength(3);
  },
};
export const ReadAndRemoved: Story = {
  tags: ['no-picture'],
  play: async ({ args: { commands } }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await expect(commands.readAll).toHaveBeenCalledTimes(1);
    const [remove] = await screen.findAllByRole('button', { name: /^Delete .Deposit received/ });
    if (!remove) throw new Error('There is no way to delete a message.');
    await userEvent.click(remove);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(commands.remove).toHaveBeenCalledWith(1);
    const [unread] = await screen.findAllByRole('button', { name: /^Unread: Deposit received/ });
    if (!unread) throw new Error('There is no unread message.');
    await userEvent.click(unread);
    await screen.findByRole('dialog', { name: 'Deposit received' });
    await expect(commands.read).toHaveBeenCalledWith(1);
  },
};
export const Loading: Story = { args: { inbox: storyLoaded<Inbox>(undefined) } };
export const Empty: Story = { args: { inbox: inbox([]) } };
export const NothingUnread: Story = {
  parameters: { path: '/member?kind=unread' },
  args: { inbox: inbox([]) },
};
export const Failed: Story = {
  args: { inbox: storyLoaded<Inbox>(undefined, STORY_ERROR) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.inbox.retry).toHaveBeenCalled();
  },
};
export const WithTheTools: Story = {
  name: '[R10.09b] A message that leads to the tools',
  parameters: { path: '/member?order=1' },
  args: {
    inbox: inbox([
      {
        id: 1,
        title: 'Your limits have been at work',
        body: 'You have reached a limit of your own several times lately. If you like, look at your limits and see whether they still suit you.',
        createdAt: Date.UTC(2026, 10, 21, 12),
        read: true,
        link: 'limits',
      },
    ]),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Your limits have been at work' });
    await expect(within(dialog).getByRole('link', { name: 'Limits' })).toHaveAttribute(
      'href',
      '/member?page=saferGambling#limits',
    );
  },
};
export const WithAReceipt: Story = {
  name: '[R4.23] A message about a payment leads to where it is confirmed',
  tags: ['no-picture'],
  parameters: { path: '/member?order=1' },
  args: {
    inbox: inbox([
      {
        id: 1,
        title: 'Withdrawal of $40.00 sent',
        body: 'We sent it to your Harbour Bank account.',
        createdAt: Date.UTC(2026, 10, 21, 12),
        read: true,
        link: 'receipts',
      },
    ]),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Withdrawal of $40.00 sent' });
    await expect(within(dialog).getByRole('link', { name: 'Confirm receipt' })).toHaveAttribute(
      'href',
      '/member?page=withdraw',
    );
  },
};
export const Reading: Story = { parameters: { path: '/member?order=2' } };
export const LongestTextFilipino: Story = {
  parameters: { language: 'TY' },
  args: {
    inbox: inbox(
      storyMessages(3).map((letter) => ({
        ...letter,
        title: 'Napakahabang abiso tungkol sa pag-aayos ng sistema ngayong Linggo ng madaling-araw',
        body: 'Hindi magagamit ang pagdedeposito, pagwi-withdraw at lahat ng laro habang inaayos ang sistema; ligtas ang inyong balanse at mga taya.',
      })),
    ),
  },
};

export const FromTheLine: Story = {
  tags: ['composite'],
  args: { ...OF_THE_LINE, inbox: inbox(FROM_LINE) },
};
export const Answering: Story = {
  tags: ['after-play'],
  parameters: { path: '/member?order=2' },
  args: { ...OF_THE_LINE, inbox: inbox(FROM_LINE) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await expect(await screen.findByText('Write a message.')).toBeVisible();
  },
};
export const Sent: Story = {
  parameters: { path: '/member?kind=sent' },
  args: {
    ...OF_THE_LINE,
    inbox: storyLoaded<Inbox>(undefined),
    sent: { ...storyCursorList(SENT), hasMore: true, loadMore: fn() },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await expect(args.sent.loadMore).toHaveBeenCalledTimes(1);
  },
};
export const NothingSent: Story = {
  parameters: { path: '/member?kind=sent' },
  args: {
    ...OF_THE_LINE,
    inbox: storyLoaded<Inbox>(undefined),
    sent: storyCursorList({ list: [] }),
  },
};
