// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import type { MessageId } from '../messages/message-id.ts';
import { usePopups } from '../popups/popup-stack.ts';
import { TextField } from './fields.tsx';
import { FormDialog } from './form-dialog.tsx';
import { checkResolver } from './resolver.ts';
import { useForm } from './use-form.ts';

/** The messages that these tests see. */
const EN = {
  'member.profile.rename': 'Change nickname',
  'member.profile.nickname': 'Nickname',
  'member.save': 'Save',
} as Record<MessageId, string>;

function Rename({ onClose, onDone }: { onClose(): void; onDone(): void }) {
  const form = useForm({
    defaultValues: { nickname: '' },
    resolver: checkResolver(() => ({})),
    onSubmit: async () => undefined,
    onSuccess: onDone,
  });
  return (
    <FormDialog
      form={form}
      title="member.profile.rename"
      submitLabel="member.save"
      onClose={onClose}
    >
      <TextField name="nickname" label="member.profile.nickname" />
    </FormDialog>
  );
}

/** A page with a dialog, and what a success leads to. */
function Page({ next }: { next?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  const popups = usePopups();
  const close = () => setIsOpen(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        rename
      </button>
      <button type="button" onClick={() => popups.open('login')}>
        log in
      </button>
      <button type="button" onClick={popups.close}>
        close the login
      </button>
      {isOpen && (
        <Rename
          onClose={close}
          onDone={() => {
            close();
            if (next) navigate(next);
          }}
        />
      )}
    </>
  );
}

const address = () => window.location.pathname + window.location.search;
const becomes = (wanted: string) => act(() => expect.poll(address).toBe(wanted));
const dialogs = () => screen.queryAllByRole('dialog').length;
const closes = () => act(() => expect.poll(dialogs).toBe(0));
const field = () => screen.getByLabelText<HTMLInputElement>('Nickname');
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name, hidden: true })));
const back = () => act(async () => window.history.back());
/** Whether the current history entry belongs to the page, and not to a dialog. */
const isOwnEntry = () => act(() => expect.poll(() => window.history.state?.usr ?? null).toBeNull());
const showPage = async (next?: string, isStrict = false) => {
  const page = (
    <IntlProvider locale="en" messages={EN}>
      <BrowserRouter>{next === undefined ? <Page /> : <Page next={next} />}</BrowserRouter>
    </IntlProvider>
  );
  await act(async () => {
    render(isStrict ? <StrictMode>{page}</StrictMode> : page);
  });
  await press('rename');
  fireEvent.change(field(), { target: { value: 'Mara' } });
};

beforeEach(() => {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', '/member');
});

test.each([false, true])(
  'Back closes only the dialog, and the next Back leaves the page; StrictMode: %s',
  async (isStrict) => {
    await showPage(undefined, isStrict);
    await back();
    await closes();
    expect(address()).toBe('/member');
    await back();
    await becomes('/before');
  },
);

test.each([
  ['Escape', () => act(async () => fireEvent.keyDown(document.body, { key: 'Escape' }))],
  ['its cross', () => press('Close')],
  ['success', () => press('Save')],
])('a dialog that %s closes leaves no history entry', async (_name, closeIt) => {
  await showPage();
  await closeIt();
  await closes();
  await isOwnEntry();
  expect(address()).toBe('/member');
  await back();
  await becomes('/before');
});

test('a success that navigates is not reverted', async () => {
  await showPage('/after');
  await press('Save');
  await becomes('/after');
  await closes();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(address()).toBe('/after');
});

test('a popup that opens and closes above does not change the dialog', async () => {
  await showPage();
  await press('log in');
  await becomes('/member?popup=login');
  await press('close the login');
  await becomes('/member');
  expect(field().value).toBe('Mara');
  await press('log in');
  await becomes('/member?popup=login');
  await back();
  await becomes('/member');
  expect(field().value).toBe('Mara');
  await back();
  await closes();
  expect(address()).toBe('/member');
});
