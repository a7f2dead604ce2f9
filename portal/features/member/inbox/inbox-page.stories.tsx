import { getInbox, type InboxMessage } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
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
