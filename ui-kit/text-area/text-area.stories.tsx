import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import { Field } from '../field/index.ts';
import type { Guide } from '../guide.ts';
import { FieldStates } from '../states.sample.tsx';
import { TextArea } from './text-area.tsx';

const guide: Guide = {
  use: ['A text of several lines: a message to customer service, a reason.'],
  avoid: ['A single line: `Input`.'],
  anatomy: ['Native text area, resizable downwards'],
  accessibility: {
    pattern: 'Native `textarea`',
    keys: { Enter: 'inserts a line break', Tab: 'moves to the next control' },
    announced: ['Label, hint and error of the `Field` around it.'],
  },
};

const meta = {
  title: 'Kit/Text area',
  component: TextArea,
  parameters: { guide },
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
export const States: Story = {
  tags: ['composite', 'states'],
  render: (args) => <FieldStates>{(state) => <TextArea {...args} {...state} />}</FieldStates>,
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { defaultValue: LONG_WORD, placeholder: LONG_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
