import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock, Mail, UserRound } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import type { Guide } from '../guide.ts';
import { Input } from '../input/index.ts';
import { ModalTabs, type ModalTabsProps } from './modal-tabs.tsx';

const guide: Guide = {
  use: ['A dialog with several views of equal rank: settings, member centre, rules of a game.'],
  avoid: [
    'Steps of a task: `Stepper` in a `Dialog`.',
    'More than six views, or views with their own addresses: a page with `Tabs`.',
  ],
  anatomy: [
    'Scrim',
    'Title and close button',
    'List of tabs, above or at the side',
    'Panel, which scrolls',
  ],
  accessibility: {
    pattern: 'Dialog, modal, with Tabs inside (APG)',
    keys: {
      Tab: 'moves through close button, selected tab and panel, cyclically',
      'Arrow left, Arrow right': 'move through tabs above the panel',
      'Arrow up, Arrow down': 'move through tabs in a sidebar',
      'Home, End': 'move to the first or last tab',
      Escape: 'closes',
    },
    announced: [
      'The title of the dialog when it opens; each tab with its position, its count in words and whether it is selected.',
    ],
  },
};

function Opened({ open, value, onOpenChange, onValueChange, ...props }: ModalTabsProps) {
  const [shown, setShown] = useState(open);
  const [chosen, setChosen] = useState(value);
  return (
    <>
      <Button onClick={() => setShown(true)}>Open</Button>
      <ModalTabs
        {...props}
        open={shown}
        onOpenChange={(next) => {
          setShown(next);
          onOpenChange?.(next);
        }}
        value={chosen}
        onValueChange={(next) => {
          setChosen(next);
          onValueChange?.(next);
        }}
      />
    </>
  );
}

const paragraphs = Array.from({ length: 30 }, (_, line) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
  <p key={line}>Message {line + 1}: your deposit has arrived and can be played with at once.</p>
));
const mounted = fn();
function Security() {
  mounted();
  return (
    <Field label="Old password">
      <Input type="password" autoComplete="current-password" />
    </Field>
  );
}
const items = [
  {
    value: 'profile',
    label: 'Profile',
    icon: <UserRound size={16} />,
    content: <p>Your name as your friends see it.</p>,
  },
  { value: 'security', label: 'Security', icon: <Lock size={16} />, content: <Security /> },
  {
    value: 'messages',
    label: 'Messages',
    icon: <Mail size={16} />,
    count: 30,
    countLabel: '30 unread',
    content: paragraphs,
  },
];

const meta = {
  title: 'Kit/Modal tabs',
  component: ModalTabs,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Member center',
    items,
    value: 'profile',
    onValueChange: fn(),
    label: 'Sections',
  },
  render: (args) => <Opened {...args} />,
  beforeEach: () => {
    mounted.mockClear();
  },
} satisfies Meta<typeof ModalTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FocusOrder: Story = {
  tags: ['no-picture'],
  args: { open: false },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Member center' }));
    const profile = dialog.getByRole('tab', { name: 'Profile' });
    await waitFor(() => expect(profile).toHaveFocus());
    // Panels are lazy: one that has not been selected is not mounted.
    await expect(mounted).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(dialog.getByRole('tabpanel', { name: 'Profile' })).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('security');
    await expect(mounted).toHaveBeenCalled();
    await expect(dialog.getByLabelText('Old password')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
export const FocusPastOtherPanels: Story = {
  name: 'Focus starts on no field of a panel that is mounted out of sight',
  tags: ['no-picture'],
  args: { forceMount: true },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Member center' }));
    await expect(dialog.getByLabelText('Old password')).not.toBeVisible();
    await waitFor(() => expect(dialog.getByRole('tab', { name: 'Profile' })).toHaveFocus());
  },
};
export const DeepLink: Story = {
  args: { value: 'security' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('tab', { name: 'Security' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    // The first field of a form gets the focus, so that one can type immediately.
    await waitFor(() => expect(dialog.getByLabelText('Old password')).toHaveFocus());
  },
};
export const LongPanel: Story = {
  args: { value: 'messages' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const panel = within(dialog).getByRole('tabpanel', { name: /Messages/ });
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    panel.scrollTop = panel.scrollHeight;
    await waitFor(() => expect(panel.scrollTop).toBeGreaterThan(0));
    await expect(within(dialog).getByRole('tab', { name: 'Profile' })).toBeInTheDocument();
    const body = dialog.querySelector('[data-dialog-body]');
    await expect(body?.scrollTop).toBe(0);
  },
};
export const Sidebar: Story = {
  tags: ['composite'],
  args: { layout: 'sidebar', size: 'lg', value: 'messages' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const list = dialog.getByRole('tablist', { name: 'Sections' });
    await expect(list).toHaveAttribute('aria-orientation', 'vertical');
    dialog.getByRole('tab', { name: /Messages/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(dialog.getByRole('tabpanel', { name: 'Security' })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
  },
};
export const WithFooter: Story = {
  args: { footer: <Button>Save</Button>, variant: 'solid' },
};
export const LongFilipino: Story = {
  args: {
    title: 'Sentro ng miyembro at mga setting ng seguridad ng iyong account',
    items: ['Personal na impormasyon', 'Seguridad ng account', 'Mga mensahe', 'Mga gantimpala'].map(
      (label, at) => ({
        value: at === 0 ? 'profile' : label,
        label,
        content: <p>Dito mo makikita at mababago ang iyong impormasyon.</p>,
      }),
    ),
  },
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { title: LONG_WORD, items: items.map((item) => ({ ...item, label: LONG_WORD })) },
  play: async ({ canvasElement }) => {
    const popup = await screen.findByRole('dialog');
    await expect(popup.scrollWidth).toBeLessThanOrEqual(popup.clientWidth);
    await expectFits(canvasElement);
  },
};
export const NoTabs: Story = {
  tags: ['no-picture'],
  args: { items: [], value: '' },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
