// @vitest-environment happy-dom
import { gameList } from '@baize/gateway/contract';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { STORY_BOOT } from '../../../app/story-boot.ts';
import { QueryProvider } from '../../../shared/api/query-provider.tsx';
import { type ServedAnswers, takeRecordedQueries } from '../../../shared/api/served-answers.ts';
import { setBoot } from '../../../shared/boot.ts';
import { STORY_ACTIONS, storyGames } from '../../../shared/games/story-games.ts';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { BelowFold } from './below-fold.tsx';

// As on the server, where a render tells which answers it needs.
vi.mock('../../../shared/in-browser.ts', () => ({ inBrowser: false }));

/** The messages that this test sees. */
const messages = { 'shell.jackpots': 'Jackpots', 'home.winners': 'Winners' } as Record<
  MessageId,
  string
>;
const winner = {
  id: '1',
  iconUrl: '/art/1.webp',
  gameName: 'Parol Nights',
  customerName: 'de***r',
  winAmount: 10.5,
  winTime: 0,
  nodeId: '1',
};

const pageWith = (answers: ServedAnswers) => (
  <QueryProvider answers={answers}>
    <IntlProvider locale="en" messages={messages} onError={() => undefined}>
      <MemoryRouter>
        <BelowFold
          sections={[{ section: 'jackpots' }, { section: 'winners' }]}
          lanes={[]}
          actions={STORY_ACTIONS}
          onOpenVendor={() => undefined}
        />
      </MemoryRouter>
    </IntlProvider>
  </QueryProvider>
);

/** Renders the sections on the server, hydrates them, and returns their headings. */
async function headings(games: number, winners: number): Promise<(string | null)[]> {
  setBoot(STORY_BOOT);
  const jackpots = { games: storyGames(games), totalPages: 1, totalCount: games };
  const board = { list: winners > 0 ? [{ vo: winner }] : [] };
  renderToString(pageWith({}));
  const answers = Object.fromEntries(
    takeRecordedQueries().map(({ key, endpoint }) => [
      key,
      endpoint === gameList ? jackpots : board,
    ]),
  );
  const page = pageWith(answers);
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  const rendered = place.textContent;
  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(place, page, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(place.textContent).toBe(rendered);
  return [...place.querySelectorAll('h2')].map(({ textContent }) => textContent);
}

test('home’s jackpots and winners hydrate as the gateway rendered them, and have no heading where there are none', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect(await headings(3, 1)).toEqual([expect.stringContaining('Jackpots'), 'Winners']);
  expect(await headings(3, 0)).toEqual([expect.stringContaining('Jackpots')]);
  expect(await headings(0, 1)).toEqual(['Winners']);
  expect(await headings(0, 0)).toEqual([]);
});
