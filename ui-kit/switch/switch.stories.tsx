import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { Stack } from '../stack/index.ts';
import { StateSheet } from '../states.sample.tsx';
import { Switch } from './switch.tsx';

const guide: Guide = {
  use: ['A setting that applies immediately, without a save button.'],
  avoid: ['An option of a form that is submitted: `Checkbox`.', 'One of several: `RadioGroup`.'],
  anatomy: ['Row', 'Name', 'Description', 'Track with its thumb'],
  accessibility: {
    pattern: 'Switch, on a native checkbox',
    keys: { Tab: 'moves to the switch', Space: 'toggles it' },
    announced: ['Name, on or off, description.'],
  },
};

const meta = {
  title: 'Kit/Switch',
  component: Switch,
  parameters: { guide },
  args: {
    children: 'Messages by e-mail',
    description: 'Offers and news, at most once a week.',
    defaultChecked: true,
    onCheckedChange: fn(),
    style: { maxInlineSize: '24rem' },
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['composite'],
  render: (args) => (
    <Stack>
      <Switch {...args} />
      <Switch {...args} defaultChecked={false} />
      <Switch {...args} disabled />
      <Switch {...args} disabled defaultChecked={false} />
    </Stack>
  ),
};
export const ByKeyAndPress: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Messages by e-mail' });
    await expect(control).toBeChecked();
    await expect(control).toHaveAccessibleDescription('Offers and news, at most once a week.');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(within(canvasElement).getByText('Messages by e-mail'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};
export const LongFilipino: Story = {
  args: {
    children: 'Tumanggap ng mga mensahe tungkol sa mga promosyon at bagong laro',
    description: 'Maaari mo itong baguhin kahit kailan sa pahina ng iyong account.',
    style: { maxInlineSize: '16rem' },
  },
};
export const AllStates: Story = {
  tags: ['composite', 'states'],
  args: { defaultChecked: false },
  render: (args) => (
    <StateSheet
      more={{
        disabled: <Switch {...args} disabled />,
        error: <Switch {...args} aria-invalid />,
      }}
    >
      {() => <Switch {...args} />}
    </StateSheet>
  ),
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { children: LONG_WORD, description: LONG_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
