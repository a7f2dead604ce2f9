import { expect, type Page } from '@playwright/test';
import { isHome, popupOfPath } from '../../../portal/app/navigation/home-routes.ts';
import { manifests } from '../../../portal/app/navigation/manifests.ts';
import {
  AGENT_PAGE_TYPES,
  AGENT_PAGES,
  agentPath,
} from '../../../portal/features/agent/lib/agent-pages.ts';
import { appPath } from '../../../portal/shared/navigation/app-path.ts';
import type { AppPath, PopupName } from '../../../portal/shared/navigation/registry.ts';
import {
  MEMBER_PAGES,
  memberPath,
  promotionPath,
  seamlessPath,
} from '../../../portal/shared/paths.ts';
import { createClient } from '../../contract/client.ts';
import { giveSession } from './members.ts';
import { demoAgent, demoMember } from './pages.ts';

/** The role to which a screen is shown. */
export type Role = 'visitor' | 'member' | 'agent' | 'trial';

export interface Screen {
  readonly role: Role;
  /** Path with query and hash. */
  readonly path: string;
  /** Whether a dialog must be open over the page. */
  readonly isPopup: boolean;
  /** Whether it shows an agent's contracts: without any it would be empty. */
  readonly showsContracts: boolean;
}

/** Has contracts of every kind with its upline and with agents below; no other test logs in as it. */
const AGENT_WITH_CONTRACTS = demoAgent(1);

/** Routes that show content only with a query. */
const QUERIES: ReadonlyMap<string, string> = new Map<AppPath, string>([
  ['/seamless', seamlessPath('100002', 'trial')],
]);

/** Popups that need arguments; every other one opens by its name. */
const ARGUMENTS: ReadonlyMap<string, string> = new Map<PopupName, string>([
  ['game', 'game:100002:trial'],
  ['game-actions', 'game-actions:100002'],
  ['game-info', 'game-info:100002'],
  ['game-list', 'game-list:LUMEN'],
  ['search', 'search:dragon'],
  ['notice', 'notice:PL003'],
]);

/** Popups that a visitor may open too, but that are about a member's own data. */
const ABOUT_MEMBERS: ReadonlySet<string> = new Set<PopupName>(['change-password', 'invite']);

/** Aliases of home: one view (R2.14). */
const isHomeAgain = (path: string) => path !== appPath('/') && isHome(path) && !popupOfPath(path);

/** On other pages it has nothing to filter, and closes. */
const ABOUT_A_LOBBY: ReadonlySet<string> = new Set<PopupName>(['lobby-filter']);

const overPage = (popup: string) =>
  `${appPath(ABOUT_A_LOBBY.has(popup) ? '/rng' : '/appDownload')}?${new URLSearchParams({ popup })}`;

const CONTRACT_SCREENS: ReadonlySet<string> = new Set([
  ...AGENT_PAGES.filter((page) => page in AGENT_PAGE_TYPES).map((page) => agentPath(page)),
  overPage('contracts'),
]);

const screen = (role: Role, path: string): Screen => ({
  role,
  path,
  showsContracts: role === 'agent' && CONTRACT_SCREENS.has(path),
  isPopup: path.includes('popup=') || path.includes('promo=') || popupOfPath(path) !== undefined,
});

/** Their pages are screens of their own. */
const CENTERS: ReadonlySet<string> = new Set([appPath('/member'), appPath('/agentHome')]);

const routes = manifests.flatMap(({ routes: own = {} }) => Object.entries(own));
const popups = manifests.flatMap(({ popups: own = {} }) => Object.entries(own));

function popupRole(name: string, guard: 'realAccount' | 'agent' | undefined): Role {
  if (guard === 'agent') return 'agent';
  return guard || ABOUT_MEMBERS.has(name) ? 'member' : 'visitor';
}

/**
 * Every screen of the product, from the manifests' routes and popups and the pages of both centers: additions are included
 * automatically, and the tests fail where one does not show.
 */
export const SCREENS: readonly Screen[] = [
  ...routes
    .filter(([path]) => !CENTERS.has(path) && !isHomeAgain(path))
    .map(([path, { guard }]) => screen(guard ?? 'visitor', QUERIES.get(path) ?? path)),
  ...MEMBER_PAGES.map((page) => screen('member', memberPath(page))),
  ...AGENT_PAGES.map((page) => screen('agent', agentPath(page))),
  ...popups.map(([name, { guard }]) =>
    screen(popupRole(name, guard), overPage(ARGUMENTS.get(name) ?? name)),
  ),
  screen('visitor', '/no-such-page'),
  screen('visitor', `${appPath('/rng')}?q=zzzz`),
  screen('visitor', promotionPath('DEPOSIT')),
  screen('member', appPath('/')),
  screen('member', appPath('/rng')),
  screen('member', appPath('/promotions')),
  screen('member', appPath('/pointMall')),
  screen('member', `${appPath('/pointMall')}?tab=history`),
  screen('member', `${appPath('/pointMall')}?tab=convert`),
  screen('agent', memberPath('securityCenter')),
  screen('agent', overPage('contracts')),
  screen('trial', appPath('/')),
  screen('trial', appPath('/pointMall')),
];

/** The number of screens of one test. */
const SCREENS_OF_GROUP = 8;

/** The screens in groups of about the same size, each of one role, which workers run in parallel. */
export const SCREEN_GROUPS: readonly (readonly Screen[])[] = Object.values(
  Object.groupBy(SCREENS, ({ role, showsContracts }) => `${role} ${showsContracts}`),
).flatMap((ofRole) => {
  const count = Math.ceil(ofRole.length / SCREENS_OF_GROUP);
  return Array.from({ length: count }, (_, group) =>
    ofRole.filter((_screen, index) => index % count === group),
  );
});

/** The role of a group's screens, for a test's title. */
export function roleOfScreens([first]: readonly Screen[]): string {
  const { role, showsContracts } = first ?? {};
  if (showsContracts) return 'an agent with contracts';
  return role === 'agent' ? 'an agent' : `a ${role}`;
}

/** The first of forty members with bets on record. */
export const FIRST_WITH_BETS = 166;

/** The fixtures of a test (support/test.ts) that it needs to log in. */
interface LoginFixtures {
  readonly page: Page;
  readonly gateway: { readonly url: string };
  readonly callerIp: string;
  readonly logIn: (account: { username: string; password: string }) => Promise<unknown>;
}

/** Logs a page in; `seat` distinguishes concurrent logins, because a login ends the session of another. */
export async function logInAs(page: Page, url: string, ip: string, role: Role, seat: number) {
  if (role === 'visitor') return;
  const client = createClient(url, ip);
  // The demo's tree has 35 agents; the last ones are used by others.
  const { username, password } =
    role === 'agent' ? demoAgent(10 + (seat % 22)) : demoMember(FIRST_WITH_BETS + (seat % 40));
  await giveSession(
    page,
    await (role === 'trial' ? client.freePlay() : client.logIn(username, password)),
  );
}

/** Logs a page in as the role of a screen. */
export async function logInForScreen(
  { page, gateway, callerIp, logIn }: LoginFixtures,
  { role, showsContracts }: Screen,
  seat: number,
): Promise<void> {
  if (showsContracts) await logIn(AGENT_WITH_CONTRACTS);
  else await logInAs(page, gateway.url, callerIp, role, seat);
}

/** Elements that wait for data or pictures. A progress bar, such as that of the next rank, waits for nothing. */
const BUSY =
  ':is(main, [role=dialog]) :is([aria-busy=true], [data-state=loading], [data-state=previous]):not([role=progressbar])';

/** Timeout in milliseconds until a page is stable, also on a busy machine. */
const STABLE_WITHIN = 15_000;

/**
 * Waits until a page is completely loaded: nothing is marked as busy and for a third of a second nothing has changed (a
 * clock changes every second). Pictures outside the visible area are not waited for: the browser loads them when they are
 * near.
 * @throws {Error} with what is still busy, or that something keeps changing
 */
export async function waitUntilStable(page: Page): Promise<void> {
  const instability = await page.evaluate(
    ({ busySelector, within }) =>
      new Promise<string | undefined>((resolve) => {
        const begun = performance.now();
        let changed = begun;
        const watcher = new MutationObserver(() => {
          changed = performance.now();
        });
        watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
        const isInSight = (element: Element) => {
          const box = element.getBoundingClientRect();
          for (let frame = element.parentElement; frame; frame = frame.parentElement) {
            if (getComputedStyle(frame).overflowX === 'visible') continue;
            const shown = frame.getBoundingClientRect();
            if (box.left >= shown.right || box.right <= shown.left) return false;
            if (box.top >= shown.bottom || box.bottom <= shown.top) return false;
          }
          return box.bottom > 0 && box.top < innerHeight;
        };
        const instabilityOf = (now: number) => {
          const busy = [...document.querySelectorAll(busySelector)].find(
            (element) => element.localName !== 'img' || isInSight(element),
          );
          if (busy) return `busy: ${busy.outerHTML.slice(0, 200)}`;
          if (!document.querySelector('main')) return 'no main';
          return now - changed > 330 ? undefined : 'it keeps changing';
        };
        const look = () => {
          const now = performance.now();
          const found = instabilityOf(now);
          if (found && now - begun < within) return void setTimeout(look, 60);
          watcher.disconnect();
          resolve(found);
        };
        look();
      }),
    { busySelector: BUSY, within: STABLE_WITHIN },
  );
  if (instability) throw new Error(`${page.url()} does not become stable, ${instability}`);
}

/** Loads a screen; a popup must be open over it. */
export async function visit(page: Page, { path, isPopup }: Screen): Promise<void> {
  await page.goto(path);
  // The first page of a gateway waits for the rendering of its art.
  if (!isPopup) return;
  await expect(page.getByRole('dialog'), path).toBeVisible({ timeout: 15_000 });
  // Not another page in its place, such as the login for visitors.
  const wanted = new URL(path, page.url()).searchParams.get('popup');
  await expect(page, path).toHaveURL((url) => url.searchParams.get('popup') === wanted);
}
