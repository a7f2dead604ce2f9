import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Mail, UserRound, Wallet } from 'lucide-react';
import type { MouseEvent } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { buttonLook } from '../button/index.ts';
import { Menu } from './menu.tsx';
import { MenuGroup, MenuItem, MenuLink, MenuSeparator } from './menu-item.tsx';

const select = fn();
const routed = fn((event: MouseEvent) => event.preventDefault());
const items = (
  <>
    <MenuGroup heading="Account">
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
  args: {
    trigger: 'demo_player',
    label: 'Account',
    align: 'start',
    className: buttonLook({ tone: 'soft' }),
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
      <MenuLink
        href="/memberCenter"
        render={(parts) => (
          // A router changes the page without a navigation; so does this link.
          <a href="/memberCenter" data-routed="" onClick={routed} {...parts} />
        )}
      >
        Member center
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
