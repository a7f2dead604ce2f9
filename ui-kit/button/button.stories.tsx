import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { StateSheet } from '../states.sample.tsx';
import { Button } from './button.tsx';

const guide: Guide = {
  use: ['An action: send, deposit, play, confirm. Use one solid button in each part of a page.'],
  avoid: [
    'Navigation: `TextLink`, or a router link with `asChild`.',
    'A setting that is on or off: `Switch`, or `Chip` for a filter.',
    'An action that can be repeated only after a while: `CountdownButton`.',
  ],
  anatomy: [
    'Background of the variant and tone',
    'Label, or one icon with `iconOnly`',
    'Spinner, while `busy`',
  ],
  accessibility: {
    pattern: 'Native `button`, or the one child with `asChild`',
    keys: { 'Enter, Space': 'presses it; does nothing while disabled or busy' },
    announced: [
      'Its label, and `dimmed` or `unavailable` while disabled; it keeps the focus (`aria-disabled`).',
      '`busy` while work is in progress (`aria-busy`). The spinner is not announced.',
    ],
  },
};

const meta = {
  title: 'Kit/Button',
  component: Button,
  parameters: { guide },
  args: { children: 'Deposit', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  tags: ['composite'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Deposit' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
export const Soft: Story = { tags: ['composite'], args: { variant: 'soft' } };
export const Quiet: Story = { args: { variant: 'ghost' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Sign out' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const Block: Story = { args: { fullWidth: true } };
export const IconOnly: Story = {
  args: { iconOnly: true, 'aria-label': 'Add to favourites', children: <Heart size={20} /> },
};
export const LongText: Story = {
  args: { children: 'Kumpirmahin at ipagpatuloy ang pagdeposito ng pera' },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Deposit' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
export const States: Story = {
  tags: ['composite', 'states'],
  render: (args) => (
    <StateSheet more={{ disabled: <Button {...args} disabled />, busy: <Button {...args} busy /> }}>
      {() => <Button {...args} />}
    </StateSheet>
  ),
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { children: LONG_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
