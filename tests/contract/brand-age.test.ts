import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boot } from '../../gateway/contract/boot.ts';
import { memberProfile, setBirthday } from '../../gateway/contract/member-pages.ts';
import { BOOT_PATH } from '../../gateway/contract/page.ts';
import { createBrands } from '../../gateway/core/brands.ts';
import { readConfig } from '../../gateway/core/config.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { writeBrand } from './brand-support.ts';
import { cashierMember } from './cashier-support.ts';
import { startInMemory } from './client.ts';

let brandsFolder: string;
let running: RunningGateway;

const demoConfig = () => ({ ...readConfig({ PORT: '0', BAIZE_DEMO: '1' }), brandsFolder });

beforeAll(async () => {
  brandsFolder = await mkdtemp(join(tmpdir(), 'baize-brand-age-'));
  await writeBrand(brandsFolder, 'manila', { merchants: ['baize'], minimumAge: 21 });
  await writeBrand(brandsFolder, 'harbour', { minimumAge: 18 });
  await writeBrand(brandsFolder, 'tower', { minimumAge: 25 });
  running = await startInMemory(demoConfig(), { demoData: 'accounts' });
}, 60_000);
afterAll(async () => {
  await running.close();
  await rm(brandsFolder, { recursive: true });
});

/** The birthday of a person who reaches an age in a number of days. */
function turns(years: number, inDays: number): string {
  const now = new Date(running.gateway.clock.now());
  const day = now.getUTCDate() + inDays;
  return new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), day))
    .toISOString()
    .slice(0, 10);
}

const cookieOf = (brand: string | undefined): Record<string, string> =>
  brand ? { Cookie: `brand=${brand}` } : {};

/** The age in the page for a visitor who chose this brand. */
async function ageOnPage(brand: string | undefined): Promise<number> {
  const answer = await fetch(running.url + BOOT_PATH, { headers: cookieOf(brand) });
  return boot.parse((await answer.json()).value).brand.minimumAge;
}

test('[R9.10] where the licence requires 21 years, no birthday of a person of 20 is stored, whichever brand a call names', async () => {
  const { client, token } = await cashierMember(running.url);
  const tell = (birthday: string, brand?: string) =>
    client.call(setBirthday, { birthday }, { token, headers: cookieOf(brand) });
  const young = {
    status: 400,
    errorCode: 'request_param_err',
    value: { fields: { birthday: 'birthday_young' } },
  };
  // No cookie, the merchant's own brand, one with a minimum age of 18, and an unknown one.
  for (const brand of [undefined, 'manila', 'harbour', 'nowhere']) {
    expect(await ageOnPage(brand), brand).toBe(21);
    expect(await tell(turns(21, 1), brand), brand).toMatchObject(young);
  }
  expect(await ageOnPage('tower')).toBe(25);
  expect(await tell(turns(25, 1), 'tower')).toMatchObject(young);
  expect((await client.value(memberProfile, {}, { token })).birthday).toBeUndefined();
  const birthday = turns(21, 0);
  expect(await tell(birthday)).toMatchObject({ success: true, value: { birthday } });
  expect((await client.value(memberProfile, {}, { token })).birthday).toBe(birthday);
});

test('[R9.10] the age is the highest of the brands that serve the merchant; outside the demo no cookie has an effect', async () => {
  const ageOf = (wanted: string | undefined, change: object = {}) =>
    createBrands({ ...demoConfig(), ...change }).minimumAge(wanted);
  // The configured brand together with the merchant's own, and vice versa.
  expect(await ageOf(undefined, { defaultBrand: 'harbour' })).toBe(21);
  expect(await ageOf(undefined, { defaultBrand: 'tower' })).toBe(25);
  expect(await ageOf('harbour', { defaultBrand: 'tower' })).toBe(25);
  expect(await ageOf('tower', { demo: false })).toBe(21);
  // No brand names this merchant: the configured one applies, and without any the specification's.
  const merchant = 'elsewhere';
  expect(await ageOf(undefined, { merchant, defaultBrand: 'harbour' })).toBe(18);
  expect(await ageOf(undefined, { merchant, brandsFolder: join(brandsFolder, 'none') })).toBe(18);
});

test('two brands of one merchant share its accounts: the one with the lower age gives no access', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'baize-brands-of-one-'));
  await writeBrand(folder, 'first', { merchants: ['baize'], minimumAge: 18 });
  await writeBrand(folder, 'second', { merchants: ['baize'], minimumAge: 21 });
  const brands = createBrands({ ...demoConfig(), brandsFolder: folder });
  expect((await brands.choose(undefined))?.slug).toBe('first');
  expect(await brands.minimumAge(undefined)).toBe(21);
  expect(await brands.minimumAge('first')).toBe(21);
  await rm(folder, { recursive: true });
});
