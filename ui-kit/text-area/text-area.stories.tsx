import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '../field/index.ts';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Kit/TextArea',
  component: TextArea,
  args: { 'aria-label': 'Comment', rows: 3 },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Tell us about it' } };
export const Filled: Story = {
  args: {
    defaultValue: 'Two lines\nof text, and a word without an end: aaaaaaaaaaaaaaaaaaaaaaaaaa',
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Not now' } };
export const InAField: Story = {
  render: (args) => (
    <Field required label="Comment" hint="At most 140 characters" error="Write a line about it.">
      <TextArea {...args} aria-label={undefined} />
    </Field>
  ),
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: /Comment/ });
    await expect(area).toHaveAccessibleDescription('Write a line about it. At most 140 characters');
    await expect(area).toBeInvalid();
    await userEvent.type(area, 'a{Enter}b');
    await expect(area).toHaveValue('a\nb');
  },
};
