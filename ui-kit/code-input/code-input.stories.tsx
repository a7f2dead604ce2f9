import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../field/index.ts';
import type { Guide } from '../guide.ts';
import { FieldStates } from '../states.sample.tsx';
import { CodeInput, type CodeInputProps } from './code-input.tsx';

const guide: Guide = {
  use: ['A one-time code from a text message or an authenticator, of a known number of digits.'],
  avoid: [
    'Any other number: `NumberField`.',
    'A permanent password or PIN: `PasswordInput`.',
    'A code with letters: `Input`.',
  ],
  anatomy: ['One native input over the cells', 'Cell for each digit, the next one marked'],
  accessibility: {
    pattern:
      'One native text input with `inputmode="numeric"` and `autocomplete="one-time-code"`; the cells are only drawn',
    keys: {
      '0 … 9': 'adds a digit; other characters are dropped',
      Backspace: 'removes the last digit',
      'Ctrl + V': 'pastes a whole code, also one with spaces',
    },
    announced: [
      'Label, hint and error of the `Field` around it, and the digits as one text.',
      'Nothing when the last digit is entered: `onComplete` submits the code, and the caller announces the result.',
    ],
  },
};

function Held({ value, onValueChange, ...props }: CodeInputProps) {
  const [digits, setDigits] = useState(value);
  return (
    <CodeInput
      {...props}
      value={digits}
      onValueChange={(next) => {
        setDigits(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Kit/Code input',
  component: CodeInput,
  parameters: { guide },
  args: { value: '', onValueChange: fn(), onComplete: fn(), 'aria-label': 'Verification code' },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof CodeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Typed: Story = {
  tags: ['after-play'],
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Verification code' });
    await userEvent.click(input);
    await userEvent.keyboard('12a3{Backspace}45');
    await expect(input).toHaveValue('1245');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('67');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenCalledWith('124567');
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('124567');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
  },
};
export const Pasted: Story = {
  tags: ['after-play'],
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.click(input);
    await userEvent.paste(' 123-456 ');
    await expect(input).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};
export const InFieldWithError: Story = {
  tags: ['composite'],
  args: { value: '12', 'aria-label': undefined },
  render: (args) => (
    <Field label="Verification code" required error="The code is wrong or too old">
      <Held {...args} />
    </Field>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('textbox', { name: 'Verification code' }),
    ).toHaveAccessibleDescription('The code is wrong or too old');
  },
};
export const Uncontrolled: Story = {
  tags: ['no-picture'],
  args: { value: undefined, defaultValue: '12' },
  render: (args) => <CodeInput {...args} />,
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Verification code' });
    await expect(input).toHaveValue('12');
    await userEvent.type(input, '3456');
    await expect(input).toHaveValue('123456');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('123456');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};
export const FourDigits: Story = { args: { length: 4, value: '12' } };
export const Disabled: Story = { args: { disabled: true, value: '123' } };
export const Narrow: Story = {
  args: { value: '123' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
};
export const States: Story = {
  tags: ['composite', 'states'],
  render: (args) => <FieldStates>{(state) => <CodeInput {...args} {...state} />}</FieldStates>,
};
