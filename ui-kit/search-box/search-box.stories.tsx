import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { History } from '../icon/index.ts';
import { Highlight } from './highlight.tsx';
import { SearchBox, type SearchGroup } from './search-box.tsx';

const groups: readonly SearchGroup[] = [
  {
    id: 'vendors',
    heading: 'Providers',
    options: [
      {
        id: 'v1',
        title: <Highlight text="Lumenforge" marks={[{ from: 0, to: 5 }]} />,
        note: '148 games',
      },
    ],
  },
  { id: 'empty', heading: 'Nothing', options: [] },
  {
    id: 'games',
    heading: 'Games',
    options: [
      {
        id: 'g1',
        title: (
          <Highlight
            text="Luminous Dragon"
            marks={[
              { from: 0, to: 3 },
              { from: 9, to: 15 },
            ]}
          />
        ),
        note: 'Slots · Lumenforge',
        end: <Badge tone="hot">Hot</Badge>,
      },
      {
        id: 'g2',
        icon: <History size={20} />,
        title:
          'A name that is far longer than the room that any list has for it, on any screen there is',
      },
    ],
  },
];

const meta = {
  title: 'Kit/Search box',
  component: SearchBox,
  args: {
    value: 'lum',
    onValueChange: fn(),
    groups,
    onChoose: fn(),
    labels: { input: 'Search games', clear: 'Clear', results: 'Results' },
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
    await expect(args.onChoose).toHaveBeenLastCalledWith('g2');
    await expect(field).toHaveFocus();
    await userEvent.click(screen.getByRole('option', { name: /Luminous/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('g1');
    await userEvent.type(field, 'x');
    await expect(active()).toHaveTextContent('Lumenforge');
    await expect(screen.getAllByRole('group')).toHaveLength(2);
    await expect(screen.getByText('Dragon', { selector: 'mark' })).toBeVisible();
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
