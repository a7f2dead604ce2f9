import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { FieldStates, showStates } from '../states.sample.tsx';
import { DateRangePicker } from './date-range-picker.tsx';

const guide: Guide = {
  use: ['The range of days of records and reports.'],
  avoid: ['One day: `Input` of type `date`.', 'A few fixed periods: `SegmentedControl`.'],
  anatomy: [
    'Button with the range',
    'Panel',
    'Presets',
    'Two fields',
    'Calendar',
    'Error',
    'Apply',
  ],
  accessibility: {
    pattern: 'Dialog (non-modal) with native date inputs; a grid of days',
    keys: {
      'Enter, Space': 'opens; selects a preset or a day',
      'Arrow keys': 'move through the days',
      'Page Up, Page Down': 'move to the previous or next month',
      Escape: 'closes',
    },
    announced: ['Label and range on the button; the error of a range.'],
  },
};

const presets = [
  { id: 'today', label: 'Today', range: { from: '2026-11-22', to: '2026-11-22' } },
  { id: 'week', label: 'Last 7 days', range: { from: '2026-11-16', to: '2026-11-22' } },
  { id: 'month', label: 'Last 30 days', range: { from: '2026-10-24', to: '2026-11-22' } },
];

const meta = {
  title: 'Kit/Date range picker',
  component: DateRangePicker,
  parameters: { guide },
  args: {
    label: 'Period',
    presets,
    defaultValue: { from: '2026-11-10', to: '2026-11-20' },
    min: '2026-08-24',
    max: '2026-11-22',
    longest: 31,
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '32rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (root: HTMLElement) => {
  // Where the clock is stopped, waiting for a script would never end.
  await import('./calendar.tsx');
  await userEvent.click(within(root).getByRole('button', { name: /^Period/ }));
  return within(await screen.findByRole('dialog', { name: 'Period' }));
};

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: /Nov 10.+20, 2026/ }),
    ).toBeVisible();
  },
};
export const Open: Story = {
  tags: ['composite', 'after-play'],
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    const month = await panel.findByRole('grid', { name: 'November 2026' });
    // The panel is hidden until it is placed beside its button.
    await waitFor(() => expect(month).toBeVisible());
  },
};
export const PresetChosen: Story = {
  tags: ['after-play'],
  args: { defaultValue: presets[1]?.range },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    const month = await panel.findByRole('grid', { name: 'November 2026' });
    await waitFor(() => expect(month).toBeVisible());
    await expect(panel.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
export const ByPreset: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: 'Last 7 days' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(presets[1]?.range);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const button = within(canvasElement).getByRole('button', { name: 'Period: Last 7 days' });
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const ByFields: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement);
    const [from, to] = [panel.getByLabelText('From'), panel.getByLabelText('To')];
    await userEvent.clear(from);
    await userEvent.type(from, '2026-11-30');
    await expect(panel.getByRole('alert')).toHaveTextContent(/after/);
    await userEvent.click(panel.getByRole('button', { name: 'Apply' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.clear(from);
    await userEvent.type(from, '2026-09-01');
    await expect(panel.getByRole('alert')).toHaveTextContent('31');
    await userEvent.clear(from);
    await userEvent.type(from, '2026-11-01');
    await userEvent.clear(to);
    await userEvent.type(to, '2026-11-05');
    await userEvent.click(panel.getByRole('button', { name: 'Apply' }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2026-11-01', to: '2026-11-05' });
  },
};
export const ByCalendar: Story = {
  tags: ['no-picture'],
  args: { defaultValue: undefined, value: undefined },
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement);
    await userEvent.click(await panel.findByRole('button', { name: /November 3, 2026/ }));
    await userEvent.click(panel.getByRole('button', { name: /November 9, 2026/ }));
    await userEvent.click(panel.getByRole('button', { name: 'Apply' }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2026-11-03', to: '2026-11-09' });
  },
};
export const InvalidValue: Story = { args: { defaultValue: { from: '2026-02-30', to: 'x' } } };
export const States: Story = {
  tags: ['composite', 'states'],
  render: (args) => (
    <FieldStates error={false}>{(state) => <DateRangePicker {...args} {...state} />}</FieldStates>
  ),
};
export const InvalidDays: Story = {
  tags: ['no-picture'],
  args: { defaultValue: { from: '2026-02-31', to: 'never' }, min: 'then', max: '9999-99-99' },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const DayStates: Story = {
  tags: ['composite', 'after-play'],
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    const day = async (date: number) =>
      panel.findByRole('button', { name: new RegExp(`November ${date}, 2026`) });
    // Days outside the range, inside it, and its ends.
    showStates(await Promise.all([2, 3, 4].map(day)));
    showStates(await Promise.all([12, 13, 14].map(day)));
    showStates(await Promise.all([10, 20].map(day)));
  },
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: {
    label: LONG_WORD,
    presets: [{ id: 'a', label: LONG_WORD, range: { from: '2026-11-10', to: '2026-11-20' } }],
  },
  play: async ({ canvasElement }) => {
    await expectFits(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await expectFits(canvasElement);
  },
};
