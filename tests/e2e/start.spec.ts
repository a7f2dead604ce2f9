import { becomesAlive } from './support/pages.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

test('the portal that the gateway serves starts without an error', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a new member arrives logged in', async ({ page, freshMember, gateway }) => {
  await freshMember.enter();
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  expect(token).toBe(freshMember.session.token);
  const again = await gateway.client.logIn(freshMember.username, freshMember.password);
  expect(again.userName).toBe(freshMember.username);
});

const PARTS = 'header, nav, main section, article, [data-vendor], footer';

for (const who of ['visitor', 'member'] as const) {
  test(`the drawn page is taken over as it stands, for a ${who}`, async ({ page, freshMember }) => {
    await page.addInitScript((parts) => {
      document.addEventListener('DOMContentLoaded', () => {
        Reflect.set(window, '__drawn', [...document.querySelectorAll(parts)]);
      });
    }, PARTS);
    if (who === 'member') await freshMember.enter();
    await page.goto('/');
    await becomesAlive(page);
    const [all, left] = await page.evaluate(() => {
      const drawn = Reflect.get(window, '__drawn') as Element[];
      return [drawn.length, drawn.filter((part) => part.isConnected).length];
    });
    expect(all).toBeGreaterThan(50);
    expect(left).toBe(all);
    // Pictures that came before the scripts are known to be there.
    const waiting = page.locator('img[data-state="loading"]');
    const isThere = (pictures: (HTMLElement | SVGElement)[]) =>
      pictures.filter((one) => one instanceof HTMLImageElement && one.complete).length;
    await expect.poll(() => waiting.evaluateAll(isThere)).toBe(0);
  });
}
