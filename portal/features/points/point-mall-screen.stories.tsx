import type {
  PointConfig,
  PointRewardItem,
  PointTransaction,
  Redemption,
} from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { StoryFrame } from '../../app/story-frame.tsx';
import { CallError } from '../../shared/api/call-error.ts';
import { expectStaleTable } from '../../shared/api/expect-stale-table.ts';
import { storyLoaded } from '../../shared/api/story-loaded.ts';
import { points } from './feature.ts';
import { PointMallScreen } from './point-mall-screen.tsx';
import { readPoints } from './points-query.ts';

const reward = (number: number, change: Partial<PointRewardItem> = {}): PointRewardItem => ({
  rewardId: `R${number}`,
  type: 'home',
  name: 'Stoneware tankard',
  stock: 40,
  detail: 'Half a litre, fit for the dishwasher.',
  picture: '/no-such-picture.webp',
  requiredPoints: 380,
  mostAtOnce: 5,
  ...change,
});
const order = (number: number, change: Partial<Redemption> = {}): Redemption => ({
  orderNo: `P26112109304${number}`,
  rewardId: 'R0',
  type: 'home',
  quantity: 1,
  name: 'Stoneware tankard',
  requiredPoints: 380,
  status: 'Approved',
  createdAt: Date.UTC(2026, 10, 21 - number, 9),
  ...change,
});
const move = (id: number, change: Partial<PointTransaction> = {}): PointTransaction => ({
  id,
  kind: 'earn',
  points: 12,
  balanceAfter: 1200 + id,
  reference: `T${id}`,
  remark: 'Emberfall Dragon',
  createdAt: Date.UTC(2026, 10, 21 - id, 9),
  ...change,
});
const CONFIG: PointConfig = {
  rules: [
    { gameType: 'RNG', stakePerPoint: 10 },
    { gameType: 'LIVE', stakePerPoint: 50 },
    { gameType: 'PVP', stakePerPoint: 100 },
  ],
  pointsPerUnit: 100,
  unit: 1,
  convertStep: 100,
  convertMinimum: 500,
  currencySymbol: '$',
  decimals: 2,
  neverExpire: true,
};
const at = (search: string) => readPoints(new URLSearchParams(search));
const page = { totalPages: 1, totalCount: 3 };

const meta = {
  title: 'Portal/PointMall',
  component: PointMallScreen,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language} catalogue={points.messages}>
      <PointMallScreen {...args} />
    </StoryFrame>
  ),
  args: {
    who: 'member',
    query: at(''),
    config: storyLoaded(CONFIG),
    balance: storyLoaded({
      balance: 1234,
      earned: 2500,
      processing: 300,
      hasPaymentPassword: true,
    }),
    rewards: storyLoaded([
      reward(0),
      reward(1, { name: 'Wireless gamepad', requiredPoints: 2400, stock: 8, type: 'gadget' }),
      reward(2, { name: 'Cassette speaker', stock: 0, type: 'gadget' }),
      reward(3, { name: 'A week for the tarsiers', requiredPoints: 250, type: 'charity' }),
    ]),
    history: storyLoaded({
      list: [
        order(0, { status: 'Processing' }),
        order(1),
        order(2, { status: 'Rejected', reason: 'out_of_stock' }),
      ],
      ...page,
    }),
    moves: storyLoaded({
      list: [move(1), move(2, { kind: 'redeem', points: -380, remark: 'Tankard' }), move(3)],
      ...page,
    }),
    hrefFor: () => '#',
    onChange: fn(),
    onRedeem: fn(),
    onNeedsAccount: fn(),
    onMoved: fn(),
  },
} satisfies Meta<typeof PointMallScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rewards: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Redeem: Wireless gamepad' }));
    await expect(args.onRedeem).not.toHaveBeenCalled();
    await screen.findByText('1,166 points to go');
    await userEvent.click(screen.getByRole('button', { name: 'Redeem: Stoneware tankard' }));
    await expect(args.onRedeem).toHaveBeenCalled();
    await screen.findByText('Points never expire');
  },
};
export const History: Story = {
  name: '[R4.22] Processing, approved and rejected in the redeem history',
  args: { query: at('tab=history') },
  play: async () => {
    for (const word of ['Processing', 'Approved', 'Rejected']) {
      await expect(await screen.findByRole('cell', { name: word })).toBeVisible();
    }
  },
};
export const Moves: Story = { args: { query: at('tab=moves') } };
/** The previous page stays, marked as stale, while another one loads. */
export const PreviousHistory: Story = {
  tags: ['no-picture'],
  args: {
    query: at('tab=history'),
    history: { ...storyLoaded({ list: [order(0)], ...page }), isPrevious: true },
  },
  play: expectStaleTable,
};
/** The previous page stays, marked as stale, while another one loads. */
export const PreviousMoves: Story = {
  tags: ['no-picture'],
  args: {
    query: at('tab=moves'),
    moves: { ...storyLoaded({ list: [move(1)], ...page }), isPrevious: true },
  },
  play: expectStaleTable,
};
export const Convert: Story = {
  args: { query: at('tab=convert') },
  play: async () => {
    const points = await screen.findByRole('textbox', { name: /Points to convert/ });
    await userEvent.type(points, '550');
    await userEvent.click(screen.getByRole('button', { name: 'Convert' }));
    await expect(points).toHaveAccessibleDescription(/in steps of 100/);
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    await screen.findByText('$12.00');
    await screen.findByText('100 points are $1.00.');
  },
};
export const OnePointAUnit: Story = {
  tags: ['no-picture'],
  name: 'a merchant whose unit is one point',
  args: { query: at('tab=convert'), config: storyLoaded({ ...CONFIG, pointsPerUnit: 1 }) },
  play: async () => {
    await screen.findByText('1 point is $1.00.');
  },
};
export const Redeem: Story = {
  tags: ['after-play'],
  args: { query: at('reward=R3') },
  play: async () => {
    const quantity = await screen.findByRole('textbox', { name: /Quantity/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '9');
    await userEvent.click(screen.getByRole('button', { name: /^Redeem for/ }));
    await expect(quantity).toHaveAccessibleDescription(/from 1 to 4/);
  },
};
export const NoPassword: Story = {
  args: {
    query: at('reward=R0'),
    balance: storyLoaded({ balance: 500, earned: 500, processing: 0, hasPaymentPassword: false }),
  },
  play: async () => {
    await screen.findByText('Set a transaction password first.');
  },
};
export const Visitor: Story = {
  args: { who: 'visitor', balance: storyLoaded(undefined) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    await expect(args.onNeedsAccount).toHaveBeenCalled();
  },
};
export const Trial: Story = {
  args: { who: 'trial', query: at('tab=convert'), balance: storyLoaded(undefined) },
};
export const Loading: Story = {
  args: {
    config: storyLoaded(undefined),
    balance: storyLoaded(undefined),
    rewards: storyLoaded(undefined),
  },
};
export const LoadingHistory: Story = {
  args: { query: at('tab=history'), history: storyLoaded(undefined) },
};
export const Empty: Story = {
  args: {
    query: at('tab=history'),
    history: storyLoaded({ list: [], totalPages: 0, totalCount: 0 }),
  },
  play: async () => {
    await screen.findByText('Nothing redeemed yet');
  },
};
export const NothingOfThisType: Story = {
  args: { query: at('type=outing') },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show all rewards' }));
    await expect(args.onChange).toHaveBeenCalledWith({ type: undefined });
  },
};
const failure = new CallError('unknown_error', { status: 500, requestId: '7f3a9c' });
export const Failed: Story = {
  args: {
    config: storyLoaded(undefined, failure),
    balance: storyLoaded(undefined, failure),
    rewards: storyLoaded(undefined, failure),
  },
  play: async () => {
    await expect((await screen.findAllByText(/7f3a9c/)).length).toBe(3);
  },
};
/** The longest texts. */
export const Filipino: Story = {
  parameters: { language: 'TY' },
  args: {
    balance: storyLoaded({
      balance: 12_345_678,
      earned: 98_765_432,
      processing: 1_234_567,
      hasPaymentPassword: true,
    }),
    rewards: storyLoaded([
      reward(0, {
        name: 'Napakahabang Pangalan ng Isang Reward na Hindi Kasya sa Isang Linya',
        detail: 'NapakahabangSalitangWalangKatapusanNaHindiKayangPutulin',
        requiredPoints: 12_345_678,
      }),
      reward(1),
    ]),
  },
};
