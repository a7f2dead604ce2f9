import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Mail, UserRound, Wallet } from 'lucide-react';
import type { MouseEvent } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import { Button } from '../button/index.ts';
import type { Guide } from '../guide.ts';
import { StateSheet } from '../states.sample.tsx';
import { Menu } from './menu.tsx';
import { MenuGroup, MenuItem, MenuLink, MenuSeparator } from './menu-item.tsx';

const guide: Guide = {
  use: ['Actions or links for one object: the account, a row, a tool.'],
  avoid: [
    'The choice of a value: `Select` or `SegmentedControl`.',
    'Other content, such as a form: `Popover`.',
    'On a phone: `ActionSheet`.',
  ],
  anatomy: [
    'Trigger',
    'Popup in the top layer',
    'Header, which is not an item',
    'Group with its heading',
    'Item with icon and end slot',
    'Separator',
  ],
  accessibility: {
    pattern: 'Menu button (APG)',
    keys: {
      'Enter, Space, Arrow down': 'on the trigger: opens on the first item',
      'Arrow up': 'on the trigger: opens on the last item',
      'Arrow down, Arrow up': 'move through the items, cyclically',
      'Home, End': 'move to the first or last item',
      'A … Z': 'moves to the next item that begins with it',
      Escape: 'closes and returns the focus to the trigger',
      Tab: 'closes and moves on',
    },
    announced: [
      "The trigger with its state, the menu's name, each item with its position.",
      'A disabled item is focusable and announced as disabled.',
    ],
  },
};

const select = fn();
const routed = fn((event: MouseEvent) => event.preventDefault());
const items = (
  <>
    <MenuGroup label="Account">
      <MenuLink href="#profile" icon={<UserRound size={18} />}>
        Profile
      </MenuLink>
      <MenuLink href="#messages" icon={<Mail size={18} />} end={3}>
        Messages
      </MenuLink>
    </MenuGroup>
    <MenuItem icon={<Wallet size={18} />} disabled onSelect={() => select('withdraw')}>
      Withdraw
    </MenuItem>
    <MenuSeparator />
    <MenuItem tone="danger" icon={<LogOut size={18} />} onSelect={() => select('logout')}>
      Log out
    </MenuItem>
  </>
);

const meta = {
  title: 'Kit/Menu',
  component: Menu,
  parameters: { guide },
  args: {
    trigger: <Button variant="soft">demo_player</Button>,
    asChild: true,
    label: 'Account',
    align: 'start',
    header: 'Balance PHP 1,500.00',
    children: items,
    onOpenChange: fn(),
  },
  beforeEach: () => {
    select.mockClear();
    routed.mockClear();
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button');
const item = (name: string | RegExp) => screen.getByRole('menuitem', { name });

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await expect(button(canvasElement)).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};
export const Open: Story = {
  tags: ['composite', 'after-play'],
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Account' })).toBeVisible());
    await waitFor(() => expect(item('Profile')).toHaveFocus());
  },
};
export const ByKeyboard: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const trigger = button(canvasElement);
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Profile')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(item('Log out')).toHaveFocus();
    await userEvent.keyboard('{Home}{End}');
    await expect(item('Log out')).toHaveFocus();
    await userEvent.keyboard('m');
    await expect(item(/Messages/)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveFocus();
    await expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(item('Log out')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(select).toHaveBeenCalledWith('logout');
    await expect(trigger).toHaveFocus();
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};
export const DisabledItem: Story = {
  tags: ['after-play'],
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await userEvent.click(item('Withdraw'));
    await expect(select).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};
export const Outside: Story = {
  tags: ['no-picture'],
  render: (args) => (
    <>
      <Menu {...args} />
      <button type="button">Elsewhere</button>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'demo_player' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'demo_player' }));
    await waitFor(() => expect(item('Profile')).toHaveFocus());
    await userEvent.tab();
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  },
};
export const RouterLink: Story = {
  tags: ['no-picture'],
  args: {
    children: (
      <MenuLink asChild>
        {/* A router changes the page without a navigation; so does this link. */}
        <a href="/memberCenter" data-routed="" onClick={routed}>
          Member center
        </a>
      </MenuLink>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await expect(item('Member center')).toHaveAttribute('data-routed');
    await userEvent.click(item('Member center'));
    await expect(routed).toHaveBeenCalledTimes(1);
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};
export const AtTheEdge: Story = {
  tags: ['after-play'],
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement));
    const menu = screen.getByRole('menu').getBoundingClientRect();
    await expect(menu.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(menu.bottom).toBeLessThanOrEqual(
      button(canvasElement).getBoundingClientRect().top,
    );
  },
};
export const LongFilipino: Story = {
  tags: ['after-play'],
  args: {
    children: (
      <MenuItem onSelect={() => undefined}>
        Kasaysayan ng lahat ng transaksyon at pagtaya sa nakaraang siyamnapung araw
      </MenuItem>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement));
  },
};
export const States: Story = {
  tags: ['composite', 'states'],
  render: () => (
    <StateSheet
      more={{
        disabled: (
          <div role="menu" aria-label="disabled">
            <MenuItem disabled onSelect={select}>
              Withdraw
            </MenuItem>
          </div>
        ),
        current: (
          <div role="menu" aria-label="current">
            <MenuLink href="#messages" aria-current="page">
              Messages
            </MenuLink>
          </div>
        ),
      }}
    >
      {(state) => (
        <div role="menu" aria-label={state}>
          <MenuItem icon={<Wallet size={18} />} onSelect={select}>
            Deposit
          </MenuItem>
        </div>
      )}
    </StateSheet>
  ),
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: {
    trigger: <Button>{LONG_WORD}</Button>,
    header: LONG_WORD,
    children: <MenuItem onSelect={select}>{LONG_WORD}</MenuItem>,
  },
  play: async ({ canvasElement }) => {
    await expectFits(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button'));
    const menu = await screen.findByRole('menu');
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
    await expectFits(canvasElement);
  },
};
/** A menu renders all of its items. Use a `Combobox` for a choice from thousands. */
export const AThousand: Story = {
  tags: ['no-picture'],
  args: {
    children: Array.from({ length: 1000 }, (_, at) => `Branch ${at + 1}`).map((name) => (
      <MenuItem key={name} onSelect={() => select(name)}>
        {name}
      </MenuItem>
    )),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await waitFor(() => expect(item('Branch 1')).toHaveFocus());
    const popup = screen.getByRole('menu').getBoundingClientRect();
    await expect(popup.width).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.keyboard('{End}');
    await expect(item('Branch 1000')).toHaveFocus();
    await expect(item('Branch 1000')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(select).toHaveBeenCalledWith('Branch 1000');
    await expectFits(canvasElement);
  },
};
