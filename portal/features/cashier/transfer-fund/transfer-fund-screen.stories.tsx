import type { VendorWallets, WalletTransfer } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { CallError } from '../../../shared/api/call-error.ts';
import { storyLoaded } from '../../../shared/api/story-loaded.ts';
import { StoryFrame } from '../story-frame.tsx';
import { TransferFundScreen } from './transfer-fund-screen.tsx';

const NAMES = [
  'Golden Koi Studio',
  'Harbour Live',
  'Lotus Lottery',
  'Nine Dragons',
  'Pearl Fishing',
  'Royal Cockpit',
  'Summit Sports',
  'Tala Games',
  'Velvet Tables',
  'Wild Orchid',
];
const HELD = [1250.4, 320, 12.5];
const AT = Date.UTC(2026, 10, 23, 8, 30);

const transfer = (change: Partial<WalletTransfer>): WalletTransfer => ({
  orderNo: 'V261123083000A1B2C3D4',
  vassalage: 'V0',
  vendorName: 'Golden Koi Studio',
  direction: 'in',
  amount: 100,
  state: 'done',
  atLaunch: false,
  createdAt: AT,
  settledAt: AT + 1000,
  ...change,
});

const WALLETS: VendorWallets = {
  main: 4820.5,
  total: 6403.4,
  pending: 0,
  autoTransfer: true,
  wallets: NAMES.map((vendorName, at) => ({
    vassalage: `V${at}`,
    vendorName,
    accountTypeId: 101 + at,
    balance: HELD[at] ?? 0,
  })),
  transfers: [
    transfer({ orderNo: 'V4', atLaunch: true, amount: 1250.4 }),
    transfer({ orderNo: 'V3', direction: 'out', vendorName: 'Harbour Live', amount: 80 }),
    transfer({ orderNo: 'V2', state: 'returned', vendorName: 'Nine Dragons', amount: 25 }),
  ],
  currency: 'USD',
  currencySymbol: '$',
  decimals: 2,
};

const meta = {
  title: 'Portal/Member/Transfer between wallets',
  component: TransferFundScreen,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language ?? 'EN'}>
      <TransferFundScreen {...args} />
    </StoryFrame>
  ),
  args: {
    wallets: storyLoaded(WALLETS),
    onlyBack: false,
    isBringingBack: false,
    isChanging: false,
    onAllBack: fn(),
    onAutoTransfer: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof TransferFundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite'],
  play: async ({ args }) => {
    const wallets = await screen.findByRole('region', { name: 'Wallets of vendors' });
    await expect(within(wallets).getAllByRole('row')).toHaveLength(8 + 1);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 10 vendors' }));
    await expect(within(wallets).getAllByRole('row')).toHaveLength(NAMES.length + 1);
    await userEvent.click(screen.getByRole('button', { name: 'Bring everything back' }));
    await expect(args.onAllBack).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('switch', { name: /^Transfer at launch/ }));
    await expect(args.onAutoTransfer).toHaveBeenCalledWith(false);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a vendor' }), 'dragon');
    await expect(within(wallets).getAllByRole('row')).toHaveLength(2);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a vendor' }), 'x');
    await expect(within(wallets).getByText('No vendor has this name.')).toBeVisible();
  },
};

export const OnItsWay: Story = {
  args: {
    wallets: storyLoaded({
      ...WALLETS,
      main: 4720.5,
      pending: 100,
      transfers: [transfer({ orderNo: 'V5', state: 'pending' }), ...WALLETS.transfers],
    }),
  },
  play: async () => {
    await expect(await screen.findByText(/^\$100\.00 is on its way/)).toBeVisible();
    await expect(screen.getByText('Pending')).toBeVisible();
  },
};

export const MoreThanThereIs: Story = {
  tags: ['after-play'],
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Transfer to or from Harbour Live' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Transfer money' });
    const amount = within(dialog).getByLabelText(/^Amount/);
    await userEvent.type(amount, '5000');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Transfer' }));
    await expect(within(dialog).getByText('There is $4,820.50 to transfer.')).toBeVisible();
    await expect(amount).toHaveFocus();
    // Less is available for a transfer back.
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Back to the main wallet' }));
    await expect(await within(dialog).findByText('There is $320.00 to transfer.')).toBeVisible();
  },
};

/** During a break only transfers back are allowed. */
export const DuringABreak: Story = {
  args: { onlyBack: true },
  play: async () => {
    await expect(await screen.findByRole('switch', { name: /^Transfer at launch/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Transfer to or from Harbour Live' }));
    const dialog = await screen.findByRole('dialog', { name: 'Transfer money' });
    await expect(within(dialog).getByRole('radio', { name: 'To the vendor' })).toBeDisabled();
    await expect(
      within(dialog).getByRole('radio', { name: 'Back to the main wallet' }),
    ).toBeChecked();
  },
};

export const NothingThere: Story = {
  args: {
    wallets: storyLoaded({
      ...WALLETS,
      main: 0,
      total: 0,
      transfers: [],
      wallets: WALLETS.wallets.map((wallet) => ({ ...wallet, balance: 0 })),
    }),
  },
  play: async () => {
    await expect(
      await screen.findByRole('button', { name: 'Bring everything back' }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};
export const NoVendors: Story = {
  args: { wallets: storyLoaded({ ...WALLETS, wallets: [], transfers: [] }) },
};
export const Loading: Story = { args: { wallets: storyLoaded(undefined) } };
export const Failed: Story = {
  args: {
    wallets: storyLoaded(undefined, new CallError('unknown_error', { requestId: '7f3a9c' })),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.wallets.retry).toHaveBeenCalled();
  },
};
export const LongestTextFilipino: Story = {
  parameters: { language: 'TY' },
  args: {
    wallets: storyLoaded({
      ...WALLETS,
      main: 999_999_999.99,
      total: 9_999_999_999.99,
      pending: 999_999_999.99,
      wallets: [
        {
          vassalage: 'V0',
          vendorName: 'Napakahabang Pangalan ng Isang Vendor ng mga Laro',
          accountTypeId: 101,
          balance: 999_999_999.99,
        },
        ...WALLETS.wallets.slice(1),
      ],
      transfers: [
        transfer({
          state: 'pending',
          atLaunch: true,
          amount: 999_999_999.99,
          vendorName: 'Napakahabang Pangalan ng Isang Vendor ng mga Laro',
        }),
      ],
    }),
  },
};
