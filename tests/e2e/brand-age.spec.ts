import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../gateway/core/config.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { startInMemory } from '../contract/client.ts';
import { giveSession, registerMember } from './support/members.ts';
import { preferBrand } from './support/pages.ts';
import { expect, test } from './support/test.ts';

// Its own gateway, in its own process, because it has other brands.
test.describe.configure({ mode: 'default' });

let folder: string;
let running: RunningGateway;

/** The demo's brands with a minimum age of 21 in Cedar's licence. */
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-e2e-age-'));
  const config = readConfig({ PORT: '0', BAIZE_DEMO: '1' });
  await cp(config.brandsFolder, folder, { recursive: true });
  const file = join(folder, 'cedar/brand.json');
  const brand = JSON.parse(await readFile(file, 'utf8'));
  brand.licence.minimumAge = 21;
  await writeFile(file, JSON.stringify(brand));
  running = await startInMemory({ ...config, brandsFolder: folder }, { demoData: 'accounts' });
});
test.afterAll(async () => {
  await running.close();
  await rm(folder, { recursive: true });
});
const at = (path: string) => running.url + path;

const TERMS = /^I am (\d+) or older/;

test('[R9.10] the page of a brand with a minimum age of 21 is rendered with that age by the gateway, and keeps it', async ({
  page,
  context,
}) => {
  const rendered = async (cookie: string) => {
    const html = await (await fetch(at('/register'), { headers: { cookie } })).text();
    return /<body.*?<script/s.exec(html)?.[0] ?? '';
  };
  // A page that is not rendered in time is sent without content, and rendered for the next request. Rendering has a
  // lower priority than everything else on the machine.
  const isRendered = async (cookie: string, text: string) =>
    expect.poll(() => rendered(cookie), { timeout: 60_000 }).toContain(text);
  await isRendered('brand=cedar', 'I am 21 or older');
  expect(await rendered('brand=cedar')).toContain('You are at least 21 years old');
  await isRendered('brand=cedar; lang=TY', 'Ako ay 21 taong gulang');
  await isRendered('brand=meridian', 'I am 18 or older');

  await preferBrand(context, running.url, 'cedar');
  await page.goto(at('/register'));
  await expect(page.getByRole('checkbox', { name: TERMS })).toHaveAccessibleName(/\b21\b/);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(/Please confirm that you are 21 or older/)).toBeVisible();
  await expect(page.getByRole('contentinfo', { includeHidden: true })).toContainText('21+');
  await page.goto(at('/login'));
  await page.getByRole('button', { name: 'Try for free' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Are you 21 or older?' })).toBeVisible();
  await page.getByRole('button', { name: 'I am 21 or older' }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('customerType'))).toBe('4');
});

test('[R9.10] the age follows a switch of the brand, in open dialogs as well', async ({
  page,
  context,
}) => {
  await page.goto(at('/register'));
  const terms = page.getByRole('checkbox', { name: TERMS });
  await expect(terms).toHaveAccessibleName(/\b18\b/);
  await terms.check();
  // The brand is switched in another tab.
  const other = await context.newPage();
  await other.goto(at('/promotions'));
  await other.getByRole('banner').getByRole('button', { name: 'Brand' }).click();
  await other.getByRole('menuitem', { name: 'Cedar' }).click();
  await expect(terms).toHaveAccessibleName(/\b21\b/);
  await expect(terms).toBeChecked();
});

test('[R9.10] a person of 20 cannot enter a birthday at a brand with a minimum age of 21', async ({
  page,
  context,
}) => {
  const member = await registerMember(running.url);
  await giveSession(page, member.session);
  await preferBrand(context, running.url, 'cedar');
  await page.goto(at('/member?page=securityCenter'));
  await page.getByRole('button', { name: 'Set birthday' }).click();
  const field = page.getByLabel(/^Birthday/);
  await expect(field).toHaveAccessibleDescription(/must be 21 or older/);
  const year = new Date(running.gateway.clock.now()).getUTCFullYear();
  await field.fill(`${year - 20}-01-01`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(field).toHaveAccessibleDescription(/21 years and older/);
  await field.fill(`${year - 22}-01-01`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Set birthday' })).toHaveCount(0);
});
