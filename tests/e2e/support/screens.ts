import { expect, type Page } from '@playwright/test';
import {
  HOME_PATHS,
  MEMBER_PAGES,
  memberPath,
  PATHS,
  POPUP_PATHS,
  promotionPath,
  seamlessPath,
} from '../../../portal/shared/paths.ts';
import { POPUPS, type PopupName } from '../../../portal/shared/popups/popup-stack.ts';
import { createClient } from '../../contract/client.ts';
import { giveSession } from './members.ts';
import { crowdMember, goInside, treeAgent } from './pages.ts';

/** Who looks at a screen. */
export type Role = 'visitor' | 'member' | 'agent' | 'trial';

export interface Screen {
  readonly role: Role;
  /** Path with query and hash. */
  readonly path: string;
  /** A dialog has to stand over the page. */
  readonly isPopup: boolean;
}

type PathName = keyof typeof PATHS;

/** Routes that ask for more than a visitor; every other one is swept as a visitor. */
const NEEDS: Partial<Record<PathName, Role>> = {
  member: 'member',
  favorite: 'member',
  recent: 'member',
  lottery: 'member',
  vnLottery: 'member',
  seaLottery: 'member',
  agentHome: 'agent',
};

/** Routes that show something only with a query. */
const QUERIES: Partial<Record<PathName, string>> = {
  seamless: seamlessPath('100002', 'trial'),
};

/** Popups that show something only with arguments; every other one opens by its name. */
const ARGUMENTS: Partial<Record<PopupName, string>> = {
  game: 'game:100002:trial',
  'game-info': 'game-info:100002',
  'game-list': 'game-list:LUMEN',
  search: 'search:dragon',
  notice: 'notice:PL003',
};
const POPUP_NEEDS: Partial<Record<PopupName, Role>> = {
  'change-password': 'member',
  contracts: 'member',
  feedback: 'member',
  invite: 'member',
  member: 'member',
};

/** Addresses of home under other names: one view (R2.14). */
const isHomeAgain = (path: string) =>
  path !== PATHS.home && HOME_PATHS.includes(path) && !POPUP_PATHS.includes(path);

const screen = (role: Role, path: string): Screen => ({
  role,
  path,
  isPopup: path.includes('popup=') || path.includes('promo=') || POPUP_PATHS.includes(path),
});

const overPage = (popup: string) => `${PATHS.appDownload}?${new URLSearchParams({ popup })}`;

/**
 * Every screen of the product, from its own tables of routes, popups and member pages: what is added
 * to them is swept from then on, and a sweep fails where it does not show.
 */
export const SCREENS: readonly Screen[] = [
  ...(Object.keys(PATHS) as PathName[])
    .filter((name) => name !== 'member' && !isHomeAgain(PATHS[name]))
    .map((name) => screen(NEEDS[name] ?? 'visitor', QUERIES[name] ?? PATHS[name])),
  ...MEMBER_PAGES.map((page) => screen('member', memberPath(page))),
  ...POPUPS.map((name) =>
    screen(POPUP_NEEDS[name] ?? 'visitor', overPage(ARGUMENTS[name] ?? name)),
  ),
  screen('visitor', '/no-such-page'),
  screen('visitor', `${PATHS.rng}?q=zzzz`),
  screen('visitor', promotionPath('DEPOSIT')),
  screen('member', PATHS.home),
  screen('member', PATHS.rng),
  screen('member', PATHS.promotions),
  screen('member', PATHS.pointMall),
  screen('member', `${PATHS.pointMall}?tab=history`),
  screen('member', `${PATHS.pointMall}?tab=convert`),
  screen('agent', memberPath('securityCenter')),
  screen('agent', overPage('contracts')),
  screen('trial', PATHS.home),
  screen('trial', PATHS.pointMall),
];

/** The screens in parts of about the same size, each of one role: the workers share them. */
export function partsOfScreens(size: number): readonly (readonly Screen[])[] {
  return Object.values(Object.groupBy(SCREENS, ({ role }) => role)).flatMap((ofRole) => {
    const count = Math.ceil(ofRole.length / size);
    return Array.from({ length: count }, (_, part) =>
      ofRole.filter((_screen, index) => index % count === part),
    );
  });
}

/** From this one on forty members have bets on record. */
export const WITH_RECORDS = 166;

/** Logs a page in; `seat` tells apart who looks at the same time: a login ends another's session. */
export async function enterAs(page: Page, url: string, ip: string, role: Role, seat: number) {
  if (role === 'visitor') return;
  const client = createClient(url, ip);
  // The demo's tree has 35 agents.
  const { username, password } =
    role === 'agent' ? treeAgent(10 + (seat % 25)) : crowdMember(WITH_RECORDS + (seat % 40));
  await giveSession(
    page,
    await (role === 'trial' ? client.freePlay() : client.logIn(username, password)),
  );
}

/**
 * Waits until a page shows all it has: nothing says that it is busy and for a third of a second
 * nothing has changed (a clock ticks by the second).
 */
export async function comesToRest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const begun = performance.now();
        let changed = begun;
        const watcher = new MutationObserver(() => {
          changed = performance.now();
        });
        watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
        const look = () => {
          const isBusy = document.querySelector(
            ':is(main, [role=dialog]) :is([aria-busy=true], [data-state=loading], [data-state=former])',
          );
          const now = performance.now();
          const isQuiet = !isBusy && now - changed > 330 && document.querySelector('main');
          if (!isQuiet && now - begun < 9000) return void setTimeout(look, 60);
          watcher.disconnect();
          resolve();
        };
        look();
      }),
  );
}

/** Shows a screen, by the router where the portal is there already; a popup has to stand over it. */
export async function visit(page: Page, { path, isPopup }: Screen): Promise<void> {
  if (page.url().startsWith('http')) await goInside(page, path);
  else await page.goto(path);
  // The first page of a gateway waits for the art that is drawn for it.
  if (!isPopup) return;
  await expect(page.getByRole('dialog'), path).toBeVisible({ timeout: 15_000 });
  // Not another one in its place, as the login is for those who may not see it.
  const wanted = new URL(path, page.url()).searchParams.get('popup');
  await expect(page, path).toHaveURL((url) => url.searchParams.get('popup') === wanted);
}
