import { memberTransactions } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { answer, asMember } from '../../../app/story-frame.tsx';
import { inMemberCenter } from '../story-frame.tsx';
import { STORY_LOST, storyMovements } from '../story-records.ts';
import TransactionsPage from './transactions-page.tsx';

const meta = {
  title: 'Portal/Member/Account record',
  component: TransactionsPage,
  decorators: [inMemberCenter],
  beforeEach: asMember,
  parameters: { answers: [answer(memberTransactions, storyMovements(10))] },
} satisfies Meta<typeof TransactionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Account record' });
    await expect(within(table).getAllByRole('row')).toHaveLength(11);
  },
};
export const Loading: Story = { parameters: { answers: [] } };
export const Empty: Story = {
  parameters: { answers: [answer(memberTransactions, storyMovements(0))] },
};
export const Failed: Story = {
  parameters: { answers: [answer(memberTransactions, STORY_LOST)] },
};
export const LongestTextFilipino: Story = {
  parameters: {
    language: 'TY',
    answers: [
      answer(
        memberTransactions,
        storyMovements(4, {
          txTypeName: 'Pagbabalik ng bahagi ng lahat ng taya sa buong linggo',
          amount: 9_876_543.21,
          currentAvailBalance: 19_876_543.21,
          remark: 'Gantimpala para sa pagtatapos ng lahat ng misyon ng Linggo ng mga Parol',
        }),
      ),
    ],
  },
};
