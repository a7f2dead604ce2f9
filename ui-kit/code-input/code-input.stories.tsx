import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../field/index.ts';
import { CodeInput, type CodeInputProps } from './code-input.tsx';

function Held({ value, onValueChange, ...props }: CodeInputProps) {
  const [digits, setDigits] = useState(value);
  return (
    <CodeInput
      {...props}
      value={digits}
      onValueChange={(next) => {
        setDigits(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Kit/CodeInput',
  component: CodeInput,
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
