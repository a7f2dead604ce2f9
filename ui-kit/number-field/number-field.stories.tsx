import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import { Field } from '../field/index.ts';
import type { Guide } from '../guide.ts';
import { FieldStates } from '../states.sample.tsx';
import { NumberField } from './number-field.tsx';

const guide: Guide = {
  use: ['An exact number: an amount of money, a limit, a rate.'],
  avoid: [
    'An approximate number: `Slider`.',
    'Digits that are not a number (a code, a phone number): `Input`.',
  ],
  anatomy: ['Field', 'Currency before, unit after', 'Step buttons'],
  accessibility: {
    pattern: 'Spinbutton',
    keys: {
      'Arrow up, Arrow down': 'change it by one step',
      'Page Up, Page Down': 'change it by ten steps',
    },
    announced: ['Label, number, minimum and maximum, hint and error.'],
  },
};

const meta = {
  title: 'Kit/Number field',
  component: NumberField,
  parameters: { guide },
  args: { defaultValue: '1500', step: 0.01, start: '$', onValueChange: fn() },
  render: (args) => (
    <Field label="Amount" hint="From 50.00 to 50,000.00" style={{ maxInlineSize: '20rem' }}>
      <NumberField {...args} />
    </Field>
  ),
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['composite'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('spinbutton', { name: 'Amount' })).toHaveValue(
      '1,500',
    );
  },
};
export const Typing: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '1234567890123456.78');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1234567890123456.78');
    await userEvent.tab();
    // No digit is lost, although the number exceeds the precision of a double.
    await expect(field).toHaveValue('1,234,567,890,123,456.78');
    await userEvent.clear(field);
    await userEvent.type(field, 'abc');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await userEvent.tab();
    await expect(field).toHaveValue('abc');
  },
};
export const Stepper: Story = {
  args: { stepper: true, step: 5, min: 0, max: 20, defaultValue: '15', start: undefined },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Increase' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('20');
    await expect(canvas.getByRole('button', { name: 'Increase' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('spinbutton'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('15');
    await userEvent.keyboard('{PageDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('0');
  },
};
export const Negative: Story = { args: { defaultValue: '-98765.5' } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledStepper: Story = {
  tags: ['no-picture'],
  args: { ...Stepper.args, disabled: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    for (const name of ['Increase', 'Decrease']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toBeDisabled();
      await userEvent.click(button);
    }
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('spinbutton')).toHaveValue('15');
  },
};
export const ReadOnlyStepper: Story = {
  tags: ['no-picture'],
  args: { ...Stepper.args, readOnly: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    for (const name of ['Increase', 'Decrease']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
    }
    await userEvent.click(canvas.getByRole('spinbutton'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
export const OtherLanguage: Story = {
  args: { locale: 'de', defaultValue: '1234.5' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('spinbutton')).toHaveValue('1.234,5');
  },
};
export const States: Story = {
  tags: ['composite', 'states'],
  render: (args) => (
    <FieldStates>
      {(state) => (
        <Field label="Amount">
          <NumberField {...args} {...state} />
        </Field>
      )}
    </FieldStates>
  ),
};
export const HugeNumber: Story = {
  tags: ['no-picture'],
  args: { defaultValue: `-${'9'.repeat(60)}.99` },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { start: LONG_WORD, end: LONG_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
