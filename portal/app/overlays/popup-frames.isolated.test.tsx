// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, Link } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAddress } from '../../shared/navigation/use-address.ts';
import { type PopupProps, usePopups } from '../../shared/popups/popup-stack.ts';
import { usePopupPages } from '../../shared/popups/use-popup-pages.ts';
import { useRecordQuery } from '../../shared/records/use-record-query.ts';
import { PopupStack } from './popup-frames.tsx';

const Empty = vi.hoisted(
  () =>
    ({ children }: { children: ReactNode }) =>
      children,
);
vi.mock('../navigation/feature-parts.tsx', () => ({ WithFeatureParts: Empty }));
vi.mock('../navigation/guards.tsx', () => ({ AgentsPopup: Empty, RealAccountsOnly: Empty }));
vi.mock('./popup-components.ts', () => ({
  popupNamed: (name: string) => ({ Popup: name === 'game' ? Game : Member }),
}));

const button = (name: string, press: () => void) => (
  <button type="button" onClick={press}>
    {name}
  </button>
);

function Game() {
  const popups = usePopups();
  return button('deposit', () => popups.open('member', 'depositv2'));
}

/** A popup with pages, filters and details, as the member center is one. */
function Member({ onClose }: PopupProps) {
  const pages = usePopupPages('member', ['order', 'p', 'kind'], onClose);
  const { change, query } = useRecordQuery();
  const address = useAddress();
  return (
    <>
      {button('details', () => change({ order: 'D1' }))}
      {button('less', () => change({ page: query.page }, { replace: true }))}
      {button('filter', () => address.change({ kind: 'open' }))}
      <Link {...pages.linkTo('withdraw')}>other page</Link>
      {button('leave', pages.leave)}
    </>
  );
}

function Lobby() {
  const popups = usePopups();
  const frames = popups.stack.map((popup) => ({
    key: popup.name,
    popup,
    onClose: popups.close,
  }));
  return (
    <>
      {button('play', () => popups.open('game', 'N1'))}
      <PopupStack frames={frames} />
    </>
  );
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
const address = () => window.location.pathname + window.location.search;
const becomes = (wanted: string) => act(() => expect.poll(address).toBe(wanted));
const showAt = async (path: string) => {
  window.history.pushState(null, '', path);
  await act(async () => {
    render(
      <BrowserRouter>
        <Lobby />
      </BrowserRouter>,
    );
  });
};

beforeEach(() => window.history.pushState(null, '', '/'));

test.each([
  ['nothing', []],
  ['details', ['details']],
  ['details that were closed', ['details', 'less']],
  ['a filter', ['filter']],
  ['another page after details', ['details', 'other page']],
  ['details of another page', ['other page', 'filter', 'details']],
])(
  'after %s a popup that is left is out of history: Back leads out of what lies below',
  async (_name, steps) => {
    await showAt('/rng');
    await press('play');
    await becomes('/rng?popup=game%3AN1');
    await press('deposit');
    for (const step of steps) await press(step);
    await press('leave');
    await becomes('/rng?popup=game%3AN1');
    await act(async () => window.history.back());
    await becomes('/rng');
  },
);

test('a popup that the address opened takes its filters with it', async () => {
  await showAt('/rng?popup=member%3Adepositv2&order=D2');
  await press('filter');
  await becomes('/rng?popup=member%3Adepositv2&order=D2&kind=open');
  await press('leave');
  await becomes('/rng');
});
