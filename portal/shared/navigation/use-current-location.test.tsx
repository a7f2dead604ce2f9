// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, use } from 'react';
import { BrowserRouter, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { usePopups } from '../popups/popup-stack.ts';
import { useAddress } from './use-address.ts';
import { useCurrentLocation } from './use-current-location.ts';

const onItsWay = new Promise<never>(() => {});
const Slow = () => <p>{use(onItsWay)}</p>;

function Page() {
  const navigate = useNavigate();
  const popups = usePopups();
  const address = useAddress();
  const currentLocation = useCurrentLocation();
  const buttons: Readonly<Record<string, () => void>> = {
    leave: () => void navigate('/slow?tab=2'),
    'open a popup': () => popups.open('login'),
    'open two': () => {
      popups.open('login');
      popups.open('contact');
    },
    'close it': () => popups.close(),
    search: () => address.change({ q: 'dragon' }),
  };
  return (
    <>
      {Object.entries(buttons).map(([name, press]) => (
        <button key={name} type="button" onClick={press}>
          {name}
        </button>
      ))}
      <output>{currentLocation().pathname + currentLocation().search}</output>
    </>
  );
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
const show = (Router: (props: { children: ReactNode }) => ReactNode) =>
  act(async () => {
    render(
      <Router>
        <Suspense fallback="Loading">
          <Routes>
            <Route path="/" element={<Page />} />
            <Route path="/slow" element={<Slow />} />
          </Routes>
        </Suspense>
      </Router>,
    );
  });
const address = () => window.location.pathname + window.location.search;

beforeEach(() => window.history.replaceState(null, '', '/'));

test('a popup that opens during a navigation opens over the new page, and does not revert the navigation', async () => {
  await show(BrowserRouter);
  await press('leave');
  // The rendered page is still the one that is being left.
  expect(screen.queryByText('Loading')).toBeNull();
  expect(address()).toBe('/slow?tab=2');
  await press('open a popup');
  expect(address()).toBe('/slow?tab=2&popup=login');
});

test('a page that is being left does not change the address', async () => {
  await show(BrowserRouter);
  await press('search');
  expect(address()).toBe('/?q=dragon');
  await press('leave');
  await press('search');
  expect(address()).toBe('/slow?tab=2');
});

test('two popups of one press are stacked, and closing goes back by one', async () => {
  await show(BrowserRouter);
  await press('open two');
  expect(address()).toBe('/?popup=login&popup=contact');
  await press('close it');
  await act(() => expect.poll(address).toBe('/?popup=login'));
});

test('a router without the browser’s address is supported', async () => {
  await show(({ children }) => (
    <MemoryRouter initialEntries={['/?popup=help']}>{children}</MemoryRouter>
  ));
  await press('open a popup');
  expect(screen.getByRole('status').textContent).toBe('/?popup=help&popup=login');
});
