/**
 * Measures the faces of `fonts.json` against the system fonts of their fallbacks, and writes the metrics back. Run it after
 * adding a face: `node tokens/src/measure-fonts.ts` (needs the headless browser, and Debian's fonts-liberation and
 * fonts-dejavu: the metrics of fallbacks that are not installed stay unchanged).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { FALLBACK_FONTS, type FontEntry, fontFile, readFonts, registryPath } from './fonts.ts';
import { SAMPLE } from './own-fonts.ts';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });

type Fit = FontEntry['fallback'][number];

/** The metrics for one weight on one system font; undefined where the machine does not have it. */
async function measure(font: FontEntry, weight: number, on: string): Promise<Fit | undefined> {
  const source = (await readFile(fontFile(font, 'latin', weight))).toString('base64');
  const page = await browser.newPage();
  const found = await page.evaluate(
    async ({ source, weight, on, sample }) => {
      const any = { weight: '1 1000' };
      const face = new FontFace('Measured', `url(data:font/woff2;base64,${source})`, any);
      document.fonts.add(await face.load());
      const bold = weight >= 550 ? ' Bold' : '';
      try {
        document.fonts.add(await new FontFace('System', `local("${on}${bold}")`, any).load());
      } catch {
        return undefined;
      }
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('no canvas');
      context.font = `${weight} 1000px Measured`;
      const own = context.measureText(sample);
      context.font = `${weight} 1000px System`;
      const local = context.measureText(sample);
      return {
        size: own.width / local.width,
        ascent: own.fontBoundingBoxAscent / 1000,
        descent: own.fontBoundingBoxDescent / 1000,
      };
    },
    { source, weight, on, sample: SAMPLE },
  );
  await page.close();
  if (!found) return undefined;
  const percent = (share: number) => Number((share * 100).toFixed(2));
  // Browsers round ascent and descent to whole pixels: a minimal excess keeps the same pixel.
  const upwards = (share: number) => Math.ceil(share * 1_000) / 10;
  return {
    on,
    weight,
    sizeAdjust: percent(found.size),
    ascentOverride: upwards(found.ascent / (percent(found.size) / 100)),
    descentOverride: upwards(found.descent / (percent(found.size) / 100)),
  };
}

const registry = await readFonts();
for (const font of Object.values(registry)) {
  const fits: Fit[] = [];
  for (const on of FALLBACK_FONTS[font.generic]) {
    for (const weight of font.measure) {
      const known = font.fallback.find((fit) => fit.on === on && fit.weight === weight);
      const fit = (await measure(font, weight, on)) ?? known;
      if (fit) fits.push(fit);
    }
  }
  font.fallback = fits;
}
await browser.close();
await writeFile(registryPath, `${JSON.stringify(registry, null, 2)}\n`);
