import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Baseline, isKept } from '../../scripts/visual/baseline.ts';
import { compare, PIXELS_ALLOWED, packed } from '../../scripts/visual/compare.ts';
import { compareShot, obsoletePictures } from '../../scripts/visual/compare-with-baseline.ts';
import { packPictures } from '../../scripts/visual/pack.ts';

const WIDTH = 40;
const HEIGHT = 30;
/** A picture of one colour in which some pixels are one level brighter in one channel. */
function picture(changed: number, height = HEIGHT): Promise<Buffer> {
  const data = Buffer.alloc(WIDTH * height * 3, 120);
  for (let at = 0; at < changed; at += 1) data[at * 3 + 2] = 121;
  return sharp(data, { raw: { width: WIDTH, height, channels: 3 } })
    .png()
    .toBuffer();
}
const shot = {
  key: 'kit/button/soft.meridian-dark',
  story: 'kit-button--soft',
  look: { brand: 'meridian', mode: 'dark', language: 'EN' },
  plays: true,
};

let folder = '';
/** Pictures that the repository does not contain. */
let local = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-visual-'));
  local = await mkdtemp(join(tmpdir(), 'baize-visual-local-'));
});
afterEach(async () => {
  for (const each of [folder, local]) await rm(each, { recursive: true, force: true });
});

test('one level in one channel counts; differences within the allowance pass, one more pixel does not', async () => {
  const before = await picture(0);
  expect(await compare(before, before)).toEqual({
    pixels: 0,
    differs: false,
    difference: undefined,
  });
  const few = await compare(before, await picture(PIXELS_ALLOWED));
  expect(few).toMatchObject({ pixels: PIXELS_ALLOWED, differs: false });
  const more = await compare(before, await picture(PIXELS_ALLOWED + 1));
  expect(more).toMatchObject({ pixels: PIXELS_ALLOWED + 1, differs: true });
  expect(more.difference).toBeInstanceOf(Buffer);
});

test('another size differs in all pixels that the smaller one lacks', async () => {
  const { pixels, differs } = await compare(await picture(0), await picture(0, HEIGHT + 2));
  expect(pixels).toBe(2 * WIDTH);
  expect(differs).toBe(true);
});

test('the stored form of a picture is lossless', async () => {
  const before = await picture(7);
  expect((await compare(before, await packed(before))).pixels).toBe(0);
});

test('a baseline is stored with its browser, and detects new, different, broken and removed pictures', async () => {
  const baseline = await Baseline.open(folder, local);
  expect(await compareShot({ shot, png: await picture(0) }, baseline)).toMatchObject({
    kind: 'new',
  });
  await baseline.put(shot.key, await picture(0));
  await baseline.save('HeadlessChrome/150.0.0.0');

  const kept = await Baseline.open(folder, local);
  expect(kept.browser).toBe('HeadlessChrome/150.0.0.0');
  expect(await compareShot({ shot, png: await picture(0) }, kept)).toBeUndefined();
  expect(await compareShot({ shot, png: await picture(400) }, kept)).toMatchObject({
    kind: 'different',
    what: '400 pixels differ',
  });
  expect(await compareShot({ shot, problem: 'It fell.' }, kept)).toMatchObject({ kind: 'broken' });
  expect(obsoletePictures(kept.keys, new Set())).toMatchObject([{ key: shot.key, kind: 'gone' }]);
  expect(obsoletePictures(kept.keys, new Set([shot.key]))).toEqual([]);

  expect(await compareShot({ shot, isSame: true }, kept)).toMatchObject({ kind: 'gone' });

  kept.remove(shot.key);
  await kept.save('HeadlessChrome/150.0.0.0');
  expect(await readdir(folder)).toEqual(['manifest.json']);
  expect(await compareShot({ shot, isSame: true }, kept)).toBeUndefined();
});

test('equal pictures of several looks are stored once, and as long as one of them uses it', async () => {
  const baseline = await Baseline.open(folder, local);
  const keys = ['kit/button/soft.meridian-dark', 'kit/button/soft.meridian-dark-rtl'];
  for (const key of keys) await baseline.put(key, await picture(3));
  const files = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp'));
  await baseline.save('any');
  expect(await files()).toHaveLength(1);
  baseline.remove(keys[0] ?? '');
  await baseline.save('any');
  expect(await files()).toHaveLength(1);
  expect((await compare(await baseline.read(keys[1] ?? ''), await picture(3))).pixels).toBe(0);
});

test('a packed baseline is lossless, and no larger', async () => {
  const baseline = await Baseline.open(folder, local);
  await baseline.put(shot.key, await picture(40));
  await baseline.save('any');
  const { before, after } = await packPictures(folder);
  expect(before).toBeGreaterThan(0);
  expect(after).toBeLessThanOrEqual(before);
  const kept = await Baseline.open(folder, local);
  expect((await compare(await kept.read(shot.key), await picture(40))).pixels).toBe(0);
  expect(await compareShot({ shot, png: await picture(40) }, kept)).toBeUndefined();
});

test('for screens in other widths or states the repository has the hash only, and a change is detected nevertheless', async () => {
  const states = [
    ['kit/menu/open.meridian-dark-hover', true],
    ['portal/home/home-route/visitor.meridian-dark', true],
    ['portal/home/home-route/visitor.meridian-dark-390', false],
    ['portal/home/home-route/visitor.meridian-dark-ty', false],
    ['portal/home/home-route/visitor.meridian-dark-hover', false],
  ] as const;
  for (const [key, kept] of states) expect(isKept(key), key).toBe(kept);
  const key = 'portal/home/home-route/visitor.meridian-dark-390';
  const narrow = { ...shot, key };
  const here = await Baseline.open(folder, local);
  await here.put(key, await picture(0));
  await here.save('any');
  expect(await readdir(folder)).toEqual(['manifest.json']);
  expect(await compareShot({ shot: narrow, png: await picture(400) }, here)).toMatchObject({
    kind: 'different',
    what: '400 pixels differ',
  });
  const elsewhere = await Baseline.open(folder, join(local, 'nothing'));
  expect(await compareShot({ shot: narrow, png: await picture(0) }, elsewhere)).toBeUndefined();
  expect(await compareShot({ shot: narrow, png: await picture(400) }, elsewhere)).toMatchObject({
    kind: 'different',
    what: expect.stringContaining('not on this machine'),
  });
});

test('the baseline takes at most 40 MB of a checkout, and contains each picture that it keeps', async () => {
  const approved = await Baseline.open();
  const names = await readdir(approved.folder, { recursive: true });
  let bytes = 0;
  for (const name of names) bytes += (await stat(join(approved.folder, name))).size;
  expect(bytes).toBeLessThan(40 * 1024 * 1024);
  const kept = new Set(approved.keys.filter(isKept).map((key) => approved.hash(key)));
  const pictures = names.filter((name) => name.endsWith('.webp'));
  expect(new Set(pictures.map((name) => name.replace('/', '').replace('.webp', '')))).toEqual(kept);
});
