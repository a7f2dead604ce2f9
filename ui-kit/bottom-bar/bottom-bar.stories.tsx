import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gift, House, Menu, Search, Wallet } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { StateSheet } from '../states.sample.tsx';
import { BottomBar, BottomBarItem } from './bottom-bar.tsx';

const guide: Guide = {
  use: ['The three to five main destinations of a product, on a phone.'],
  avoid: ['On a desktop: a side menu or a header.', 'Actions for one object: `ActionSheet`.'],
  anatomy: ['Landmark', 'Destination', 'Icon with its badge', 'Label'],
  accessibility: {
    pattern: 'Navigation landmark with links',
    keys: { Tab: 'moves between destinations', Enter: 'follows the link' },
    announced: [
      'The landmark, each destination with its count, and which one is the current page.',
    ],
  },
};

const openMenu = fn();
const meta = {
  title: 'Kit/Bottom bar',
  component: BottomBar,
  parameters: { guide },
  args: {
    label: 'Main',
    fixed: false,
    children: [
      <BottomBarItem key="home" href="#home" icon={<House size={22} />} current>
        Home
      </BottomBarItem>,
      <BottomBarItem key="search" href="#search" icon={<Search size={22} />}>
        Search
      </BottomBarItem>,
      <BottomBarItem key="deposit" href="#deposit" icon={<Wallet size={22} />}>
        Deposit
      </BottomBarItem>,
      <BottomBarItem
        key="rewards"
        href="#rewards"
        icon={<Gift size={22} />}
        count={3}
        countLabel="3 to claim"
      >
        Rewards
      </BottomBarItem>,
      <BottomBarItem key="menu" asChild icon={<Menu size={22} />}>
        <button type="button" onClick={openMenu}>
          Menu
        </button>
      </BottomBarItem>,
    ],
    style: { maxInlineSize: '24rem' },
  },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['composite'],
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Main' }));
    await expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(nav.getByRole('link', { name: /3 to claim/ })).toBeVisible();
    for (const way of [...nav.getAllByRole('link'), nav.getByRole('button')]) {
      await expect(way.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await userEvent.click(nav.getByRole('button', { name: 'Menu' }));
    await expect(openMenu).toHaveBeenCalled();
  },
};
export const LongFilipino: Story = {
  args: {
    children: [
      'Pangunahing pahina',
      'Paghahanap ng laro',
      'Magdeposito',
      'Mga gantimpala',
      'Menu',
    ].map((name) => (
      <BottomBarItem key={name} href="#way" icon={<House size={22} />}>
        {name}
      </BottomBarItem>
    )),
    style: { maxInlineSize: '20rem' },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const States: Story = {
  tags: ['composite', 'states'],
  render: (args) => (
    <StateSheet target="a:not([aria-current])">
      {(state) => <BottomBar {...args} label={`Main, ${state}`} />}
    </StateSheet>
  ),
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: {
    children: [
      <BottomBarItem key="home" href="#home" icon={<House size={22} />}>
        {LONG_WORD}
      </BottomBarItem>,
    ],
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const BadNumbers: Story = {
  tags: ['no-picture'],
  args: {
    children: [-3, 1e21, Number.NaN].map((count) => (
      <BottomBarItem key={count} href="#home" icon={<House size={22} />} count={count}>
        Home
      </BottomBarItem>
    )),
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
