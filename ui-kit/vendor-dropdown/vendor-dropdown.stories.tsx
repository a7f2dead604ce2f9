import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BROKEN_PICTURE, expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { SlotsIcon } from '../icon/index.ts';
import { picture } from '../image/picture.sample.ts';
import { StateSheet, showStates } from '../states.sample.tsx';
import { VendorDropdown } from './vendor-dropdown.tsx';

const guide: Guide = {
  use: ['A game category in the header of a desktop portal, with its vendors.'],
  avoid: [
    'A menu of actions: `Menu`.',
    'Filters of a lobby: `Chip`.',
    'A phone: `BottomBar` and a page of vendors.',
  ],
  anatomy: [
    'Trigger: icon, name, arrow',
    'Panel, large above 10 vendors',
    'Grid of vendors',
    'Footer, such as a link to all',
  ],
  accessibility: {
    pattern:
      'Disclosure (APG) with a grid of buttons, navigated by arrow keys; with one vendor the trigger launches it',
    keys: {
      'Enter, Space': 'on the trigger: opens and closes',
      'Arrow down': 'on the trigger: opens and moves to the first vendor',
      'Arrow keys': 'move in the grid, not beyond its ends',
      'Home, End': 'move to the first or last vendor',
      Escape: 'closes and returns the focus to the trigger',
      Tab: 'moves through the vendors and closes beyond the last',
    },
    announced: [
      'The trigger, expanded or collapsed (`aria-expanded`).',
      'Each vendor; one under maintenance is announced as such and as disabled.',
    ],
  },
};

const vendors = (howMany: number) =>
  Array.from({ length: howMany }, (_, at) => ({
    id: `V${at + 1}`,
    name:
      ['Northwind Studio', 'Koi Works', 'Manila Reels', 'Neon Tiger', 'Old Harbour'][at % 5] +
      ` ${at + 1}`,
    icon: picture(at * 33, 96, 96),
    maintenance: at === 2,
  }));

const meta = {
  title: 'Kit/Vendor dropdown',
  component: VendorDropdown,
  parameters: { guide },
  args: {
    label: 'Slots',
    icon: <SlotsIcon size={18} />,
    vendors: vendors(6),
    onSelect: fn(),
    footer: <a href="#all">See all vendors</a>,
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '44rem', paddingInlineStart: '4rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VendorDropdown>;
export default meta;
type Story = StoryObj<typeof meta>;

const triggerOf = (root: HTMLElement) => within(root).getByRole('button', { name: 'Slots' });
const panelOf = (root: HTMLElement) => within(root).queryByRole('group', { name: 'Slots' });

export const ByPointer: Story = {
  tags: ['no-picture'],
  name: '[R2.33] Opens under the pointer without a dead gap',
  play: async ({ canvasElement, args }) => {
    const trigger = triggerOf(canvasElement);
    const root = trigger.parentElement;
    if (!root) throw new Error('no root');
    await userEvent.hover(root);
    await waitFor(() => expect(panelOf(canvasElement)).not.toBeNull());
    await expect(panelOf(canvasElement)).toHaveAttribute('data-size', 'small');
    await waitFor(() => expect(panelOf(canvasElement)?.getAnimations()).toHaveLength(0));
    // Every point between the trigger and the first vendor belongs to the dropdown.
    const from = trigger.getBoundingClientRect();
    const to = panelOf(canvasElement)?.getBoundingClientRect();
    for (let y = from.bottom - 1; y <= (to?.top ?? 0) + 4; y += 1)
      await expect(root.contains(document.elementFromPoint(from.left + 8, y))).toBe(true);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Koi Works/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('V2');
    await expect(panelOf(canvasElement)).toBeNull();
    await userEvent.hover(root);
    await userEvent.click(trigger);
    await expect(panelOf(canvasElement)).not.toBeNull();
    await userEvent.unhover(root);
    await waitFor(() => expect(panelOf(canvasElement)).toBeNull());
  },
};
export const ByKeyboard: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const trigger = triggerOf(canvasElement);
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(panelOf(canvasElement)).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Studio 1/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /Manila Reels/ })).toHaveFocus();
    // Under maintenance: focusable and announced, but not launched.
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('V6');
  },
};
export const ClosesWhenFocusLeaves: Story = {
  tags: ['no-picture'],
  render: (args) => (
    <>
      <VendorDropdown {...args} footer={undefined} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ canvasElement }) => {
    triggerOf(canvasElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect(panelOf(canvasElement)).not.toBeNull();
    within(canvasElement).getByRole('button', { name: 'After' }).focus();
    await waitFor(() => expect(panelOf(canvasElement)).toBeNull());
  },
};
export const Large: Story = {
  tags: ['composite', 'after-play'],
  name: '[R2.33] Is large above 10 vendors',
  args: { vendors: vendors(24), current: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(triggerOf(canvasElement));
    await expect(panelOf(canvasElement)).toHaveAttribute('data-size', 'large');
    const box = panelOf(canvasElement)?.getBoundingClientRect();
    await expect(box?.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const WideLogos: Story = {
  tags: ['after-play'],
  name: 'Shows wide logos whole',
  args: {
    vendors: vendors(6).map((vendor, at) => ({ ...vendor, icon: picture(at * 33, 320, 64) })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(triggerOf(canvasElement));
    const panel = panelOf(canvasElement);
    for (const logo of panel?.querySelectorAll('img') ?? []) {
      await expect(getComputedStyle(logo).objectFit).toBe('contain');
      // Much wider than high: a wide logo must not become a thin line.
      await expect(logo.clientWidth / logo.clientHeight).toBeGreaterThan(3);
    }
  },
};
export const Ten: Story = {
  tags: ['after-play'],
  args: { vendors: vendors(10) },
  play: async ({ canvasElement }) => {
    await userEvent.click(triggerOf(canvasElement));
    await expect(panelOf(canvasElement)).toHaveAttribute('data-size', 'small');
  },
};
export const OneVendor: Story = {
  name: '[R2.33] Launches its single vendor',
  args: { vendors: vendors(1) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(triggerOf(canvasElement));
    await expect(args.onSelect).toHaveBeenCalledWith('V1');
    await expect(panelOf(canvasElement)).toBeNull();
    await expect(triggerOf(canvasElement)).not.toHaveAttribute('aria-expanded');
  },
};
export const OneVendorInMaintenance: Story = {
  tags: ['no-picture'],
  args: { vendors: vendors(3).slice(2) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(triggerOf(canvasElement));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};
export const AtTheEdge: Story = {
  tags: ['after-play'],
  args: { vendors: vendors(14), style: { position: 'absolute', insetInlineEnd: '1rem' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(triggerOf(canvasElement));
    const box = panelOf(canvasElement)?.getBoundingClientRect();
    await expect(box?.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const LongText: Story = {
  tags: ['after-play'],
  args: {
    label: 'Mga larong pangkapalaran',
    vendors: vendors(4).map((vendor) => ({
      ...vendor,
      name: 'Pinagsamang Studio ng mga Manlilikha sa Hilaga',
    })),
    labels: { maintenance: 'Kasalukuyang inaayos' },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /kapalaran/ }));
  },
};
export const States: Story = {
  tags: ['composite', 'states'],
  render: (args) => (
    <StateSheet
      more={{
        disabled: <VendorDropdown {...args} vendors={vendors(3).slice(2)} />,
        current: <VendorDropdown {...args} current />,
      }}
    >
      {() => <VendorDropdown {...args} />}
    </StateSheet>
  ),
};
export const NoVendors: Story = {
  tags: ['no-picture'],
  args: { vendors: [] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: {
    label: LONG_WORD,
    vendors: vendors(3).map((vendor) => ({ ...vendor, name: LONG_WORD })),
    footer: undefined,
  },
  play: async ({ canvasElement }) => {
    await expectFits(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: LONG_WORD }));
    await expectFits(canvasElement);
  },
};
export const TenThousand: Story = {
  tags: ['no-picture'],
  args: { vendors: vendors(10_000) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const rendered = () => canvas.getAllByRole('listitem').length;
    const trigger = triggerOf(canvasElement);
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Studio 1$/ })).toHaveFocus());
    // Only vendors in view are rendered; the total is announced.
    await expect(rendered()).toBeLessThan(200);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000');
    await expectFits(canvasElement);
    await userEvent.keyboard('{End}');
    const last = () => canvas.getByRole('button', { name: /Old Harbour 10000/ });
    await waitFor(() => expect(last()).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{Home}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Studio 1$/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /Koi Works 2$/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(last()).toHaveFocus());
    await expect(rendered()).toBeLessThan(200);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('V10000');
  },
};
export const VendorStates: Story = {
  tags: ['composite', 'after-play'],
  play: async ({ canvasElement }) => {
    await userEvent.click(triggerOf(canvasElement));
    const rendered = within(canvasElement).getAllByRole('listitem');
    const buttons = rendered.map((each) => within(each).getByRole('button'));
    showStates(buttons.filter((button) => !button.ariaDisabled));
  },
};
export const BrokenIcon: Story = {
  tags: ['no-picture'],
  args: {
    vendors: ['Lumenforge', 'Koi Works'].map((name) => ({ id: name, name, icon: BROKEN_PICTURE })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Slots' }));
    const vendor = await within(canvasElement).findByRole('button', { name: /Lumenforge/ });
    await waitFor(() => expect(vendor).toBeVisible());
    await expectFits(canvasElement);
  },
};
