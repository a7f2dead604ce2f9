import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { expectFits, LONG_WORD, tenThousand } from '../bad-input.sample.ts';
import { Badge } from '../badge/index.ts';
import type { Guide } from '../guide.ts';
import { History } from '../icon/index.ts';
import { showStates } from '../states.sample.tsx';
import { Highlight } from './highlight.tsx';
import { SearchBox, type SearchGroup } from './search-box.tsx';

const guide: Guide = {
  use: ['A search across several kinds of results, shown below: games, vendors, pages.'],
  avoid: ['A choice in a form: `Combobox`.', 'A filter of one list: `Input` above it.'],
  anatomy: [
    'Field with search icon, clear button and spinner',
    'Status',
    'Message',
    'Groups with their labels',
    'Option: icon, label, description, end',
    'Footer',
  ],
  accessibility: {
    pattern: 'Combobox with a list of options that is always open (APG)',
    keys: {
      'Arrow down, Arrow up': 'move through the options of all groups',
      Enter: 'selects the highlighted option',
      Tab: 'moves to the clear button, then beyond',
    },
    announced: [
      'Label, and the highlighted option with its group (`aria-activedescendant`).',
      '`status`, politely, when it changes: the number of results.',
    ],
  },
};

const groups: readonly SearchGroup[] = [
  {
    id: 'vendors',
    label: 'Providers',
    options: [
      {
        id: 'v1',
        label: <Highlight text="Lumenforge" marks={[{ from: 0, to: 5 }]} />,
        description: '148 games',
      },
    ],
  },
  { id: 'empty', label: 'Nothing', options: [] },
  {
    id: 'games',
    label: 'Games',
    options: [
      {
        id: 'g1',
        label: (
          <Highlight
            text="Luminous Dragon"
            marks={[
              { from: 0, to: 3 },
              { from: 9, to: 15 },
            ]}
          />
        ),
        description: 'Slots · Lumenforge',
        end: <Badge hot>Hot</Badge>,
      },
      {
        id: 'g2',
        icon: <History size={20} />,
        label:
          'A name that is far longer than the room that any list has for it, on any screen there is',
      },
    ],
  },
];

const meta = {
  title: 'Kit/Search box',
  component: SearchBox,
  parameters: { guide },
  args: {
    value: 'lum',
    onValueChange: fn(),
    groups,
    onSelect: fn(),
    label: 'Search games',
    status: '3 results',
  },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return <SearchBox {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ args }) => {
    const field = screen.getByRole('combobox', { name: 'Search games' });
    await userEvent.click(field);
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    await expect(active()).toHaveTextContent('Lumenforge');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('Luminous Dragon');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(active()).toHaveTextContent('A name that is far longer');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('g2');
    await expect(field).toHaveFocus();
    await userEvent.click(screen.getByRole('option', { name: /Luminous/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('g1');
    await userEvent.type(field, 'x');
    await expect(active()).toHaveTextContent('Lumenforge');
    await expect(screen.getAllByRole('group')).toHaveLength(2);
    await expect(screen.getByText('Dragon', { selector: 'mark' })).toBeVisible();
  },
};

export const Uncontrolled: Story = {
  tags: ['no-picture'],
  args: { value: undefined, defaultValue: 'lum' },
  play: async ({ args }) => {
    const field = screen.getByRole('combobox', { name: 'Search games' });
    await expect(field).toHaveValue('lum');
    await userEvent.type(field, 'i');
    await expect(field).toHaveValue('lumi');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('lumi');
    await userEvent.clear(field);
    await expect(field).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

export const States: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Search games' }));
    // The first option is highlighted.
    const options = screen.getAllByRole('option').slice(1);
    await expect(options.length).toBeGreaterThanOrEqual(2);
    showStates(options.slice(0, 2));
  },
};

export const Busy: Story = { args: { busy: true } };

export const Nothing: Story = {
  args: { groups: [], message: <p>Nothing was found.</p>, status: 'Nothing was found.' },
  play: async () => {
    const field = screen.getByRole('combobox');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
  },
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: {
    value: LONG_WORD,
    label: LONG_WORD,
    message: LONG_WORD,
    footer: LONG_WORD,
    groups: [
      {
        id: 'a',
        label: LONG_WORD,
        options: [
          { id: 'o', label: LONG_WORD, description: LONG_WORD, end: <Badge>{LONG_WORD}</Badge> },
        ],
      },
    ],
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const TenThousand: Story = {
  // axe needs minutes for ten thousand equal items and finds nothing that ten do not show.
  tags: ['no-picture', 'no-axe'],
  parameters: { a11y: { test: 'off' } },
  args: {
    groups: [
      {
        id: 'games',
        label: 'Games',
        options: tenThousand((at) => ({ id: `g${at}`, label: `Game ${at}` })),
      },
    ],
    status: '10,000 results',
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(screen.getByPlaceholderText('Search games'));
    // Arrow up from the first option leads to the last.
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('g9999');
    await expectFits(canvasElement);
  },
};
