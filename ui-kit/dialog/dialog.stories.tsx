import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import type { Guide } from '../guide.ts';
import { Input } from '../input/index.ts';
import { Dialog, DialogClose, type DialogProps } from './dialog.tsx';

const guide: Guide = {
  use: ['A task to complete before returning to the page: log in, add a card, read terms.'],
  avoid: [
    'A question with two answers: `ConfirmDialog`.',
    'Details beside the page: `Drawer`.',
    'Several views: `ModalTabs`.',
    'A small panel beside its button: `Popover`.',
  ],
  anatomy: [
    'Scrim',
    'Panel',
    'Title and close button',
    'Description',
    'Body, which scrolls',
    'Footer, which stays in view',
  ],
  accessibility: {
    pattern:
      'Dialog, modal (APG); the page behind is hidden from screen readers and gets neither pointer events nor focus',
    keys: {
      Escape: 'closes the top one of several; does nothing with `dismissable={false}`',
      'Tab, Shift + Tab': 'stay inside',
    },
    announced: [
      'Title and description when it opens.',
      'The focus moves to `initialFocus`, else to the first form control, else to the dialog. It returns to the element that opened the dialog, or to its neighbour where that was removed.',
    ],
  },
};

/** Opened by a button, as in an application, so that the focus has an element to return to. */
function Opened({ open, onOpenChange, ...props }: DialogProps) {
  const [shown, setShown] = useState(open);
  return (
    <>
      <Button onClick={() => setShown(true)}>Open</Button>
      <Dialog
        {...props}
        open={shown}
        onOpenChange={(next) => {
          setShown(next);
          onOpenChange?.(next);
        }}
      />
    </>
  );
}

const LoginForm = () => (
  <form style={{ display: 'grid', gap: '1rem' }}>
    <Field label="Username" required>
      <Input autoComplete="username" />
    </Field>
    <Field label="Bonus code">
      <Input />
    </Field>
  </form>
);

const meta = {
  title: 'Kit/Dialog',
  component: Dialog,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Log in',
    labels: { close: 'Close' },
    children: <LoginForm />,
    footer: <Button>Log in</Button>,
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  tags: ['composite'],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Log in' });
    await waitFor(() =>
      expect(within(dialog).getByRole('textbox', { name: 'Username' })).toHaveFocus(),
    );
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
  },
};
export const KeyboardRound: Story = {
  tags: ['no-picture'],
  args: { open: false },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    const panel = within(dialog);
    await waitFor(() => expect(panel.getByRole('textbox', { name: 'Username' })).toHaveFocus());
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    // The page behind cannot be reached by pointer, keyboard or screen reader.
    await expect(opener.closest('[aria-hidden="true"]')).not.toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(panel.getByRole('button', { name: 'Log in' })).toHaveFocus();
    await userEvent.tab();
    await expect(panel.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(panel.getByRole('button', { name: 'Log in' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(opener).toHaveFocus();
    await expect(opener.closest('[aria-hidden="true"]')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('visible');
  },
};
export const CloseButton: Story = {
  tags: ['no-picture'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
const scrimOf = (dialog: HTMLElement) => dialog.parentElement ?? dialog;
export const OverlayKeeps: Story = {
  tags: ['no-picture'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await new Promise((done) => setTimeout(done, 50));
    await userEvent.click(scrimOf(dialog));
    await new Promise((done) => setTimeout(done, 50));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
export const OverlayCloses: Story = {
  tags: ['no-picture'],
  args: { closeOnOverlay: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await new Promise((done) => setTimeout(done, 50));
    await userEvent.click(scrimOf(dialog));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};
export const MustAnswer: Story = {
  args: {
    dismissable: false,
    title: 'Change your password',
    description: 'Your password has expired. Choose a new one to go on.',
    footer: <Button>Save</Button>,
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
    await expect(dialog).toHaveAccessibleDescription(
      'Your password has expired. Choose a new one to go on.',
    );
  },
};
export const LongContent: Story = {
  args: {
    title: 'Terms and conditions',
    footer: <Button>I accept</Button>,
    children: Array.from({ length: 30 }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
      <p key={line}>
        {line + 1}. Play within your means. Every round is final once its result is shown, and every
        result is stored before it is shown.
      </p>
    )),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const body = dialog.querySelector('[data-dialog-body]');
    await expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? 0);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'I accept' })).toBeVisible(),
    );
  },
};
/** A dialog whose text arrives after it has opened. */
function TextComesLater(props: DialogProps) {
  const [lines, setLines] = useState(1);
  return (
    <Dialog
      {...props}
      footer={
        <>
          <Button onClick={() => setLines(60)}>More</Button>
          <Button onClick={() => setLines(1)}>Less</Button>
        </>
      }
    >
      {'Play within your means. '.repeat(lines * 20)}
    </Dialog>
  );
}
export const TextThatComesLater: Story = {
  tags: ['no-picture'],
  args: { title: 'Terms and conditions' },
  render: (args) => <TextComesLater {...args} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const body = dialog.querySelector('[data-dialog-body]');
    const press = (name: string) => userEvent.click(within(dialog).getByRole('button', { name }));
    await expect(body).not.toHaveAttribute('tabindex');
    await press('More');
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
    within(dialog).getByRole('button', { name: 'Close' }).focus();
    await userEvent.tab();
    await expect(body).toHaveFocus();
    await press('Less');
    await waitFor(() => expect(body).not.toHaveAttribute('tabindex'));
  },
};
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const LongFilipinoTitle: Story = {
  args: {
    size: 'sm',
    title: 'Kumpirmahin ang iyong numero ng telepono bago magpatuloy sa pag-withdraw',
  },
};

/** @param later the second opens from outside an event, as after a call or a script */
function Stacked({ later = false }: { later?: boolean }) {
  const [first, setFirst] = useState(false);
  const [second, setSecond] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => setFirst(true)}>Open</Button>
      <Dialog open={first} onOpenChange={setFirst} title="Cashier" labels={{ close: 'Close' }}>
        <Button
          onClick={() => {
            if (later) setTimeout(() => setSecond(true));
            else setSecond(true);
          }}
        >
          Add a card
        </Button>
      </Dialog>
      <Dialog
        open={second}
        onOpenChange={setSecond}
        title="New card"
        size="sm"
        labels={{ close: 'Close' }}
        initialFocus={field}
      >
        <Field label="Card number">
          <Input ref={field} inputMode="numeric" />
        </Field>
      </Dialog>
    </>
  );
}
/** The opacity of a colour, which forced colours keep. */
const opacityOf = ({ backgroundColor }: CSSStyleDeclaration) =>
  Number(/^rgba.*,|\//.test(backgroundColor) ? backgroundColor.match(/([\d.]+)\)$/)?.[1] : 1);
/** How much of the page the layer of a dialog covers, and the scrim over the dialog itself. */
const dimming = (dialog: HTMLElement) => ({
  page: opacityOf(getComputedStyle(scrimOf(dialog))),
  dialog: opacityOf(getComputedStyle(dialog, '::after')),
});
export const TwoInAStack: Story = {
  tags: ['after-play'],
  render: () => <Stacked />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const add = await screen.findByRole('button', { name: 'Add a card' });
    await userEvent.click(add);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Card number' })).toHaveFocus());
    await expect(add.closest('[aria-hidden="true"]')).not.toBeNull();
    // The lower dialog dims the page, and is dimmed itself.
    const upper = screen.getByRole('dialog', { name: 'New card' });
    const lower = add.closest<HTMLElement>('[role="dialog"]') ?? upper;
    const { page } = dimming(lower);
    await expect(page).toBeGreaterThan(0);
    await waitFor(() => expect(dimming(lower)).toEqual({ page, dialog: page }));
    await expect(dimming(upper)).toEqual({ page: 0, dialog: 0 });
    await userEvent.keyboard('{Escape}');
    await expect(dimming(upper).page).toBe(0);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New card' })).toBeNull());
    await waitFor(() => expect(dimming(lower)).toEqual({ page, dialog: 0 }));
    await expect(screen.getByRole('dialog', { name: 'Cashier' })).toBeVisible();
    await expect(add).toHaveFocus();
    await expect(opener.closest('[aria-hidden="true"]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** @param wait milliseconds after the answer until the list is without the row */
function Rows({ wait }: { wait?: number }) {
  const [rows, setRows] = useState(['First', 'Second', 'Third']);
  const [asked, setAsked] = useState<string>();
  const answer = () => {
    const remove = () => setRows(rows.filter((row) => row !== asked));
    if (wait === undefined) remove();
    else setTimeout(remove, wait);
    setAsked(undefined);
  };
  return (
    <>
      <Dialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        role="alertdialog"
        title="Delete this message?"
        footer={<Button onClick={answer}>Delete</Button>}
      >
        {asked}
      </Dialog>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <Button onClick={() => setAsked(row)}>{row}</Button>
          </li>
        ))}
      </ul>
    </>
  );
}
const removes = async (canvas: HTMLElement, row: string, next: string) => {
  const button = (name: string) => within(canvas).getByRole('button', { name });
  button(row).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(within(canvas).queryByRole('button', { name: row })).toBeNull());
  await waitFor(() => expect(button(next)).toHaveFocus());
};
export const OpenerGoes: Story = {
  name: 'What opened it goes with the answer: its neighbour gets the focus',
  tags: ['no-picture'],
  render: () => <Rows />,
  play: async ({ canvasElement }) => {
    await removes(canvasElement, 'Second', 'Third');
    await removes(canvasElement, 'Third', 'First');
  },
};
export const OpenerGoesLater: Story = {
  name: 'What opened it goes later: its neighbour gets the focus',
  tags: ['no-picture'],
  render: () => <Rows wait={100} />,
  play: async ({ canvasElement }) => {
    await removes(canvasElement, 'First', 'Second');
  },
};

/** Escape is pressed as soon as the dialog is in the page, before its effects have run. */
export const EscapeAtOnce: Story = {
  tags: ['no-picture'],
  render: () => <Stacked later />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
    const add = await screen.findByRole('button', { name: 'Add a card' });
    const pressed = new Promise<string>((resolve) => {
      const observer = new MutationObserver(() => {
        const second = screen.queryByRole('dialog', { name: 'New card' });
        if (!second) return;
        observer.disconnect();
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        );
        resolve(second.id);
      });
      observer.observe(document.body, { childList: true });
    });
    await userEvent.click(add);
    const second = await pressed;
    await waitFor(() => expect(document.getElementById(second)).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Cashier' })).toBeVisible();
    await waitFor(() => expect(add).toHaveFocus());
  },
};

/** Uncontrolled: the trigger opens it, a button inside closes it. */
export const ByItsTrigger: Story = {
  tags: ['no-picture'],
  render: ({ onOpenChange }) => (
    <Dialog
      trigger={<Button>Terms</Button>}
      onOpenChange={onOpenChange}
      title="Terms"
      footer={
        <DialogClose>
          <Button>Done</Button>
        </DialogClose>
      }
    >
      <p>Play within your means.</p>
    </Dialog>
  ),
  args: { onOpenChange: fn() },
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Terms' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Terms' });
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(trigger).toHaveAttribute('aria-controls', dialog.id);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

/**
 * A parent that clears the dialog's data as soon as it closes, as a list does whose row is
 * deselected.
 */
function Emptied({ onOpenChange }: DialogProps) {
  const [order, setOrder] = useState<string>();
  return (
    <>
      <Button onClick={() => setOrder('B26112109')}>Open</Button>
      <Dialog
        open={order !== undefined}
        onOpenChange={(next) => {
          setOrder(undefined);
          onOpenChange?.(next);
        }}
        title={order ?? 'Nothing chosen'}
      >
        {order && <p>Details of {order}</p>}
      </Dialog>
    </>
  );
}
export const KeepsItsWords: Story = {
  name: 'While it fades out it keeps its words',
  tags: ['no-picture'],
  render: (args) => <Emptied {...args} />,
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'B26112109' });
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(dialog, { childList: true, characterData: true, subtree: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    observer.disconnect();
    await expect(changes).toHaveLength(0);
    await expect(dialog).toHaveTextContent('B26112109Details of B26112109');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(opener).toHaveFocus();
  },
};

/** The page behind is not inert: focus that a script or the browser moves there is moved back. */
export const FocusComesBack: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const dialog = await screen.findByRole('dialog');
    const name = within(dialog).getByRole('textbox', { name: 'Username' });
    await waitFor(() => expect(name).toHaveFocus());
    const behind = within(canvasElement).getByRole('button', { name: 'Open', hidden: true });
    behind.focus();
    await expect(name).toHaveFocus();
    const { left, top, width, height } = behind.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(there).toBe(dialog.parentElement);
  },
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { title: LONG_WORD, description: LONG_WORD, children: LONG_WORD, footer: LONG_WORD },
  play: async ({ canvasElement }) => {
    const popup = await screen.findByRole('dialog');
    await expect(popup.scrollWidth).toBeLessThanOrEqual(popup.clientWidth);
    await expectFits(canvasElement);
  },
};
