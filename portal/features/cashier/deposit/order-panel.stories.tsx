import type { DepositOrder } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { StoryFrame } from '../story-frame.tsx';
import { OrderPanel } from './order-panel.tsx';

const at = Date.now();
const order: DepositOrder = {
  orderNo: 'D2611210930451A2B3C',
  channelId: 'lagoon',
  channelName: 'Lagoon Pay',
  kind: 'launchUrl',
  amount: 100,
  fee: 0,
  credited: 100,
  status: 'pending',
  createdAt: at,
  expiresAt: at + 600_000,
  launchUrl: '/sandbox/cashier/pay/token',
};

const meta = {
  title: 'Portal/Member/Deposit order',
  component: OrderPanel,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language ?? 'EN'}>
      <OrderPanel {...args} />
    </StoryFrame>
  ),
  args: { order, clockAhead: 0, cancelling: false, onCancel: fn(), onAgain: fn() },
} satisfies Meta<typeof OrderPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaitsForThePage: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByText(/^Expires in (10:00|09:5\d)$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel deposit' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};
export const WaitsForTheScan: Story = {
  args: {
    order: { ...order, kind: 'qr', launchUrl: undefined, qrContent: 'https://pay.example/order/x' },
  },
};
export const WaitsForTheTransferFilipino: Story = {
  parameters: { language: 'TY' },
  args: {
    order: {
      ...order,
      kind: 'manual',
      launchUrl: undefined,
      payee: {
        bankName: 'Harbour Bank',
        accountName: 'Baize Sandbox Merchant',
        accountNumber: '0042 1187 6650',
        reference: '1A2B3C4D',
      },
    },
  },
  play: async () => {
    const copied = fn();
    navigator.clipboard.writeText = async (text) => void copied(text);
    for (const [name, value] of [
      ['Kopyahin: Pangalan ng account', 'Baize Sandbox Merchant'],
      ['Kopyahin: Numero ng account', '0042 1187 6650'],
      ['Kopyahin: Reference', '1A2B3C4D'],
    ] as const) {
      await userEvent.click(await screen.findByRole('button', { name }));
      await expect(copied).toHaveBeenLastCalledWith(value);
    }
  },
};
export const Approved: Story = {
  args: { order: { ...order, status: 'approved', launchUrl: undefined, decidedAt: at } },
};
export const Refused: Story = {
  args: {
    order: { ...order, status: 'refused', reason: 'payer_refused', launchUrl: undefined },
  },
  play: async () => {
    await screen.findByText('The payment was refused on the payment page. Nothing was credited.');
    await expect(screen.queryByText('You receive')).toBeNull();
    await expect(screen.queryByText('Fee')).toBeNull();
  },
};
export const Expired: Story = {
  args: { order: { ...order, status: 'expired', launchUrl: undefined } },
};
