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
vi.mock('../navigation/feature-components.tsx', () => ({ WithFeatureComponents: Empty }));
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

/** A popup with pages, filters and details, like the member center. */
function Member({ onClose }: PopupProps) {
  const pages = usePopupPages('member', ['order', 'p', 'kind'], onClose);
  const popups = usePopups();
  return (
    <>
      <Records />
      <Link {...pages.linkTo('withdraw')}>other page</Link>
      {button('other popup', () => popups.replace('contracts'))}
      {button('leave', pages.leave)}
    </>
  );
}

/**
 * A list with details, on a page or in a popup; the list stays usable while the details of an order
 * are open.
 */
function Records() {
  const { change, query } = useRecordQuery();
  const address = useAddress();
  return (
    <>
      {button('details', () => change({ order: 'D1', page: query.page }, { details: 'open' }))}
      {button('others', () => change({ order: 'D2', page: query.page }, { details: 'open' }))}
      {button('less', () => change({ page: query.page }, { details: 'close' }))}
      {button('filter', () => address.change({ kind: 'open' }))}
      {button('next page', () => change({ order: query.order, page: query.page + 1 }))}
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
const back = () => act(async () => window.history.back());
const forward = () => act(async () => window.history.forward());
const address = () => window.location.pathname + window.location.search;
const becomes = (wanted: string) => act(() => expect.poll(address).toBe(wanted));
const showAt = async (path: string, page: ReactNode = <Lobby />) => {
  window.history.pushState(null, '', path);
  await act(async () => {
    render(<BrowserRouter>{page}</BrowserRouter>);
  });
};

const GAME = '/rng?popup=game%3AN1';
const LIST = `${GAME}&popup=member%3Adepositv2`;
const DETAILS = `${LIST}&order=D1`;
/** Shows the list of a popup over a game. */
const showList = async () => {
  await showAt('/rng');
  await press('play');
  await press('deposit');
  await becomes(LIST);
};
/** Shows its details. */
const showDetails = async () => {
  await showList();
  await press('details');
  await becomes(DETAILS);
};

beforeEach(() => window.history.pushState(null, '', '/'));

test.each([
  ['nothing', []],
  ['details', ['details']],
  ['details that were closed', ['details', 'less']],
  ['others after details', ['details', 'others', 'next page']],
  ['a filter', ['filter']],
  ['another page after details', ['details', 'other page']],
  ['details of another page', ['other page', 'filter', 'details']],
  ['details of another page after details', ['details', 'other page', 'details']],
  ['another popup in its place after details', ['details', 'other popup']],
])(
  'after %s a closed popup has no history entry: Back leaves the page below',
  async (_name, steps) => {
    await showList();
    for (const step of steps) {
      await press(step);
      if (step === 'less') await becomes(LIST);
    }
    await press('leave');
    await becomes(GAME);
    await back();
    await becomes('/rng');
  },
);

test('Back leads from details in a popup to the list, Forward to the details again, and the next Back out of the popup', async () => {
  await showDetails();
  await back();
  await becomes(LIST);
  await forward();
  await becomes(DETAILS);
  await back();
  await becomes(LIST);
  await back();
  await becomes(GAME);
});

test('details in a popup that close by themselves lead to the list, and the next Back closes the popup', async () => {
  await showDetails();
  await press('less');
  await becomes(LIST);
  await back();
  await becomes(GAME);
});

test('details of another page of the popup lead Back to the list of that page', async () => {
  await showDetails();
  await press('other page');
  await press('details');
  await becomes(`${GAME}&popup=member%3Awithdraw&order=D1`);
  await back();
  await becomes(`${GAME}&popup=member%3Awithdraw`);
  await press('leave');
  await becomes(GAME);
});

test('a page of the list that was chosen behind open details stays when they close', async () => {
  await showDetails();
  await press('next page');
  await becomes(`${LIST}&order=D1&p=2`);
  await press('less');
  await becomes(`${LIST}&p=2`);
  await press('details');
  await becomes(`${LIST}&p=2&order=D1`);
  await back();
  await becomes(`${LIST}&p=2`);
  await press('leave');
  await becomes(GAME);
});

test('details on a page that close by themselves leave no second entry of the list', async () => {
  window.history.pushState(null, '', '/rng');
  await showAt('/member?page=depositv2', <Records />);
  await press('details');
  await becomes('/member?page=depositv2&order=D1');
  await press('less');
  await becomes('/member?page=depositv2');
  await back();
  await becomes('/rng');
});

test('details in a popup that the address opened stay in its entry', async () => {
  window.history.pushState(null, '', '/rng');
  await showAt('/promotions?popup=member%3Adepositv2');
  await press('details');
  await becomes('/promotions?popup=member%3Adepositv2&order=D1');
  await press('less');
  await becomes('/promotions?popup=member%3Adepositv2');
  await back();
  await becomes('/rng');
});

test('a popup that the address opened takes its filters with it', async () => {
  await showAt('/rng?popup=member%3Adepositv2&order=D2');
  await press('filter');
  await becomes('/rng?popup=member%3Adepositv2&order=D2&kind=open');
  await press('leave');
  await becomes('/rng');
});
