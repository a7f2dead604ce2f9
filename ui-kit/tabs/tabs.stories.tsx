import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flame, Heart, History } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import { Button } from '../button/index.ts';
import type { Guide } from '../guide.ts';
import { Input } from '../input/index.ts';
import { StateSheet } from '../states.sample.tsx';
import { Tabs, type TabsProps } from './tabs.tsx';

const guide: Guide = {
  use: ['Views of one page of equal rank, one at a time.'],
  avoid: [
    'Two to five views of the same data: `SegmentedControl`.',
    'Pages with addresses: links.',
    'In a dialog: `ModalTabs`.',
  ],
  anatomy: ['List of tabs', 'Tab: icon, label, count', 'Panel'],
  accessibility: {
    pattern: 'Tabs (APG)',
    keys: {
      Tab: 'moves to the selected tab, then to the panel',
      'Arrow left, Arrow right':
        'move through the tabs and, with `activationMode="automatic"`, select',
      'Arrow up, Arrow down': 'the same in a vertical list',
      'Home, End': 'move to the first or last tab',
      'Enter, Space': 'select, with `activationMode="manual"`',
    },
    announced: [
      "The list's name, each tab with its position, its count in words and whether it is selected.",
    ],
  },
};

function Held({ value, onValueChange, ...props }: TabsProps) {
  const [tab, setTab] = useState(value);
  return (
    <Tabs
      {...props}
      value={tab}
      onValueChange={(next) => {
        setTab(next);
        onValueChange?.(next);
      }}
    />
  );
}

const items = [
  { value: 'hot', label: 'Hot', icon: <Flame size={16} />, content: 'Hot games' },
  {
    value: 'favourites',
    label: 'Favourites',
    icon: <Heart size={16} />,
    count: 12,
    countLabel: '12 games',
    content: <Input aria-label="Note" />,
  },
  { value: 'recent', label: 'Recent', icon: <History size={16} />, content: 'Recent games' },
];

const meta = {
  title: 'Kit/Tabs',
  component: Tabs,
  parameters: { guide },
  args: { items, value: 'hot', onValueChange: fn(), label: 'Game lists' },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Underline: Story = {
  tags: ['composite'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tablist', { name: 'Game lists' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Hot' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Favourites 12 games' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.queryByText('Hot games')).toBeNull();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Recent games');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('hot');
    await userEvent.click(canvas.getByRole('tab', { name: 'Recent' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Recent' })).toBeVisible();
  },
};
export const Pill: Story = { tags: ['composite'], args: { variant: 'solid', value: 'favourites' } };
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(canvasElement).getByRole('tab', { name: /Favourites/ })).toHaveFocus();
  },
};
export const Manual: Story = {
  tags: ['no-picture'],
  args: { activationMode: 'manual' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Favourites/ })).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('favourites');
  },
};
export const KeepMounted: Story = {
  args: { forceMount: true, value: 'favourites' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Note'), 'kept');
    await userEvent.click(canvas.getByRole('tab', { name: 'Hot' }));
    await expect(canvas.getByLabelText('Note')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /Favourites/ }));
    await expect(canvas.getByLabelText('Note')).toHaveValue('kept');
  },
};
export const DisabledTab: Story = {
  args: { items: items.map((item) => ({ ...item, disabled: item.value === 'favourites' })) },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(canvasElement).getByRole('tab', { name: 'Recent' })).toHaveFocus();
  },
};
const isInView = (list: HTMLElement, tab: HTMLElement): boolean => {
  const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
};
export const ManyInLittleRoom: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    items: ['Lahat', 'Mga slot', 'Live na kasino', 'Pangingisda', 'Palakasan', 'Loterya'].map(
      (label, at) => ({ value: at === 0 ? 'hot' : label, label, content: label }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const list = canvas.getByRole('tablist');
    await expect(isInView(list, canvas.getByRole('tab', { name: 'Loterya' }))).toBe(true);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Selected by the address, then by a button elsewhere: the focus is not in the list. */
function Remote(props: TabsProps) {
  const [tab, setTab] = useState(props.value);
  return (
    <>
      <Button onClick={() => setTab('hot')}>Back to the first</Button>
      <Tabs {...props} value={tab} onValueChange={setTab} />
    </>
  );
}
export const ChosenFromElsewhere: Story = {
  ...ManyInLittleRoom,
  args: { ...ManyInLittleRoom.args, value: 'Loterya' },
  render: (args) => <Remote {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('tablist');
    const first = canvas.getByRole('tab', { name: 'Lahat' });
    const last = canvas.getByRole('tab', { name: 'Loterya' });
    // The list scrolls in the next frame.
    await waitFor(() => expect(isInView(list, last)).toBe(true));
    await expect(isInView(list, first)).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the first' }));
    await waitFor(() => expect(isInView(list, first)).toBe(true));
    await expect(isInView(list, last)).toBe(false);
  },
};
/** In a right-to-left page the next tab is on the left, and so is its arrow key. */
export const RightToLeft: Story = {
  tags: ['after-play'],
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => {
      document.documentElement.dir = 'ltr';
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const hot = await canvas.findByRole('tab', { name: 'Hot' });
    const next = canvas.getByRole('tab', { name: 'Favourites 12 games' });
    await expect(next.getBoundingClientRect().right).toBeLessThan(hot.getBoundingClientRect().left);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(next).toHaveAttribute('aria-selected', 'true');
  },
};
export const States: Story = {
  tags: ['composite', 'states'],
  render: (args) => (
    <StateSheet
      target={'[role=tab]:not([aria-selected=true])'}
      more={{
        disabled: (
          <Tabs
            {...args}
            items={items.map((item) => ({ ...item, disabled: item.value !== 'hot' }))}
          />
        ),
      }}
    >
      {(state) => <Tabs {...args} label={`Game lists, ${state}`} />}
    </StateSheet>
  ),
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: {
    items: items.map((item) => ({ ...item, label: LONG_WORD, content: LONG_WORD })),
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const LongWordDown: Story = {
  tags: ['no-picture'],
  args: {
    items: items.map((item) => ({ ...item, label: LONG_WORD })),
    orientation: 'vertical',
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const NoTabs: Story = {
  tags: ['no-picture'],
  args: { items: [], value: '' },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const BadNumbers: Story = {
  tags: ['no-picture'],
  args: {
    items: [-3, 1e21].map((count) => ({
      value: `${count}`,
      label: 'Games',
      count,
      content: 'Games',
    })),
    value: '-3',
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
