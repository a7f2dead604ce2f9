// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { usePopups } from './popup-stack.ts';

interface PageProps {
  onConfirm(): void | Promise<void>;
  /** What a confirmation leads to. */
  next?: string;
  /** Whether a confirmation closes the popup. */
  closesPopup?: boolean;
}

/** A page with a confirmation, which a second one may follow while the first is still open. */
function Page({ onConfirm, next, closesPopup }: PageProps) {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const navigate = useNavigate();
  const popups = usePopups();
  const open = (name: string) => setAsked((names) => [...names, name]);
  const close = (name: string) => setAsked((names) => names.filter((each) => each !== name));
  const button = (name: string, onClick: () => void) => (
    <button type="button" onClick={onClick}>
      {name}
    </button>
  );
  return (
    <>
      {button('ask', () => open('first'))}
      {button('ask again', () => open('second'))}
      {button('answered meanwhile', () => close('first'))}
      {button('log in', () => popups.open('login'))}
      {button('close the login and ask', () => {
        popups.close();
        open('first');
      })}
      {['first', 'second'].map((name) => (
        <ConfirmDialog
          key={name}
          open={asked.includes(name)}
          title={name}
          labels={{ confirm: `Yes, ${name}`, cancel: `No, ${name}` }}
          onConfirm={async () => {
            await onConfirm();
            close(name);
            if (next) navigate(next, { replace: true });
            if (closesPopup) popups.close();
          }}
          onCancel={() => close(name)}
        >
          Really?
        </ConfirmDialog>
      ))}
    </>
  );
}

const address = () => window.location.pathname + window.location.search;
const becomes = (wanted: string) => act(() => expect.poll(address).toBe(wanted));
const asked = () =>
  screen
    .queryAllByRole('alertdialog', { hidden: true })
    .filter((dialog) => dialog.dataset.state === 'open')
    .map((dialog) => dialog.querySelector('h2')?.textContent);
const stands = (...names: string[]) => act(() => expect.poll(asked).toEqual(names));
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name, hidden: true })));
const back = () => act(async () => window.history.back());
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
/** The dialog has left no history entry. */
async function expectBackLeavesPage(): Promise<void> {
  await settle();
  await back();
  await becomes('/before');
}
const showPage = (props: Partial<PageProps> = {}) =>
  act(async () => {
    render(
      <BrowserRouter>
        <Page onConfirm={() => undefined} {...props} />
      </BrowserRouter>,
    );
  });

beforeEach(() => {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', '/withdraw');
});

test('Back cancels only the confirmation, and the next Back leaves the page', async () => {
  await showPage();
  await press('ask');
  await stands('first');
  await back();
  await stands();
  expect(address()).toBe('/withdraw');
  await back();
  await becomes('/before');
});

test.each(['Yes, first', 'No, first'])('"%s" leaves no history entry', async (answer) => {
  await showPage();
  await press('ask');
  await press(answer);
  await stands();
  await expectBackLeavesPage();
});

test('Back does nothing while the confirmed action is in progress', async () => {
  let finish: () => void = () => undefined;
  await showPage({
    onConfirm: () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  });
  await press('ask');
  await press('Yes, first');
  await back();
  await settle();
  await stands('first');
  expect(address()).toBe('/withdraw');
  await act(async () => finish());
  await stands();
  await expectBackLeavesPage();
});

test('the page that a confirmation leads to replaces its history entry', async () => {
  await showPage({ next: '/after' });
  await press('ask');
  await press('Yes, first');
  await becomes('/after');
  await settle();
  await back();
  await becomes('/withdraw');
  await stands();
  await back();
  await becomes('/before');
});

test('a confirmation that closes a popup leaves no history entry, whether the page or the address opened it', async () => {
  await showPage({ closesPopup: true });
  await press('log in');
  await press('ask');
  await press('Yes, first');
  await becomes('/withdraw');
  await expectBackLeavesPage();
  cleanup();

  window.history.pushState(null, '', '/withdraw?popup=login');
  await showPage({ closesPopup: true });
  await press('ask');
  await press('Yes, first');
  await becomes('/withdraw');
  await expectBackLeavesPage();
});

test('a confirmation that closes below another one leaves no history entry', async () => {
  await showPage();
  await press('ask');
  await press('ask again');
  await stands('first', 'second');
  await press('answered meanwhile');
  await stands('second');
  await back();
  await stands();
  await settle();
  expect(address()).toBe('/withdraw');
  await back();
  await becomes('/before');
});

test('a confirmation that opens while a popup closes stays', async () => {
  await showPage();
  await press('log in');
  await becomes('/withdraw?popup=login');
  await press('close the login and ask');
  await becomes('/withdraw');
  await settle();
  await stands('first');
  await back();
  await stands();
  expect(address()).toBe('/withdraw');
});
