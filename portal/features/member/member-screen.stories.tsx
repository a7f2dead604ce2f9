import { memberTransactions } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { answer, asMember } from '../../app/story-frame.tsx';
import { MEMBER_PAGES } from '../../shared/paths.ts';
import { storyMovements } from '../../shared/records/story-movements.ts';
import { MemberScreen } from './member-screen.tsx';
import { inMemberCenter } from './story-frame.tsx';

const meta = {
  title: 'Portal/Member/Frame',
  component: MemberScreen,
  decorators: [inMemberCenter],
  beforeEach: asMember,
  parameters: {
    layout: 'fullscreen',
    answers: [answer(memberTransactions, storyMovements(10))],
  },
  args: {
    pages: MEMBER_PAGES.filter((page) => page !== 'transferFund'),
    page: 'transactionHistory',
    unread: 3,
    rewards: 2,
    missions: 4,
    isSingleWallet: true,
  },
} satisfies Meta<typeof MemberScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite', 'every-width'],
  play: async () => {
    const chosen = await screen.findByRole('link', { name: 'Account record' });
    await expect(chosen).toHaveAttribute('aria-current', 'page');
    await screen.findByRole('table');
  },
};
export const WalletsOfVendors: Story = {
  name: '[R2.62a] The merchant has a wallet for each vendor',
  args: { pages: MEMBER_PAGES, isSingleWallet: false },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Wallet transfer' });
    await expect(link).toHaveAttribute('href', '/member?page=transferFund');
    await expect(screen.queryByText(/^One wallet/)).toBeNull();
  },
};
export const Loading: Story = { parameters: { answers: [] } };
export const LongestTextFilipino: Story = {
  parameters: { language: 'TY' },
  args: { unread: 120, rewards: 12, missions: 7 },
};
