import type { CustomerRebate, RebateClaim } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { CallError } from '../../../shared/api/call-error.ts';
import { expectStaleTable } from '../../../shared/api/expect-stale-table.ts';
import { storyLoaded } from '../../../shared/api/story-loaded.ts';
import { StoryFrame } from '../story-frame.tsx';
import { RebatesScreen } from './rebates-screen.tsx';

const NOON = Date.UTC(2026, 10, 21, 12);
const PARTS = [
  { gameType: 'RNG' as const, vassalage: 'LUMEN', vendorName: 'Lumenforge', validBets: 412.5 },
  { gameType: 'LIVE' as const, vassalage: 'SUNDA', vendorName: 'Sunda Reels', validBets: 240 },
];
const REBATE: CustomerRebate = {
  list: PARTS.map((part, at) => ({ ...part, amount: 3.3 - at * 1.86, rate: 0.8 - at * 0.2 })),
  rates: [
    { gameType: 'RNG', rate: 0.8 },
    { gameType: 'LIVE', rate: 0.6 },
    { gameType: 'PVP', rate: 0.3 },
  ],
  amount: 4.74,
  least: 0.1,
  automatic: false,
  lastClaimAt: NOON,
  currencySymbol: '$',
  decimals: 2,
};
const CLAIM: RebateClaim = {
  orderNo: 'R2611211200AB12CD34',
  amount: 4.14,
  validBets: 532.5,
  automatic: true,
  createdAt: NOON,
  parts: PARTS.map((part, at) => ({ ...part, amount: 3.3 - at * 2.46 })),
};
const claims = (list: RebateClaim[]) => ({ list, totalPages: 1, totalCount: list.length });

const meta = {
  title: 'Portal/Member/Rebates',
  component: RebatesScreen,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language ?? 'EN'}>
      <RebatesScreen {...args} />
    </StoryFrame>
  ),
  args: {
    rebate: storyLoaded(REBATE),
    claims: storyLoaded(claims([CLAIM, { ...CLAIM, orderNo: 'R2', automatic: false }])),
    isClaiming: false,
    isChanging: false,
    paging: { page: 1, hrefFor: () => '#', onPage: fn() },
    onClaim: fn(),
    onAutomatic: fn(),
  },
} satisfies Meta<typeof RebatesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Claim now' }));
    await expect(args.onClaim).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('switch', { name: 'Pay my rebates automatically' }));
    await expect(args.onAutomatic).toHaveBeenCalledWith(true);
  },
};
export const PartsOfAClaim: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /R2611211200AB12CD34/ }));
    const dialog = await screen.findByRole('dialog', { name: CLAIM.orderNo });
    await expect(within(dialog).getAllByRole('row')).toHaveLength(3);
  },
};
/** The previous page stays, marked as stale, while another one loads. */
export const Previous: Story = {
  tags: ['no-picture'],
  args: { claims: { ...storyLoaded(claims([CLAIM])), isPrevious: true } },
  play: expectStaleTable,
};
export const Loading: Story = {
  args: { rebate: storyLoaded(undefined), claims: storyLoaded(undefined) },
};
export const Empty: Story = {
  args: {
    rebate: storyLoaded({ ...REBATE, list: [], amount: 0, lastClaimAt: undefined }),
    claims: storyLoaded(claims([])),
  },
  play: async () => {
    await screen.findByText('Nothing earned since the last claim');
    await expect(screen.getByRole('button', { name: 'Claim now' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const Failed: Story = {
  args: {
    rebate: storyLoaded(undefined, new CallError('unknown_error', { requestId: '7f3a9c' })),
    claims: storyLoaded(undefined, new CallError('network')),
  },
  play: async ({ args }) => {
    const [first] = await screen.findAllByRole('button', { name: 'Try again' });
    if (first) await userEvent.click(first);
    await expect(args.rebate.retry).toHaveBeenCalled();
  },
};
export const LongestTextFilipino: Story = {
  parameters: { language: 'TY' },
  args: {
    rebate: storyLoaded({
      ...REBATE,
      automatic: true,
      amount: 9_876_543.21,
      list: REBATE.list.map((part) => ({
        ...part,
        vendorName: 'Ang Pinakamahabang Pangalan ng Tagapagbigay',
        validBets: 1_234_567_890.12,
        amount: 9_876_543.21,
      })),
    }),
  },
};
