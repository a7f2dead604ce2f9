import type { Page } from 'playwright';

/** One thing that people press, on a page that is at rest. */
export interface Press {
  readonly name: string;
  readonly path: string;
  readonly as: 'visitor' | 'member';
  /** Sends the input of the browser itself; scripted clicks have no event timing. */
  press(page: Page): Promise<void>;
}

/** The first game's heart is seen while the pointer is over its tile. */
async function pressHeart(page: Page): Promise<void> {
  const tile = page.getByRole('main').getByRole('article').first();
  await tile.hover();
  await tile.getByRole('button', { name: /^Favourite/ }).click();
}

async function chooseInMenu(page: Page, menu: RegExp, choice: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: choice }).click();
}

/** The presses that people notice most, the first use of each: what it needs may yet have to come. */
export const PRESSES: readonly Press[] = [
  {
    name: 'log in, in the header',
    path: '/',
    as: 'visitor',
    press: (page) => page.getByRole('banner').getByRole('button', { name: 'Log in' }).click(),
  },
  {
    name: 'a menu of vendors',
    path: '/',
    as: 'visitor',
    press: (page) =>
      page
        .getByRole('navigation', { name: 'Games' })
        .getByRole('button', { name: 'Live casino' })
        .click(),
  },
  {
    name: 'the next page of a lobby',
    path: '/rng',
    as: 'visitor',
    press: (page) => page.getByRole('link', { name: 'Page 2', exact: true }).click(),
  },
  {
    name: 'a tab of a lobby',
    path: '/rng',
    as: 'visitor',
    press: (page) => page.getByRole('main').getByRole('tab').nth(1).click(),
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
