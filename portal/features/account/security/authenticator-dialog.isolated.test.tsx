// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import messages from '../messages/en.json';
import { AuthenticatorDialog } from './authenticator-dialog.tsx';

const CODES = ['ABCD-1234', 'EFGH-5678'];
vi.mock('../../../shared/api/use-command.ts', () => ({
  useCommand: () => ({
    run: async () => ({
      status: 'done',
      value: { secret: 'ABCDEFGH', uri: 'otpauth://totp/Baize', recoveryCodes: CODES },
    }),
  }),
}));

function Page() {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen && <AuthenticatorDialog hasLoginPassword onClose={() => setIsOpen(false)} />;
}

const address = () => window.location.pathname;
const dialog = () => screen.queryByRole('dialog')?.textContent;
const back = () => act(async () => window.history.back());
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const type = (label: RegExp, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const scan = async () => {
  await type(/^Login password/, 'Baize2026');
  await press('Continue');
  await act(() => expect.poll(dialog).toContain('Scan the code'));
};

beforeEach(async () => {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', '/member');
  await act(async () => {
    render(
      <IntlProvider locale="en" messages={messages as Record<MessageId, string>}>
        <BrowserRouter>
          <Page />
        </BrowserRouter>
      </IntlProvider>,
    );
  });
});

test('[R2.17] Back closes the dialog in its second step as in its first, and leaves the page afterwards', async () => {
  await scan();
  await back();
  await act(() => expect.poll(dialog).toBeUndefined());
  expect(address()).toBe('/member');
  await back();
  await act(() => expect.poll(address).toBe('/before'));
});

test('[R2.17] Back does not leave the recovery codes until the person confirms that they are stored', async () => {
  await scan();
  await type(/^Code from the app/, '123456');
  await press('Confirm');
  await act(() => expect.poll(dialog).toContain(CODES[0]));
  const marked = window.history.state;
  for (let times = 0; times < 2; times++) {
    await back();
    await act(() => expect.poll(() => window.history.state).toEqual(marked));
    expect(dialog()).toContain(CODES[0]);
    expect(address()).toBe('/member');
  }
  await press('I have kept the codes');
  await act(() => expect.poll(() => window.history.state?.usr ?? null).toBeNull());
  expect(dialog()).toBeUndefined();
  await back();
  await act(() => expect.poll(address).toBe('/before'));
});
