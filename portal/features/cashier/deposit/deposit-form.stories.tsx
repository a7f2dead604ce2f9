import type { DepositChannel, DepositSettings } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { StoryFrame } from '../story-frame.tsx';
import { DepositForm } from './deposit-form.tsx';

const settings: DepositSettings = {
  currency: 'USD',
  currencySymbol: '$',
  decimals: 2,
  presets: [20, 50, 100, 200, 500, 1000],
  turnoverTimes: 1,
  pendingLimit: 5,
  isDemonstration: true,
};
const common = { minAmount: 5, maxAmount: 500, feePercent: 0, usualMinutes: 1, expiryMinutes: 30 };
const channels: DepositChannel[] = [
  { ...common, channelId: 'lagoon', name: 'Lagoon Pay', kind: 'launchUrl' },
  { ...common, channelId: 'cardgate', name: 'Cardgate', kind: 'launchUrl', feePercent: 1.5 },
  { ...common, channelId: 'scanpay', name: 'Perlas QR', kind: 'qr' },
  { ...common, channelId: 'harbour', name: 'Harbour Bank', kind: 'manual' },
];

const meta = {
  title: 'Portal/Member/Deposit',
  component: DepositForm,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language ?? 'EN'}>
      <DepositForm {...args} />
    </StoryFrame>
  ),
  args: { settings, channels, onPlaced: fn() },
} satisfies Meta<typeof DepositForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FeeIsToldBefore: Story = {
  tags: ['after-play'],
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /Cardgate/ }));
    await expect(screen.getByText('Demo cashier: no real money moves.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '$100' }));
    await expect(screen.getByText('$1.50 · 1.5%')).toBeVisible();
    await expect(screen.getAllByText('$98.50').length).toBeGreaterThan(0);
    await expect(screen.queryByRole('button', { name: '$1,000' })).toBeNull();
  },
};
export const ManualNeedsAName: Story = {
  tags: ['after-play'],
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /Harbour Bank/ }));
    await userEvent.type(screen.getByLabelText(/^Amount/), '60');
    await userEvent.click(screen.getByRole('button', { name: 'Deposit now' }));
    const name = screen.getByLabelText(/account name/);
    await expect(name).toHaveAccessibleDescription(/as your bank writes it/);
    await expect(name).toHaveFocus();
  },
};
export const RealCashier: Story = {
  name: 'Real payments: nothing says that no money moves',
  tags: ['no-picture'],
  args: { settings: { ...settings, isDemonstration: false } },
  play: async () => {
    await screen.findByRole('button', { name: 'Deposit now' });
    await expect(screen.queryByText(/no real money moves/)).toBeNull();
  },
};
export const Filipino: Story = { parameters: { language: 'TY' } };
