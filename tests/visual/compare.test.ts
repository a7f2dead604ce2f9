import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Baseline } from '../../scripts/visual/baseline.ts';
import { compare, PIXELS_ALLOWED, packed } from '../../scripts/visual/compare.ts';
import { goneFrom, judge } from '../../scripts/visual/judge.ts';
import { writeReport } from '../../scripts/visual/report.ts';

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
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-visual-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('one level in one channel counts; up to the allowance passes, one more does not', async () => {
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

test('another size differs in all that the smaller one lacks', async () => {
  const { pixels, differs } = await compare(await picture(0), await picture(0, HEIGHT + 2));
  expect(pixels).toBe(2 * WIDTH);
  expect(differs).toBe(true);
});

test('the kept form of a picture has every pixel of it', async () => {
  const before = await picture(7);
  expect((await compare(before, await packed(before))).pixels).toBe(0);
});

test('a baseline is kept with its browser, and judges what is new, different, broken and gone', async () => {
  const baseline = await Baseline.open(folder);
  expect(await judge({ shot, png: await picture(0) }, baseline)).toMatchObject({ kind: 'new' });
  await baseline.put(shot.key, await picture(0));
  await baseline.save('HeadlessChrome/150.0.0.0');

  const kept = await Baseline.open(folder);
  expect(kept.browser).toBe('HeadlessChrome/150.0.0.0');
  expect(await judge({ shot, png: await picture(0) }, kept)).toBeUndefined();
  expect(await judge({ shot, png: await picture(400) }, kept)).toMatchObject({
    kind: 'different',
    what: '400 pixels differ',
  });
  expect(await judge({ shot, problem: 'It fell.' }, kept)).toMatchObject({ kind: 'broken' });
  expect(goneFrom(kept.keys, new Set())).toMatchObject([{ key: shot.key, kind: 'gone' }]);
  expect(goneFrom(kept.keys, new Set([shot.key]))).toEqual([]);

  await kept.remove(shot.key);
  await kept.save('HeadlessChrome/150.0.0.0');
  expect(await readdir(join(folder, 'kit'))).toEqual([]);
});

test('the report shows before, after and difference, and holds all its pictures', async () => {
  const png = await picture(400);
  const finding = { key: '<b>', what: '400 pixels differ', before: png, after: png };
  const file = await writeReport(
    [{ ...finding, kind: 'different', difference: png }],
    'Now',
    folder,
  );
  const html = await readFile(file, 'utf8');
  expect(html).toContain('&#60;b&#62;');
  expect(html).not.toMatch(/https?:|file:/);
  const pictures = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, path = '']) => path);
  expect(pictures).toHaveLength(3);
  for (const path of pictures)
    expect((await readFile(join(folder, path))).length).toBeGreaterThan(0);
});
