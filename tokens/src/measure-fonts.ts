/**
 * Measures the faces of `fonts.json` against the system fonts that stand in for them while they
 * load, and writes the numbers back. Run it after adding a face: `node tokens/src/measure-fonts.ts`
 * (needs the headless browser and fonts with the metrics of Arial and Times New Roman, which
 * Debian's fonts-liberation has).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { type FontEntry, fontFile, readFonts, registryPath } from './fonts.ts';

// Letters in the proportions of English and Tagalog running text, with figures and spaces.
const SAMPLE =
  'Ang bawat manlalaro ay may sariling balanse at tala ng mga laro. The quick result of every ' +
  'round is stored before it is shown, and 1,234.50 moves to your wallet in less than a second.';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });

async function measure(font: FontEntry, weight: number): Promise<FontEntry['fallback'][number]> {
  const source = (await readFile(fontFile(font, 'latin', weight))).toString('base64');
  const page = await browser.newPage();
  const found = await page.evaluate(
    async ({ source, weight, generic, sample }) => {
      const face = new FontFace('Measured', `url(data:font/woff2;base64,${source})`, {
        weight: '1 1000',
      });
      document.fonts.add(await face.load());
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('no canvas');
      context.font = `${weight} 1000px Measured`;
      const own = context.measureText(sample);
      context.font = `${weight >= 550 ? 'bold' : 'normal'} 1000px "${generic}"`;
      const local = context.measureText(sample);
      return {
        size: own.width / local.width,
        ascent: own.fontBoundingBoxAscent / 1000,
        descent: own.fontBoundingBoxDescent / 1000,
      };
    },
    {
      source,
      weight,
      generic: font.generic === 'serif' ? 'Liberation Serif' : 'Liberation Sans',
      sample: SAMPLE,
    },
  );
  await page.close();
  const percent = (share: number) => Number((share * 100).toFixed(2));
  // Browsers round ascent and descent to whole pixels: a hair too much keeps the same pixel.
  const upwards = (share: number) => Math.ceil(share * 1_000) / 10;
  return {
    weight,
    sizeAdjust: percent(found.size),
    ascentOverride: upwards(found.ascent / (percent(found.size) / 100)),
    descentOverride: upwards(found.descent / (percent(found.size) / 100)),
  };
}

const registry = await readFonts();
for (const font of Object.values(registry)) {
  font.fallback = await Promise.all(font.measure.map((weight) => measure(font, weight)));
}
await browser.close();
await writeFile(registryPath, `${JSON.stringify(registry, null, 2)}\n`);
