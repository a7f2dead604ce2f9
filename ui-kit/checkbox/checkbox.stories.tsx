import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { StateSheet } from '../states.sample.tsx';
import { TextLink } from '../text-link/index.ts';
import { Checkbox } from './checkbox.tsx';

const guide: Guide = {
  use: ['Consent, or any number of a few options in a form that is submitted later.'],
  avoid: [
    'A setting that applies immediately: `Switch`.',
    'One of several: `RadioGroup`.',
    'A filter in a row of filters: `Chip`.',
  ],
  anatomy: [
    'Box with a check, or a dash while `indeterminate`',
    'Label; links in it work without toggling',
    'Error',
  ],
  accessibility: {
    pattern: 'Native `input type="checkbox"` in its `label`',
    keys: { Space: 'toggles it', Tab: 'moves to the box, then to a link in its label' },
    announced: [
      'Label, and checked, not checked or mixed.',
      'The error with the box (`aria-describedby`), and politely when it appears.',
    ],
  },
};

const meta = {
  title: 'Kit/Checkbox',
  component: Checkbox,
  parameters: { guide },
  args: { children: 'Remember me', onChange: fn(), onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', { name: 'Remember me' });
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
export const Ticked: Story = { args: { defaultChecked: true } };
export const Indeterminate: Story = {
  args: { indeterminate: true, children: 'All vendors' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBePartiallyChecked();
  },
};
export const WithLink: Story = {
  args: {
    children: (
      <>
        I am at least 21 and accept the <TextLink href="#terms">terms and conditions</TextLink>
      </>
    ),
  },
};
export const WithButton: Story = {
  args: {
    children: (
      <>
        I accept the{' '}
        <TextLink asChild>
          <button type="button">terms and conditions</button>
        </TextLink>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // A native click: the simulated one does not exempt links inside a label.
    canvas.getByRole('button', { name: 'terms and conditions' }).click();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};
export const WithError: Story = {
  tags: ['composite'],
  args: { error: 'Accept the terms to go on', children: 'I accept the terms' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Accept the terms to go on');
  },
};
export const Disabled: Story = {
  args: { disabled: true, defaultChecked: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText('Remember me'), {
      pointerEventsCheck: 0,
    });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const LongFilipino: Story = {
  args: {
    style: { maxInlineSize: '20rem' },
    children:
      'Pinatutunayan kong ako ay nasa hustong gulang at tinatanggap ko ang lahat ng tuntunin at kundisyon ng bahay-palaruang ito',
  },
};
export const States: Story = {
  tags: ['composite', 'states'],
  render: (args) => (
    <StateSheet
      more={{
        disabled: <Checkbox {...args} disabled />,
        error: <Checkbox {...args} error="Accept the terms to go on" />,
      }}
    >
      {() => <Checkbox {...args} />}
    </StateSheet>
  ),
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { children: LONG_WORD, error: LONG_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
