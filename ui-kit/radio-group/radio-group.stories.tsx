import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard, QrCode, Wallet } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { StateSheet } from '../states.sample.tsx';
import { RadioCards, RadioGroup } from './radio-group.tsx';

const guide: Guide = {
  use: [
    'A single choice from two to seven visible options.',
    '`RadioCards` where each option needs a picture or an explanation: payment methods.',
  ],
  avoid: [
    'More than seven: `Select` or `Combobox`.',
    'A setting that is on or off: `Switch`.',
    'Views: `SegmentedControl`.',
  ],
  anatomy: ['Group with its name', 'Option', 'Circle', 'Name and description', 'Error'],
  accessibility: {
    pattern: 'Radio group, on native radio buttons',
    keys: {
      Tab: 'moves to the selected option, or the first',
      'Arrow keys': 'select the next or previous one',
      Space: 'selects the focused option',
    },
    announced: [
      'The name of the group, each option with its position and description; an error when it appears.',
    ],
  },
};

const options = [
  { value: 'week', label: 'A week', description: 'From Monday to Sunday' },
  { value: 'month', label: 'A month' },
  { value: 'year', label: 'A year', disabled: true },
];

const meta = {
  title: 'Kit/Radio group',
  component: RadioGroup,
  parameters: { guide },
  args: { label: 'Period', options, defaultValue: 'week', onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = { tags: ['composite'] };
export const Row: Story = { args: { layout: 'row' } };
export const ByKeys: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('radiogroup', { name: 'Period' });
    await userEvent.tab();
    const week = within(group).getByRole('radio', { name: 'A week' });
    await expect(week).toHaveFocus();
    await expect(week).toHaveAccessibleDescription('From Monday to Sunday');
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(group).getByRole('radio', { name: 'A month' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('month');
    // The disabled option is skipped.
    await userEvent.keyboard('{ArrowDown}');
    await expect(week).toBeChecked();
  },
};
export const WithError: Story = {
  args: { defaultValue: '', required: true, error: 'Please choose a period.' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription('Please choose a period.');
  },
};
export const Cards: Story = {
  tags: ['composite'],
  render: ({ layout: _, ...args }) => (
    <RadioCards
      {...args}
      label="Way to pay"
      options={[
        {
          value: 'week',
          label: 'Bank transfer',
          description: '50.00 to 50,000.00, within an hour',
          icon: <Wallet />,
        },
        { value: 'card', label: 'Card', description: 'At once', icon: <CreditCard /> },
        {
          value: 'qr',
          label: 'QR code',
          description: 'Under maintenance',
          icon: <QrCode />,
          disabled: true,
        },
      ]}
    />
  ),
};
export const LongFilipino: Story = {
  args: {
    label: 'Panahon ng limitasyon sa pagdeposito',
    options: [
      {
        value: 'week',
        label: 'Bawat linggo, mula Lunes hanggang Linggo ng hatinggabi sa oras ng merkado',
        description: 'Magbabago ito pagkatapos ng dalawampu’t apat na oras at kumpirmasyon',
      },
    ],
    style: { maxInlineSize: '16rem' },
  },
};
export const States: Story = {
  tags: ['composite', 'states'],
  render: (args) => (
    <StateSheet
      target={'input:not(:checked)'}
      more={{
        disabled: (
          <RadioGroup
            {...args}
            options={options.map((option) => ({ ...option, disabled: true }))}
          />
        ),
        error: <RadioGroup {...args} defaultValue="" error="Please choose a period." />,
      }}
    >
      {(state) => <RadioGroup {...args} label={`Period, ${state}`} />}
    </StateSheet>
  ),
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { label: LONG_WORD, options: [{ value: 'a', label: LONG_WORD, description: LONG_WORD }] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const NoOptions: Story = {
  tags: ['no-picture'],
  args: { options: [], defaultValue: '' },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
