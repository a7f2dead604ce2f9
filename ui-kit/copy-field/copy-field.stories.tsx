import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import { Field } from '../field/index.ts';
import type { Guide } from '../guide.ts';
import { StateSheet } from '../states.sample.tsx';
import { CopyField } from './copy-field.tsx';

const guide: Guide = {
  use: ['A text that people copy: a code, a link, an account number.'],
  avoid: ['A text to read: `DescriptionList`.', 'A link to open on a phone: `QrBlock` beside it.'],
  anatomy: ['Read-only field', 'Copy button'],
  accessibility: {
    pattern: 'Native read-only input with a button',
    keys: { Tab: 'moves to the text, which is selected, then to the button', Enter: 'copies' },
    announced: ['That it was copied, or that it must be copied by hand.'],
  },
};

const meta = {
  title: 'Kit/Copy field',
  component: CopyField,
  parameters: { guide },
  args: { value: 'https://baize.example/r/ABCD2026', onCopied: fn() },
  render: (args) => (
    <Field label="Your link" style={{ maxInlineSize: '24rem' }}>
      <CopyField {...args} />
    </Field>
  ),
} satisfies Meta<typeof CopyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Copied: Story = {
  tags: ['composite'],
  play: async ({ canvasElement, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(write).toHaveBeenCalledWith(args.value);
    await expect(await canvas.findByText('Copied')).toBeInTheDocument();
    await expect(args.onCopied).toHaveBeenCalledTimes(1);
  },
};
export const Forbidden: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement, args }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowed'));
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByText(/copy it by hand/)).toBeInTheDocument();
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Your link' });
    await expect(field.selectionEnd).toBe(args.value.length);
  },
};
export const LongValue: Story = { args: { value: 'A7'.repeat(200) } };
export const States: Story = {
  tags: ['composite', 'states'],
  render: (args) => (
    <StateSheet target="button">
      {(state) => <CopyField {...args} aria-label={`Your link, ${state}`} />}
    </StateSheet>
  ),
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { value: LONG_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
