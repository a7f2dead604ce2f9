import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { FieldStates } from '../states.sample.tsx';
import { Input, type InputProps } from './input.tsx';

const guide: Guide = {
  use: ['A single line of text: a name, an address, a search in a form.'],
  avoid: [
    'A password: `PasswordInput`.',
    'An exact number or money: `NumberField`.',
    'A one-time code: `CodeInput`.',
    'A choice from many options: `Combobox`.',
  ],
  anatomy: [
    'Frame',
    'Slot before the text',
    'Native input',
    'Clear button, with `onClear`',
    'Slot after the text',
  ],
  accessibility: {
    pattern: 'Native `input`',
    keys: { Tab: 'moves to the input, then to the clear button and the buttons at its end' },
    announced: [
      'Label, hint and error of the `Field` around it.',
      'Clearing returns the focus to the input, which is then read as empty.',
    ],
  },
};

function Held(props: InputProps) {
  const [value, setValue] = useState(String(props.value ?? ''));
  return (
    <Input
      {...props}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      onClear={() => {
        setValue('');
        props.onClear?.();
      }}
    />
  );
}

const meta = {
  title: 'Kit/Input',
  component: Input,
  parameters: { guide },
  args: { 'aria-label': 'Amount', style: { maxInlineSize: '24rem' } },
} satisfies Meta<typeof Input>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Enter an amount' } };
export const Filled: Story = { args: { defaultValue: '1,500.00' } };
export const Small: Story = { args: { size: 'sm', defaultValue: '1,500.00' } };
export const Large: Story = { args: { size: 'lg', defaultValue: '1,500.00' } };
export const Slots: Story = {
  args: { start: '₱', end: 'PHP', inputMode: 'decimal', defaultValue: '500', placeholder: '0' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('₱'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const Clearable: Story = {
  args: {
    'aria-label': 'Search games',
    type: 'search',
    value: 'Dragon',
    start: <Search size={18} aria-hidden="true" />,
    labels: { clear: 'Clear search' },
    onClear: fn(),
  },
  render: (args) => <Held {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.keyboard('Lotus');
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible();
  },
};
export const ClearableDisabled: Story = {
  tags: ['no-picture'],
  args: { ...Clearable.args, disabled: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const clear = canvas.getByRole('button', { name: 'Clear search' });
    await expect(clear).toBeDisabled();
    await userEvent.click(clear);
    await expect(args.onClear).not.toHaveBeenCalled();
  },
};
export const ClearableReadOnly: Story = {
  tags: ['no-picture'],
  args: { ...Clearable.args, readOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const Invalid: Story = {
  tags: ['composite'],
  args: { 'aria-invalid': true, defaultValue: '-5' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: '1,500.00' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'GCASH-2026-0042' } };
export const LongFilipino: Story = {
  args: { placeholder: 'Ilagay ang buong halagang nais mong ideposito sa iyong account' },
};
export const States: Story = {
  tags: ['composite', 'states'],
  render: (args) => <FieldStates>{(state) => <Input {...args} {...state} />}</FieldStates>,
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { defaultValue: LONG_WORD, placeholder: LONG_WORD, start: LONG_WORD, end: LONG_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
