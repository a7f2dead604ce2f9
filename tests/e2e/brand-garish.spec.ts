import { join } from 'node:path';
import { buildBrands } from '../../tokens/src/build.ts';
import { findLeftovers } from '../brand/find-leftovers.ts';
import { expect, test } from './support/test.ts';

const out = join(import.meta.dirname, '../../.cache/e2e-brands');

test.beforeAll(() => buildBrands(out, join(import.meta.dirname, '../../tokens/fixtures')));

test('in the garish brand no colour, radius or font of another one is left on home, lobby and member center', async ({
  page,
  logIn,
}) => {
  await page.route('**/brands/garish/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(out, pathname.slice('/brands/'.length)) });
  });
  await logIn('demo_player');
  for (const path of ['/', '/rng', '/member?page=securityCenter']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toContainText('18+');
    await page.waitForLoadState('networkidle');
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const link = document.createElement('link');
          link.rel = 'stylesheet';
          link.href = '/brands/garish/brand.css';
          link.onload = resolve;
          document.head.append(link);
          document.documentElement.dataset.brand = 'garish';
          delete document.documentElement.dataset.mode;
        }),
    );
    expect(await page.evaluate(findLeftovers), path).toEqual([]);
  }
  // A font that is still loading would be requested from the gateway, which does not have this brand.
  await page.goto('/robots.txt');
});
