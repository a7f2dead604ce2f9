import type { WalletOverview } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { CallError } from '../../../shared/api/call-error.ts';
import { storyLoaded } from '../../../shared/api/story-loaded.ts';
import { StoryFrame } from '../story-frame.tsx';
import { WalletScreen } from './wallet-screen.tsx';

const WALLET: WalletOverview = {
  main: 4820.5,
  vendors: 0,
  total: 4820.5,
  free: 0,
  pending: { withdrawals: 320, bets: 12.5, deposits: 100, transfers: 0 },
  bonus: { count: 2, amount: 120, turnoverLeft: 870.25 },
  turnoverLeft: 970.25,
  points: 12_480,
  currency: 'USD',
  currencySymbol: '$',
  decimals: 2,
};

const meta = {
  title: 'Portal/Member/Wallet',
  component: WalletScreen,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language ?? 'EN'}>
      <WalletScreen {...args} />
    </StoryFrame>
  ),
  args: { wallet: storyLoaded(WALLET), isSingle: true, isBringingBack: false, onAllBack: fn() },
} satisfies Meta<typeof WalletScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite'],
  play: async () => {
    const main = await screen.findByRole('region', { name: 'Main wallet' });
    await expect(main).toHaveTextContent('$4,820.50');
    await expect(main).toHaveTextContent('Bet $970.25 more before a withdrawal.');
    const pending = screen.getByRole('region', { name: 'Pending' });
    await expect(within(pending).getByText('$332.50')).toBeVisible();
  },
};
const WITH_VENDORS = {
  ...WALLET,
  vendors: 640,
  total: 5560.5,
  pending: { ...WALLET.pending, transfers: 100 },
};
export const WalletsOfVendors: Story = {
  args: { wallet: storyLoaded(WITH_VENDORS), isSingle: false },
  play: async () => {
    const part = await screen.findByRole('region', { name: 'With vendors' });
    await expect(part).toHaveTextContent('$640.00');
    await expect(part).toHaveTextContent('$5,560.50');
    const link = within(part).getByRole('link', { name: 'Wallet transfer' });
    await expect(link).toHaveAttribute('href', '/member?page=transferFund');
    const pending = screen.getByRole('region', { name: 'Pending' });
    await expect(within(pending).getByText('$432.50')).toBeVisible();
  },
};
/**
 * The merchant switched to a single wallet: money that is still with vendors can be transferred
 * back.
 */
export const LeftWithVendors: Story = {
  args: { wallet: storyLoaded({ ...WITH_VENDORS, pending: WALLET.pending }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Bring everything back' }));
    await expect(args.onAllBack).toHaveBeenCalled();
  },
};
export const FreeToWithdraw: Story = {
  args: {
    wallet: storyLoaded({
      ...WALLET,
      free: 4820.5,
      turnoverLeft: 0,
      pending: { withdrawals: 0, bets: 0, deposits: 0, transfers: 0 },
      bonus: { count: 0, amount: 0, turnoverLeft: 0 },
    }),
  },
  play: async () => {
    await screen.findByText('All of it, $4,820.50, can be withdrawn.');
  },
};
export const Empty: Story = {
  args: {
    wallet: storyLoaded({
      ...WALLET,
      main: 0,
      turnoverLeft: 0,
      points: 0,
      pending: { withdrawals: 0, bets: 0, deposits: 0, transfers: 0 },
      bonus: { count: 0, amount: 0, turnoverLeft: 0 },
    }),
  },
};
export const Loading: Story = { args: { wallet: storyLoaded(undefined) } };
export const Failed: Story = {
  args: { wallet: storyLoaded(undefined, new CallError('unknown_error', { requestId: '7f3a9c' })) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.wallet.retry).toHaveBeenCalled();
  },
};
export const LongestTextFilipino: Story = {
  parameters: { language: 'TY' },
  args: {
    wallet: storyLoaded({
      ...WALLET,
      main: 999_999_999.99,
      turnoverLeft: 999_999_999.99,
      points: 1_234_567_890,
      pending: {
        withdrawals: 9_999_999.99,
        bets: 9_999_999.99,
        deposits: 9_999_999.99,
        transfers: 0,
      },
    }),
  },
};
