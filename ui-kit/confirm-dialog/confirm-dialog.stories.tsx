import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import { Button } from '../button/index.ts';
import type { Guide } from '../guide.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

const guide: Guide = {
  use: [
    'Before something that costs money or cannot be undone: leave a form, remove a card, claim a bonus that locks a balance.',
    '`noticeOnly`: information that must be acknowledged.',
  ],
  avoid: [
    'An action that can be undone: perform it and offer Undo by `useToast`.',
    'More than a sentence and two buttons: `Dialog`.',
  ],
  anatomy: ['Scrim', 'Title', 'Text', 'Error', 'Cancel and confirm'],
  accessibility: {
    pattern: 'Alert dialog (APG)',
    keys: {
      'Enter, Space':
        'presses the button that has the focus: confirm, or cancel with tone `danger`',
      Tab: 'stays inside',
      Escape: 'cancels; does nothing while work is in progress',
    },
    announced: [
      'Title and text as soon as it opens.',
      '`busy` on the confirm button until the promise settles; then an error, if there is one.',
      'The focus returns to the element that opened it.',
    ],
  },
};

function Opened({ open, onConfirm, onCancel, ...props }: ConfirmDialogProps) {
  const [shown, setShown] = useState(open);
  return (
    <>
      <Button tone="danger" onClick={() => setShown(true)}>
        Log out
      </Button>
      <ConfirmDialog
        {...props}
        open={shown}
        onCancel={() => {
          setShown(false);
          onCancel?.();
        }}
        onConfirm={async () => {
          await onConfirm();
          setShown(false);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Kit/Confirm dialog',
  component: ConfirmDialog,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    open: true,
    title: 'Log out?',
    children: 'You will have to log in again to play.',
    labels: { confirm: 'Log out', cancel: 'Cancel' },
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {
  tags: ['no-picture'],
  args: { open: false },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Log out' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog', { name: 'Log out?' });
    await expect(dialog).toHaveAccessibleDescription('You will have to log in again to play.');
    const confirm = within(dialog).getByRole('button', { name: 'Log out' });
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
export const Danger: Story = {
  tags: ['composite'],
  args: {
    tone: 'danger',
    title: 'Remove this card?',
    children: 'Withdrawals to it that are under way go on.',
    labels: { confirm: 'Remove', cancel: 'Keep it' },
  },
  play: async ({ args }) => {
    const keep = await screen.findByRole('button', { name: 'Keep it' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const Question: Story = {};
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Log out' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const BusyWhileItWorks: Story = {
  tags: ['no-picture'],
  args: {
    onConfirm: fn(() => new Promise<void>((done) => setTimeout(done, 200))),
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    const confirm = dialog.getByRole('button', { name: 'Log out' });
    await userEvent.click(confirm);
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
export const WithError: Story = {
  args: { error: 'The server did not answer. Nothing has changed.' },
};
export const Notice: Story = {
  args: {
    noticeOnly: true,
    title: 'A real account is needed',
    children: 'Trial accounts cannot keep favourites. Register to have your own.',
    labels: { confirm: 'I see', cancel: 'Close' },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getAllByRole('button')).toHaveLength(1);
  },
};
export const LongFilipino: Story = {
  args: {
    title: 'Sigurado ka bang gusto mong mag-log out sa iyong account ngayon?',
    children:
      'Kailangan mong mag-log in muli upang makapaglaro, makapagdeposito at makapag-withdraw ng iyong panalo.',
    labels: { confirm: 'Oo, mag-log out na', cancel: 'Manatiling naka-log in' },
  },
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: {
    title: LONG_WORD,
    children: LONG_WORD,
    error: LONG_WORD,
    labels: { confirm: LONG_WORD, cancel: LONG_WORD },
  },
  play: async ({ canvasElement }) => {
    const popup = await screen.findByRole('alertdialog');
    await expect(popup.scrollWidth).toBeLessThanOrEqual(popup.clientWidth);
    await expectFits(canvasElement);
  },
};
