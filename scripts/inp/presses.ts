import type { Locator, Page } from 'playwright';
import { ScriptError } from '../terminal.ts';

/** One common press, on an idle page. */
export interface Press {
  readonly name: string;
  readonly path: string;
  readonly as: 'visitor' | 'member';
  /** Sends real browser input; scripted clicks have no event timing. */
  press(page: Page): Promise<void>;
}

/**
 * Moves the pointer and presses. A locator's `click` checks during the press whether the element is covered, which takes
 * 15 ms at a fourth of the speed, without being part of a real press. This checks it before.
 */
async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new ScriptError(`There is nothing to press: ${target}.`);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const isFree = await target.evaluate(
    (element, { x, y }) => element.contains(document.elementFromPoint(x, y)),
    at,
  );
  if (!isFree) throw new ScriptError(`Another element covers ${target}.`);
  await target.page().mouse.move(at.x, at.y);
  await target.page().mouse.down();
  await target.page().mouse.up();
}

/** The first game's heart is visible while its tile is hovered. */
async function pressHeart(page: Page): Promise<void> {
  const tile = page.getByRole('main').getByRole('article').first();
  await tile.hover();
  await press(tile.getByRole('button', { name: /^Favourite/ }));
}

async function chooseInMenu(page: Page, menu: RegExp, choice: string): Promise<void> {
  await press(page.getByRole('banner').getByRole('button', { name: menu }));
  const item = page.getByRole('menuitem', { name: choice });
  await item.waitFor();
  await press(item);
}

/** The most noticeable presses, the first use of each: their code may have to load. */
export const PRESSES: readonly Press[] = [
  {
    name: 'log in, in the header',
    path: '/',
    as: 'visitor',
    press: (page) => press(page.getByRole('banner').getByRole('button', { name: 'Log in' })),
  },
  {
    name: 'a menu of vendors',
    path: '/',
    as: 'visitor',
    press: (page) =>
      press(
        page
          .getByRole('navigation', { name: 'Games' })
          .getByRole('button', { name: 'Live casino' }),
      ),
  },
  {
    name: 'the next page of a lobby',
    path: '/rng',
    as: 'visitor',
    press: (page) => press(page.getByRole('link', { name: 'Page 2', exact: true })),
  },
  {
    name: 'a tab of a lobby',
    path: '/rng',
    as: 'visitor',
    press: (page) => press(page.getByRole('main').getByRole('tab').nth(1)),
  },
  {
    name: 'a key in the search of games',
    path: '/rng',
    as: 'visitor',
    press: (page) => page.getByRole('main').getByRole('search').getByRole('textbox').press('d'),
  },
  { name: 'a heart', path: '/rng', as: 'member', press: pressHeart },
  {
    name: 'another brand',
    path: '/',
    as: 'visitor',
    press: (page) => chooseInMenu(page, /^Brand/, 'Lantern'),
  },
  {
    name: 'another language',
    path: '/',
    as: 'visitor',
    press: (page) => chooseInMenu(page, /^Language/, 'Filipino'),
  },
];
