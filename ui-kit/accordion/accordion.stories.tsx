import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { StateSheet } from '../states.sample.tsx';
import { Accordion } from './accordion.tsx';

const guide: Guide = {
  use: ['Long texts of which a person reads one or two: questions, terms, details of an offer.'],
  avoid: ['Content that everybody reads or compares: show it in full.', 'Views of a page: `Tabs`.'],
  anatomy: ['Item', 'Heading with its button', 'Panel'],
  accessibility: {
    pattern: 'Accordion',
    keys: {
      'Enter, Space': 'opens or closes the focused item',
      'Arrow up, Arrow down': 'moves to the previous or next heading',
      'Home, End': 'moves to the first or last heading',
    },
    announced: ['The heading with its level, expanded or collapsed.'],
  },
};

const meta = {
  title: 'Kit/Accordion',
  component: Accordion,
  parameters: { guide },
  args: {
    items: [
      { value: 'time', label: 'How long does a deposit take?', content: 'A minute, as a rule.' },
      { value: 'fee', label: 'What does it cost?', content: 'Nothing.' },
      { value: 'crypto', label: 'Can I pay otherwise?', content: 'Not yet.', disabled: true },
    ],
    defaultValue: ['time'],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['composite'] };
export const ByKeys: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByRole('button', { name: 'How long does a deposit take?' });
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['time', 'fee']);
    await expect(canvas.getByText('Nothing.')).toBeVisible();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(canvas.queryByText('A minute, as a rule.')).toBeNull());
  },
};
export const Closed: Story = { args: { defaultValue: [] } };
export const LongFilipino: Story = {
  args: {
    items: [
      {
        value: 'a',
        label: 'Paano ko mababago ang aking limitasyon sa pagdeposito kung kailangan ko na?',
        content: 'Mahabang sagot na may maraming detalye. '.repeat(10),
      },
    ],
    defaultValue: ['a'],
    style: { maxInlineSize: '18rem' },
  },
};
/**
 * Closed: each open panel would be a landmark, and all cells would have landmarks of the same name.
 */
export const States: Story = {
  tags: ['composite', 'states'],
  render: (args) => <StateSheet>{() => <Accordion {...args} defaultValue={[]} />}</StateSheet>,
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { items: [{ value: 'a', label: LONG_WORD, content: LONG_WORD }], defaultValue: ['a'] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const NoParts: Story = {
  tags: ['no-picture'],
  args: { items: [], defaultValue: [] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
