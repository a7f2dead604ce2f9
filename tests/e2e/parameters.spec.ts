import type { Request } from '@playwright/test';
import {
  type AnyEndpoint,
  announcements,
  favouriteGames,
  gameList,
  gameVendors,
  helpCenter,
  hotGames,
  recentGames,
} from '../../gateway/contract/index.ts';
import { disableServerRendering, queryOf, watchCalls } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test('[R7.01a] [R7.04] [R9.07] the portal’s requests have the specification’s parameters', async ({
  page,
  freshMember,
  problems,
}) => {
  const seen = (endpoint: AnyEndpoint) => watchCalls(page, endpoint);
  const calls = {
    announced: seen(announcements),
    hot: seen(hotGames),
    vendors: seen(gameVendors),
    games: seen(gameList),
    recent: seen(recentGames),
    favourites: seen(favouriteGames),
    help: seen(helpCenter),
  };
  await freshMember.logIn();
  const first = async (requests: readonly Request[]) => {
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    return requests[0] ? queryOf(requests[0]) : {};
  };
  // Data of a server-rendered page is not requested by the browser.
  await disableServerRendering(page);
  // A page that the test fulfils cannot open a socket on this machine.
  problems.allow(/WebSocket connection/);
  await page.goto('/?from=test&popup=notice');
  const paged = { platform: 'W', pageNo: '1', pageSize: '42', language: 'EN' };
  await expect
    .poll(() => calls.announced.map(queryOf))
    .toEqual(
      expect.arrayContaining([
        { ...paged, types: 'B,PL,PU,PR,H' },
        { ...paged, types: 'B,PL,PU,PR', execution: 'B' },
      ]),
    );
  const platform = 'flash,html5-desktop';
  expect(await first(calls.hot)).toMatchObject({ isPlatform: '2', platform });
  expect(await first(calls.vendors)).toMatchObject({ platform: 'html5-desktop' });
  expect(await first(calls.recent)).toMatchObject({ clientType: '3' });
  expect(await calls.hot[0]?.headerValue('device')).toBe('web');
  await page.goto('/rng?from=test&popup=help');
  expect(await first(calls.games)).toMatchObject({ clientType: '3', platform });
  expect(await first(calls.help)).toEqual({ lang: 'EN', device: 'WEB' });
  await page.goto('/favorite?from=test');
  expect(await first(calls.favourites)).toMatchObject({ clientType: '3', platform });
});
