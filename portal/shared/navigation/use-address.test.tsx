// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { useAddress } from './use-address.ts';

function Page() {
  const { change } = useAddress();
  const buttons: Readonly<Record<string, () => void>> = {
    filter: () => change({ kind: 'win' }),
    open: () => change({ order: '7' }, { details: 'open' }),
    close: () => change({ order: undefined }, { details: 'close' }),
  };
  return Object.entries(buttons).map(([name, press]) => (
    <button key={name} type="button" onClick={press}>
      {name}
    </button>
  ));
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
const address = () => window.location.search + window.location.hash;
const show = (path: string) => {
  window.history.replaceState(null, '', path);
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
};

beforeEach(() => window.history.replaceState(null, '', '/'));

test('a filter keeps the hash, which selects the section of a page', async () => {
  show('/member?page=saferGambling#activity');
  await press('filter');
  expect(address()).toBe('?page=saferGambling&kind=win#activity');
});

test('closed details return to their list, also if the address has a hash', async () => {
  show('/member?page=withdraw#list');
  const entries = window.history.length;
  await press('open');
  expect(address()).toBe('?page=withdraw&order=7#list');
  expect(window.history.length).toBe(entries + 1);
  await press('close');
  await act(() => expect.poll(address).toBe('?page=withdraw#list'));
  // Forward exists: the step was undone, and no other one was made.
  act(() => window.history.forward());
  await act(() => expect.poll(address).toBe('?page=withdraw&order=7#list'));
});
