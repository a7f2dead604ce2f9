import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFits, LONG_WORD, tenThousand } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { FieldStates } from '../states.sample.tsx';
import { Select } from './select.tsx';

const guide: Guide = {
  use: [
    'A single choice from up to a few dozen options in a form: a bank, a language, a currency.',
  ],
  avoid: [
    'Two to five visible options: `RadioGroup` or `SegmentedControl`.',
    'Many options, found by typing: `Combobox`.',
    'Actions: `Menu`.',
  ],
  anatomy: ['Frame', 'Native select', 'Arrow'],
  accessibility: {
    pattern: "Native `select`: its list is the platform's own",
    keys: {
      'Space, Arrow down': 'opens the list, as the platform does',
      'Arrow up, Arrow down': 'move through the options',
      'A … Z': 'moves to the option that begins with it',
    },
    announced: ['Label, hint and error of the `Field` around it, and the selected option.'],
  },
};

const meta = {
  title: 'Kit/Select',
  component: Select,
  parameters: { guide },
  args: {
    'aria-label': 'Country code',
    onChange: fn(),
    onValueChange: fn(),
    style: { maxInlineSize: '24rem' },
    options: [
      { value: '63', label: 'Philippines +63' },
      { value: '65', label: 'Singapore +65' },
      { value: '84', label: 'Vietnam +84', disabled: true },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  tags: ['composite'],
  args: { defaultValue: '63' },
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Country code' });
    await userEvent.selectOptions(select, '65');
    await expect(select).toHaveValue('65');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('65');
  },
};
export const Placeholder: Story = { args: { placeholder: 'Choose a country' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const Invalid: Story = { args: { 'aria-invalid': true, placeholder: 'Choose a country' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongFilipino: Story = {
  args: {
    options: [
      { value: '1', label: 'Paglilipat mula sa pangunahing pitaka papunta sa pitaka ng ahente' },
    ],
    style: { maxInlineSize: '16rem' },
  },
};
export const States: Story = {
  tags: ['composite', 'states'],
  args: { options: [{ value: '63', label: 'Philippines +63' }] },
  render: (args) => <FieldStates>{(state) => <Select {...args} {...state} />}</FieldStates>,
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { options: [{ value: 'a', label: LONG_WORD }] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const NoOptions: Story = {
  tags: ['no-picture'],
  args: { options: [] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const TenThousand: Story = {
  // axe needs minutes for ten thousand equal items and finds nothing that ten do not show.
  tags: ['no-picture', 'no-axe'],
  parameters: { a11y: { test: 'off' } },
  args: {
    options: tenThousand((at) => ({ value: `${at}`, label: `Bank ${at}` })),
    defaultValue: '0',
  },
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByLabelText('Country code');
    await expect(select).toHaveProperty('length', 10_000);
    await userEvent.selectOptions(select, '9999');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('9999');
    await expectFits(canvasElement);
  },
};
