import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { SlotsIcon } from '../icon/index.ts';
import { StateSheet } from '../states.sample.tsx';
import { Chip } from './chip.tsx';

const guide: Guide = {
  use: [
    'Filters of a list: categories, vendors, statuses. The caller decides whether one or several can be on.',
  ],
  avoid: [
    'Two to five views of the same thing: `SegmentedControl`.',
    'A label that is not interactive: `Badge`.',
    'Parts of a page: `Tabs`.',
  ],
  anatomy: ['Icon', 'Label', 'Count; its space is reserved while it is unknown'],
  accessibility: {
    pattern:
      'Toggle button (`aria-pressed`); a plain button without `pressed` and `defaultPressed`',
    keys: { 'Enter, Space': 'toggles it; does nothing while disabled' },
    announced: ['Label and count, then pressed or not pressed.'],
  },
};

const meta = {
  title: 'Kit/Chip',
  component: Chip,
  parameters: { guide },
  args: { children: 'Slots', onClick: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { args: { pressed: false } };
export const On: Story = { args: { pressed: true, count: 128 } };
export const WithIcon: Story = {
  tags: ['composite'],
  args: { icon: <SlotsIcon size={20} />, count: 1204 },
};
export const Tile: Story = {
  args: { shape: 'tile', pressed: false, style: { inlineSize: '20ch' } },
};
export const Toggles: Story = {
  tags: ['no-picture'],
  render: (args) => {
    const [pressed, setPressed] = useState(false);
    return <Chip {...args} pressed={pressed} onClick={() => setPressed(!pressed)} />;
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(within(canvasElement).getByRole('button', { pressed: true })).toHaveFocus();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(within(canvasElement).getByRole('button', { pressed: false })).toBeVisible();
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const LongText: Story = {
  args: {
    children: 'Mga larong may pinakamalaking premyo ngayong linggo',
    count: 12,
    style: { maxInlineSize: '28ch' },
  },
};
export const States: Story = {
  tags: ['composite', 'states'],
  render: (args) => (
    <StateSheet
      more={{ pressed: <Chip {...args} pressed />, disabled: <Chip {...args} disabled /> }}
    >
      {() => <Chip {...args} />}
    </StateSheet>
  ),
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { children: LONG_WORD, count: 1e21 },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const BadNumbers: Story = {
  tags: ['no-picture'],
  render: (args) => (
    <>
      {[-3, 1e21].map((count) => (
        <Chip key={count} {...args} count={count} />
      ))}
    </>
  ),
  play: ({ canvasElement }) => expectFits(canvasElement),
};
