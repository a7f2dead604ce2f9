import {
  getInbox,
  type InboxMessage,
  messageTargets,
  sentLineMessages,
} from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answer, asMember } from '../../../app/story-frame.tsx';
import { inMemberCenter } from '../story-frame.tsx';
import { STORY_LOST, storyLetters } from '../story-records.ts';
import InboxPage from './inbox-page.tsx';

const inbox = (list: InboxMessage[]) =>
  answer(getInbox, {
    list,
    totalPages: list.length === 0 ? 0 : 3,
    totalCount: list.length * 3,
    unread: list.filter(({ read }) => !read).length,
  });

const TARGETS = answer(messageTargets, {
  direct: 5,
  line: 60,
  blocked: false,
  upline: { account: 'demo_agent', nickname: 'Amelia Tan' },
});
const FROM_LINE = storyLetters(4).map((letter, at) =>
  at === 1 ? { ...letter, from: { account: 'demo_agent' } } : letter,
);
const SENT = answer(sentLineMessages, {
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
});

const meta = {
  title: 'Portal/Member/Messages',
  component: InboxPage,
  decorators: [inMemberCenter],
  beforeEach: asMember,
  parameters: { answers: [inbox(storyLetters(8))] },
} satisfies Meta<typeof InboxPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite'],
  play: async () => {
    const unread = await screen.findAllByText('Lantern Week begins');
    await expect(unread).toHaveLength(3);
  },
};
export const Loading: Story = { parameters: { answers: [] } };
export const Empty: Story = { parameters: { answers: [inbox([])] } };
export const NothingUnread: Story = {
  parameters: { path: '/member?kind=unread', answers: [inbox([])] },
};
export const Failed: Story = { parameters: { answers: [answer(getInbox, STORY_LOST)] } };
export const WithTheTools: Story = {
  name: '[R10.09b] A message that leads to the tools',
  parameters: {
    path: '/member?order=1',
    answers: [
      inbox([
        {
          id: 1,
          title: 'Your limits have been at work',
          body: 'You have reached a limit of your own several times lately. If you like, look at your limits and see whether they still suit you.',
          createdAt: Date.UTC(2026, 10, 21, 12),
          read: true,
          link: 'limits',
        },
      ]),
    ],
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Your limits have been at work' });
    await expect(within(dialog).getByRole('link', { name: 'Limits' })).toHaveAttribute(
      'href',
      '/member?page=saferGambling#limits',
    );
  },
};
export const Reading: Story = { parameters: { path: '/member?order=2' } };
export const LongestTextFilipino: Story = {
  parameters: {
    language: 'TY',
    answers: [
      inbox(
        storyLetters(3).map((letter) => ({
          ...letter,
          title:
            'Napakahabang abiso tungkol sa pag-aayos ng sistema ngayong Linggo ng madaling-araw',
          body: 'Hindi magagamit ang pagdedeposito, pagwi-withdraw at lahat ng laro habang inaayos ang sistema; ligtas ang inyong balanse at mga taya.',
        })),
      ),
    ],
  },
};

export const FromTheLine: Story = {
  tags: ['composite'],
  parameters: { answers: [inbox(FROM_LINE), TARGETS] },
};
export const Answering: Story = {
  tags: ['after-play'],
  parameters: { path: '/member?order=2', answers: [inbox(FROM_LINE), TARGETS] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await expect(await screen.findByText('Write a message.')).toBeVisible();
  },
};
export const Sent: Story = { parameters: { path: '/member?kind=sent', answers: [TARGETS, SENT] } };
export const NothingSent: Story = {
  parameters: {
    path: '/member?kind=sent',
    answers: [TARGETS, answer(sentLineMessages, { list: [] })],
  },
};
