import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { root } from '../../scripts/terminal.ts';
import { Baseline } from '../../scripts/visual/baseline.ts';
import { compare } from '../../scripts/visual/compare.ts';
import { browserName } from '../../scripts/visual/stage.ts';

/** Every captured picture, for inspection. */
const taken = join(root, '.cache/test/packages');
const approved = join(import.meta.dirname, 'baseline');

/** Describes the difference from the approved picture; undefined if there is none. */
export async function differsFromApproved(
  browser: Browser,
  key: string,
  png: Buffer,
): Promise<string | undefined> {
  await mkdir(taken, { recursive: true });
  await writeFile(join(taken, `${key}.png`), png);
  const baseline = await Baseline.open(approved);
  const name = await browserName(browser);
  if (process.env.BAIZE_UPDATE_PICTURES === '1') {
    await baseline.put(key, png);
    await baseline.save(name);
    return undefined;
  }
  // Another browser renders letters differently: its picture is stored for inspection.
  if (baseline.browser !== name) {
    console.warn(`${key}: approved with ${baseline.browser}, not compared with that of ${name}.`);
    return undefined;
  }
  const { pixels, differs, difference } = await compare(await baseline.read(key), png);
  if (!differs || !difference) return undefined;
  await writeFile(join(taken, `${key}.difference.png`), difference);
  return `${pixels} pixels differ: see .cache/test/packages/${key}.difference.png`;
}
