import type { Promotion, PromotionGrant } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CallError } from '../../../shared/api/call-error.ts';
import { expectStaleTable } from '../../../shared/api/expect-stale-table.ts';
import { storyLoaded } from '../../../shared/api/story-loaded.ts';
import { StoryFrame } from '../story-frame.tsx';
import { RewardsScreen } from './rewards-screen.tsx';

const waiting = (number: number, change: Partial<Promotion> = {}): Promotion => ({
  promotionId: `P${number}`,
  kind: 'mission',
  category: 'events',
  label: 'claim',
  action: 'claim',
  title: 'Lantern Week: a mission',
  summary: '',
  terms: '',
  banner: '/no-such-banner.webp',
  startsAt: 0,
  amount: 8,
  turnover: 24,
  expiresAt: Date.UTC(2026, 11, 1, 12),
  ...change,
});
const grant = (number: number, title = 'Daily reload: 10% back in'): PromotionGrant => ({
  grantNo: `B26112109304${number}`,
  promotionId: 'RELOAD',
  title,
  amount: 5,
  turnover: 40,
  claimedAt: Date.UTC(2026, 10, 21 - number, 9),
});
const answer = (list: Promotion[]) => ({
  list,
  available: list.length,
  currencySymbol: '$',
  decimals: 2,
  serverTime: 0,
});
const claimed = (list: PromotionGrant[]) => ({ list, totalPages: 1, totalCount: list.length });

const meta = {
  title: 'Portal/Member/Rewards',
  component: RewardsScreen,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language ?? 'EN'}>
      <RewardsScreen {...args} />
    </StoryFrame>
  ),
  args: {
    promotions: storyLoaded(
      answer([
        waiting(0),
        waiting(1, { label: 'issued', title: 'VIP birthday gift', amount: 28, turnover: 84 }),
        waiting(2, { action: 'draw', title: 'The lantern draw', amount: undefined }),
      ]),
    ),
    claimed: storyLoaded(claimed([grant(0), grant(1), grant(2)])),
    busyId: undefined,
    paging: { page: 1, hrefFor: () => '#', onPage: fn() },
    onClaim: fn(),
  },
} satisfies Meta<typeof RewardsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite', 'every-width'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Claim: VIP birthday gift' }));
    await expect(args.onClaim).toHaveBeenCalled();
    await screen.findByRole('button', { name: 'Draw: The lantern draw' });
    await screen.findByText('A surprise');
  },
};
/** The previous page stays, marked as stale, while another one loads. */
export const Previous: Story = {
  tags: ['no-picture'],
  args: { claimed: { ...storyLoaded(claimed([grant(0)])), isPrevious: true } },
  play: expectStaleTable,
};
export const Loading: Story = {
  args: { promotions: storyLoaded(undefined), claimed: storyLoaded(undefined) },
};
export const Empty: Story = {
  args: { promotions: storyLoaded(answer([])), claimed: storyLoaded(claimed([])) },
  play: async () => {
    await screen.findByText('Nothing to claim right now');
    await screen.findByText('You have claimed nothing yet');
  },
};
export const Failed: Story = {
  args: {
    promotions: storyLoaded(undefined, new CallError('unknown_error', { requestId: '7f3a9c' })),
    claimed: storyLoaded(undefined, new CallError('network')),
  },
  play: async ({ args }) => {
    await screen.findByText(/7f3a9c/);
    const [first] = screen.getAllByRole('button', { name: 'Try again' });
    if (first) await userEvent.click(first);
    await expect(args.promotions.retry).toHaveBeenCalled();
  },
};
/** The longest texts. */
export const Filipino: Story = {
  parameters: { language: 'TY' },
  args: {
    promotions: storyLoaded(
      answer([
        waiting(0, {
          title: 'Napakahabang Pamagat ng Pinakamalaking Promo ng Linggo ng mga Parol sa Hardin',
          amount: 1_250_000.5,
          turnover: 15_000_006,
        }),
      ]),
    ),
    claimed: storyLoaded(claimed([grant(0, 'Gabi ng Oktubre: dalawampung porsiyentong dagdag')])),
  },
};
