import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, List } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { StateSheet } from '../states.sample.tsx';
import { SegmentedControl } from './segmented-control.tsx';

const guide: Guide = {
  use: ['A single choice from two to five views or periods of the same content.'],
  avoid: [
    'Parts of a page: `Tabs`.',
    'A value of a form: `RadioGroup`.',
    'Filters that can be combined: `Chip`.',
  ],
  anatomy: ['Frame with its name', 'Segment'],
  accessibility: {
    pattern: 'Radio group, on native radio buttons',
    keys: { Tab: 'moves to the selected segment', 'Arrow keys': 'select the next or previous one' },
    announced: ['The name of the group, each segment with its position.'],
  },
};

const meta = {
  title: 'Kit/Segmented control',
  component: SegmentedControl,
  parameters: { guide },
  args: {
    label: 'Period',
    items: [
      { value: 'day', label: 'Day' },
      { value: 'week', label: 'Week' },
      { value: 'month', label: 'Month', disabled: true },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['composite'],
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: 'Period' }));
    await userEvent.tab();
    await expect(group.getByRole('radio', { name: 'Day' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(group.getByRole('radio', { name: 'Week' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('week');
  },
};
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const FullWidth: Story = { args: { fullWidth: true } };
export const Icons: Story = {
  args: {
    label: 'View',
    items: [
      { value: 'grid', label: <LayoutGrid size={18} aria-hidden="true" />, 'aria-label': 'Tiles' },
      { value: 'list', label: <List size={18} aria-hidden="true" />, 'aria-label': 'List' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'Tiles' })).toBeChecked();
  },
};
export const Narrow: Story = {
  args: {
    items: ['Kahapon', 'Ngayong linggo', 'Nakaraang buwan'].map((label) => ({
      value: label,
      label,
    })),
    style: { maxInlineSize: '14rem' },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const States: Story = {
  tags: ['composite', 'states'],
  render: (args) => (
    <StateSheet
      target={'input:not(:checked)'}
      more={{
        disabled: (
          <SegmentedControl
            {...args}
            label="Period, disabled"
            items={(args.items ?? []).map((item) => ({ ...item, disabled: true }))}
          />
        ),
      }}
    >
      {(state) => <SegmentedControl {...args} label={`Period, ${state}`} />}
    </StateSheet>
  ),
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { items: [{ value: 'a', label: LONG_WORD }] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const NoItems: Story = {
  tags: ['no-picture'],
  args: { items: [] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
