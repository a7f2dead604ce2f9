import type { Locator, Page } from 'playwright';
import { ScriptError } from '../terminal.ts';

/** One thing that people press, on a page that is at rest. */
export interface Press {
  readonly name: string;
  readonly path: string;
  readonly as: 'visitor' | 'member';
  /** Sends the input of the browser itself; scripted clicks have no event timing. */
  press(page: Page): Promise<void>;
}

/**
 * Moves the pointer there and presses. A locator's own `click` looks in the page, in the middle of the press,
 * whether something lies over what is pressed: at a fourth of the speed 15 ms that no person waits for.
 * That is looked at before.
 */
async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new ScriptError(`Nothing to press: ${target}.`);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const isFree = await target.evaluate(
    (element, { x, y }) => element.contains(document.elementFromPoint(x, y)),
    at,
  );
  if (!isFree) throw new ScriptError(`Something lies over ${target}.`);
  await target.page().mouse.move(at.x, at.y);
  await target.page().mouse.down();
  await target.page().mouse.up();
}

/** The first game's heart is seen while the pointer is over its tile. */
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

/** The presses that people notice most, the first use of each: what it needs may yet have to come. */
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
