import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import { Field } from '../field/index.ts';
import type { Guide } from '../guide.ts';
import { FieldStates } from '../states.sample.tsx';
import { Slider } from './slider.tsx';

const guide: Guide = {
  use: ['An approximate number within a range: a volume, a reminder interval.'],
  avoid: [
    'Money and other exact numbers: `NumberField`.',
    'A few fixed values: `SegmentedControl`.',
  ],
  anatomy: ['Number in words', 'Track with its fill', 'Thumb'],
  accessibility: {
    pattern: 'Slider, on a native range input',
    keys: {
      'Arrow keys': 'change it by one step',
      'Page Up, Page Down': 'change it by a larger step',
      'Home, End': 'set the minimum or maximum',
    },
    announced: ['Label, and the number in the format of `formatValue`.'],
  },
};

const meta = {
  title: 'Kit/Slider',
  component: Slider,
  parameters: { guide },
  args: {
    min: 15,
    max: 60,
    step: 15,
    defaultValue: 30,
    formatValue: (minutes: number) => `${minutes} minutes`,
    onValueChange: fn(),
  },
  render: (args) => (
    <Field label="Remind me every" style={{ maxInlineSize: '20rem' }}>
      <Slider {...args} />
    </Field>
  ),
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['composite'],
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Remind me every' });
    await expect(slider).toHaveAttribute('aria-valuetext', '30 minutes');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    // Simulated keys do not move a native range input, so the resulting value is set.
    await fireEvent.change(slider, { target: { value: '45' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(45);
    await expect(slider).toHaveAttribute('aria-valuetext', '45 minutes');
    await fireEvent.change(slider, { target: { value: '90' } });
    await expect(slider).toHaveValue('60');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Least: Story = { args: { defaultValue: 15 } };
export const NoRange: Story = { args: { min: 10, max: 10, defaultValue: 10 } };
export const States: Story = {
  tags: ['composite', 'states'],
  render: (args) => (
    <FieldStates error={false}>
      {(state) => (
        <Field label="Remind me every">
          <Slider {...args} {...state} />
        </Field>
      )}
    </FieldStates>
  ),
};
export const BadNumbers: Story = {
  tags: ['no-picture'],
  args: { defaultValue: 1e21, min: -1e9, max: 1e9 },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { formatValue: () => LONG_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
