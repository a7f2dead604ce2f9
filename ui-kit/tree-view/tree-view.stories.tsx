import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { StateSheet } from '../states.sample.tsx';
import { TreeView } from './tree-view.tsx';

const guide: Guide = {
  use: ['A hierarchy in which one node is selected: the branches of a downline.'],
  avoid: [
    'Two levels: headings and lists.',
    'Navigation: links in a `nav`.',
    'Columns of figures: `DataTable`.',
  ],
  anatomy: ['Tree with its name', 'Row', 'Expand icon', 'Name', 'End slot'],
  accessibility: {
    pattern: 'Tree view',
    keys: {
      'Arrow up, Arrow down': 'moves to the row above or below',
      'Arrow right': 'expands, then moves to the first child',
      'Arrow left': 'collapses, then moves to the parent',
      'Home, End': 'moves to the first or last row',
      'Enter, Space': 'selects',
    },
    announced: ['Name, level, position, expanded or collapsed, selected or not.'],
  },
};

const meta = {
  title: 'Kit/Tree view',
  component: TreeView,
  parameters: { guide },
  args: {
    label: 'Your line',
    nodes: [
      {
        id: 'north',
        label: 'north_branch',
        children: [
          { id: 'juan', label: 'juan_cruz' },
          { id: 'ana', label: 'ana_reyes', children: [{ id: 'leo', label: 'leo_santos' }] },
        ],
      },
      { id: 'south', label: 'south_branch', children: [] },
    ],
    defaultExpanded: ['north'],
    onValueChange: fn(),
    onExpandedChange: fn(),
    style: { maxInlineSize: '20rem' },
  },
} satisfies Meta<typeof TreeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['composite'],
  args: { defaultValue: 'juan', renderEnd: () => '12' },
};
export const ByKeys: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement, args }) => {
    const tree = within(within(canvasElement).getByRole('tree', { name: 'Your line' }));
    const item = (name: RegExp) => tree.getByRole('treeitem', { name });
    await userEvent.tab();
    await expect(item(/north/)).toHaveFocus();
    await expect(item(/north/)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(item(/juan/)).toHaveFocus();
    await expect(item(/juan/)).toHaveAttribute('aria-level', '2');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    await expect(item(/leo/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('leo');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(item(/ana/)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await expect(item(/south/)).toHaveFocus();
  },
};
export const OnTheWay: Story = {
  tags: ['no-picture'],
  args: { defaultExpanded: ['south'] },
  play: async ({ canvasElement }) => {
    const tree = within(canvasElement);
    await expect(tree.getByRole('treeitem', { name: /south/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};
export const Deep: Story = {
  args: {
    nodes: Array.from({ length: 8 }).reduceRight<readonly { id: string; label: string }[]>(
      (children, _, level) => [
        { id: `n${level}`, label: `napakahabang_pangalan_ng_ahente_${level}`, children },
      ],
      [{ id: 'leaf', label: 'leaf' }],
    ),
    defaultExpanded: Array.from({ length: 8 }, (_, level) => `n${level}`),
  },
};
export const States: Story = {
  tags: ['composite', 'states'],
  render: (args) => (
    <StateSheet>{(state) => <TreeView {...args} label={`Your line, ${state}`} />}</StateSheet>
  ),
};
export const NoRows: Story = {
  tags: ['no-picture'],
  args: { nodes: [] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
const member = (at: number) => ({ id: `n${at}`, label: `member_${at}` });
export const TenThousand: Story = {
  tags: ['no-picture'],
  args: {
    nodes: [
      { id: 'all', label: 'all', children: Array.from({ length: 10_000 }, (_, at) => member(at)) },
      { id: 'after', label: 'after' },
    ],
    defaultExpanded: [],
  },
  play: async ({ canvasElement, args }) => {
    const tree = within(within(canvasElement).getByRole('tree'));
    const item = (name: string) => tree.getByRole('treeitem', { name });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(item('member_10')).toHaveAttribute('data-index', '11'));
    // The row keeps the focus while the tree switches to virtualized rendering.
    await waitFor(() => expect(item('all')).toHaveFocus());
    await expect(tree.getAllByRole('treeitem').length).toBeLessThan(80);
    await expectFits(canvasElement);
    await userEvent.keyboard('{End}');
    await expect(item('after')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(item('member_9999')).toHaveFocus();
    await expect(item('member_9999')).toHaveAttribute('aria-posinset', '10000');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('n9998');
    await expect(tree.getAllByRole('treeitem').length).toBeLessThan(80);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(item('all')).toHaveFocus();
    await userEvent.keyboard('member_77');
    await waitFor(() => expect(item('member_77')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(item('all')).toHaveFocus());
    await expect(tree.getAllByRole('treeitem')).toHaveLength(2);
  },
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { nodes: [{ id: 'a', label: LONG_WORD }] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
