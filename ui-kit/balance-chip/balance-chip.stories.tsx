import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { StateSheet } from '../states.sample.tsx';
import { BalanceChip, type BalanceChipProps } from './balance-chip.tsx';

const guide: Guide = {
  use: ['The balance of the signed-in member, in the header or above the cashier.'],
  avoid: [
    'An amount in running text or a table: `Text` with `numeric`.',
    'A figure with its change against a period: `Stat`.',
  ],
  anatomy: [
    'Amount, or asterisks, or a skeleton',
    'Icon of an outdated amount, with `stale`',
    'Button that hides and shows, with `onMaskedChange` or `defaultMasked`',
    'Refresh button, with `onRefresh`',
  ],
  accessibility: {
    pattern: 'Text with a polite live region, and native buttons',
    keys: {
      Tab: 'moves to the button that hides and shows, then to refresh',
      'Enter, Space': 'presses the focused button; refresh does nothing while it is busy',
    },
    announced: [
      '`Balance $1,234.50` in reading order.',
      'A changed amount, politely, once it has not changed for 1.5 s: a balance that changes with every spin is announced once.',
      'A hidden amount is not in the document: `Balance hidden` is read.',
    ],
  },
};

const labels = {
  hidden: 'hidden',
  hide: 'Hide balance',
  show: 'Show balance',
  refresh: 'Refresh balance',
  stale: 'May be out of date',
};

function Kept(args: BalanceChipProps) {
  const [masked, setMasked] = useState(args.masked ?? false);
  const [amount, setAmount] = useState(args.amount);
  return (
    <>
      <BalanceChip {...args} amount={amount} masked={masked} onMaskedChange={setMasked} />{' '}
      <button type="button" onClick={() => setAmount((was) => (was ?? 0) + 100)}>
        Win
      </button>{' '}
      <button type="button" onClick={() => setAmount((was) => (was ?? 0) - 40)}>
        Lose
      </button>
    </>
  );
}

const meta = {
  title: 'Kit/Balance chip',
  component: BalanceChip,
  parameters: { guide },
  args: { amount: 1234.5, locale: 'en', labels, onMaskedChange: fn(), onRefresh: fn() },
} satisfies Meta<typeof BalanceChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  tags: ['composite'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Balance $1,234.50')).toBeInTheDocument();
    await expect(canvas.getByText('$1,234.50')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh balance' }));
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
  },
};
export const HidesAndShows: Story = {
  tags: ['no-picture'],
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Win' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1,334.50'), {
      timeout: 4000,
    });
    canvas.getByRole('button', { name: 'Hide balance' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('******')).toBeVisible();
    await expect(canvasElement.innerHTML).not.toMatch(/334/);
    // An amount that changes while it is hidden is not disclosed either.
    await userEvent.click(canvas.getByRole('button', { name: 'Win' }));
    await expect(canvasElement.innerHTML).not.toMatch(/434|data-change/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show balance' }));
    await expect(canvas.getByText('$1,434.50')).toBeVisible();
  },
};
export const Changes: Story = {
  tags: ['no-picture'],
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chip = canvasElement.querySelector('[data-state]');
    const width = chip?.getBoundingClientRect().width;
    await userEvent.click(canvas.getByRole('button', { name: 'Win' }));
    await expect(canvas.getByText('$1,334.50')).toHaveAttribute('data-change', 'up');
    await userEvent.click(canvas.getByRole('button', { name: 'Lose' }));
    await expect(canvas.getByText('$1,294.50')).toHaveAttribute('data-change', 'down');
    await expect(chip?.getBoundingClientRect().width).toBe(width);
    // Two quick changes make one announcement.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Balance $1,294.50'), {
      timeout: 4000,
    });
  },
};
export const Masked: Story = { args: { masked: true } };
export const Loading: Story = { args: { amount: undefined } };
export const Refreshing: Story = {
  tags: ['no-picture'],
  args: { refreshing: true },
  play: async ({ canvasElement, args }) => {
    const refresh = within(canvasElement).getByRole('button', { name: 'Refresh balance' });
    await userEvent.click(refresh);
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};
export const Stale: Story = {
  args: { stale: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: 'May be out of date' }),
    ).toBeVisible();
  },
};
export const Filipino: Story = {
  args: {
    amount: 1_234_567.8,
    currencySymbol: '₱',
    locale: 'fil-PH',
    label: 'Kasalukuyang balanse ng inyong pitaka',
  },
};
export const States: Story = {
  tags: ['composite', 'states'],
  render: (args) => <StateSheet>{() => <BalanceChip {...args} />}</StateSheet>,
};
export const HugeAmount: Story = {
  tags: ['no-picture'],
  args: { amount: -98_765_432_109_876 },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { label: LONG_WORD, currencySymbol: LONG_WORD, style: { maxInlineSize: '16rem' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
