import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import type { Guide } from '../guide.ts';
import { ToastProvider, useToast } from './toast-provider.tsx';
import type { ToastMessage } from './toast-queue.ts';

const guide: Guide = {
  use: ['The result of an action, which disappears by itself: saved, received, not sent.'],
  avoid: [
    'A message that must be read before continuing: `Alert` or `ConfirmDialog`.',
    'Content that failed to load: `ErrorState`.',
    'More than two lines.',
  ],
  anatomy: [
    'Region of the page, above dialogs',
    'Toast: icon of the tone, title, description',
    'Action',
    'Dismiss button',
  ],
  accessibility: {
    pattern: 'Two live regions in one landmark: `danger` interrupts, the others wait for a pause',
    keys: {
      F8: 'moves the focus to the first button in the region',
      Tab: 'moves through the buttons',
      'Enter, Space': 'presses the focused element',
      Escape: 'dismisses the focused toast without closing a dialog behind it',
    },
    announced: [
      'The name of the tone, then title and description: `Error: Not sent`.',
      'Hover and focus pause all timers. A toast disappears after 6 s, one of tone `danger` stays; three are shown at a time.',
    ],
  },
};

function Shower({ messages }: { messages: readonly ToastMessage[] }) {
  const { show } = useToast();
  return <Button onClick={() => messages.forEach(show)}>Show</Button>;
}

const undo = fn();
/**
 * Longer than axe and the visual tests need: with the default of six seconds it would disappear
 * meanwhile.
 */
const PICTURED = 600_000;
const meta = {
  title: 'Kit/Toast',
  component: Shower,
  parameters: { guide },
  decorators: [
    (Story) => (
      <ToastProvider
        label="Notifications (F8)"
        labels={{
          close: 'Dismiss',
          tones: { neutral: 'Note', success: 'Success', warning: 'Warning', danger: 'Error' },
        }}
      >
        <Story />
      </ToastProvider>
    ),
  ],
  args: { messages: [{ title: 'Saved', tone: 'success' }] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }));
  },
  beforeEach: () => {
    undo.mockClear();
  },
} satisfies Meta<typeof Shower>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = () => within(screen.getByRole('region')).queryAllByRole('listitem');
const show = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }));

export const Success: Story = {
  tags: ['after-play'],
  args: {
    messages: [
      { title: 'Deposit received', description: 'PHP 500.00', tone: 'success', duration: PICTURED },
    ],
  },
};
export const Info: Story = {
  tags: ['after-play'],
  args: { messages: [{ title: 'A new game is out', duration: PICTURED }] },
};
export const Warning: Story = {
  tags: ['after-play'],
  args: {
    messages: [{ title: 'The higher rate applies', tone: 'warning', duration: PICTURED }],
  },
};
export const Danger: Story = {
  tags: ['after-play'],
  args: {
    messages: [
      {
        title: 'Username or password is wrong',
        tone: 'danger',
        action: { label: 'Try again', onClick: undo },
      },
    ],
  },
};
export const ThreeAtOnce: Story = {
  tags: ['composite', 'after-play'],
  args: {
    messages: ['One', 'Two', 'Three', 'Four'].map((title) => ({ title, duration: 60_000 })),
  },
  play: async ({ canvasElement }) => {
    await show(canvasElement);
    await waitFor(() => expect(rows()).toHaveLength(3));
    await expect(screen.queryByText('Four')).toBeNull();
    const [first] = screen.getAllByRole('button', { name: 'Dismiss' });
    if (first) await userEvent.click(first);
    await expect(await screen.findByText('Four')).toBeInTheDocument();
    await expect(screen.queryByText('One')).toBeNull();
  },
};
export const NewerThanWhatStays: Story = {
  tags: ['after-play'],
  args: {
    messages: [
      ...['One', 'Two', 'Three'].map((title) => ({ title, tone: 'danger' as const })),
      { title: 'It worked', tone: 'success', duration: PICTURED },
    ],
  },
  play: async ({ canvasElement }) => {
    await show(canvasElement);
    await expect(await screen.findByText('It worked')).toBeInTheDocument();
    await expect(screen.queryByText('One')).toBeNull();
    await expect(rows()).toHaveLength(3);
  },
};
export const GoesByItself: Story = {
  tags: ['no-picture'],
  args: {
    messages: [
      { title: 'Soon gone', duration: 300 },
      { title: 'It failed', tone: 'danger' },
    ],
  },
  play: async ({ canvasElement }) => {
    await show(canvasElement);
    await waitFor(() => expect(rows()).toHaveLength(2));
    const live = (text: string) => screen.getByText(text).closest('ol');
    await expect(live('It failed')).toHaveAttribute('aria-live', 'assertive');
    await expect(live('Soon gone')).toHaveAttribute('aria-live', 'polite');
    await waitFor(() => expect(screen.queryByText('Soon gone')).toBeNull());
    await expect(screen.getByText('It failed')).toBeInTheDocument();
  },
};
export const PausedByHover: Story = {
  tags: ['no-picture'],
  args: { messages: [{ title: 'Read me', duration: 400 }] },
  play: async ({ canvasElement }) => {
    await show(canvasElement);
    const toast = await screen.findByText('Read me');
    await userEvent.hover(toast);
    await new Promise((done) => setTimeout(done, 700));
    await expect(toast).toBeInTheDocument();
    await userEvent.unhover(toast);
    await waitFor(() => expect(screen.queryByText('Read me')).toBeNull());
  },
};
export const ByKeyboard: Story = {
  tags: ['no-picture'],
  args: {
    messages: [{ title: 'Removed from favourites', action: { label: 'Undo', onClick: undo } }],
  },
  play: async ({ canvasElement }) => {
    await show(canvasElement);
    const button = within(canvasElement).getByRole('button', { name: 'Show' });
    await screen.findByText('Removed from favourites');
    await userEvent.keyboard('{F8}');
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(rows()).toHaveLength(0));
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await screen.findByText('Removed from favourites');
    await userEvent.keyboard('{F8}{Enter}');
    await expect(undo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(rows()).toHaveLength(0));
  },
};

function OverDialog() {
  const [open, setOpen] = useState(true);
  const { show: showToast } = useToast();
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Cashier" labels={{ close: 'Close' }}>
      <Button
        onClick={() =>
          showToast({
            title: 'Not sent',
            tone: 'danger',
            action: { label: 'Retry', onClick: undo },
          })
        }
      >
        Send
      </Button>
    </Dialog>
  );
}
export const AboveADialog: Story = {
  tags: ['after-play'],
  render: () => <OverDialog />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    await userEvent.keyboard('{F8}');
    await expect(retry).toHaveFocus();
    // Escape dismisses the toast; the dialog stays open.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(rows()).toHaveLength(0));
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await expect(undo).toHaveBeenCalledTimes(1);
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};
export const LongFilipino: Story = {
  tags: ['after-play'],
  args: {
    messages: [
      {
        tone: 'warning',
        title: 'Kailangan mo ng totoong account upang magamit ang serbisyong ito',
        description:
          'Magparehistro muna upang makapagtago ng mga paboritong laro at makita ang iyong kasaysayan.',
        action: { label: 'Magparehistro', onClick: undo },
        duration: null,
      },
    ],
  },
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { messages: [{ title: LONG_WORD, description: LONG_WORD, tone: 'success' }] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }));
    const toast = await screen.findByRole('listitem');
    await expect(toast.scrollWidth).toBeLessThanOrEqual(toast.clientWidth);
    await expectFits(canvasElement);
  },
};
