import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withAlpha } from './colour.ts';
import { type BrandAnswers, draftInfo, draftResolver } from './draft.ts';
import { fontOf, readFonts } from './fonts.ts';
import { brandsFolder } from './load.ts';
import { draftPalette } from './palette.ts';
import { brandSchema } from './schema.ts';
import { colourValue, draftShadows, draftShape } from './shapes.ts';
import { sharedPrefix } from './shared-tokens.ts';
import { TokenError } from './values.ts';
import { draftLogo, draftMark } from './wordmark.ts';

/** Writes `<folder>/<slug>/` with drafted tokens, texts, logo and mark. Throws when it exists. */
export async function createBrand(answers: BrandAnswers, folder = brandsFolder): Promise<string> {
  const { slug, name, mode } = answers;
  const fonts = await readFonts();
  const display = fontOf(fonts, answers.display, '--display');
  const body = fontOf(fonts, answers.body, '--body');
  const parsed = brandSchema.safeParse(draftInfo(answers));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new TokenError(issue?.path.join('.') ?? slug, issue?.message ?? 'is not valid');
  }
  const palette = draftPalette(answers.primary, mode, answers.accent);
  const { primary, onPrimary, text, scrim } = palette;
  const values = (entries: readonly (readonly [string, unknown])[]) =>
    Object.fromEntries(entries.map(([key, value]) => [key, { $value: value }]));
  const tokens = {
    brand: {
      color: {
        $type: 'color',
        ...values(Object.entries(palette).map(([key, value]) => [key, colourValue(value)])),
      },
      font: {
        display: { $type: 'fontFamily', $value: [display.family, display.generic] },
        body: { $type: 'fontFamily', $value: [body.family, 'system-ui', body.generic] },
        displayWeight: { $type: 'fontWeight', $value: display.measure[0] ?? 600 },
        displayTracking: { $type: 'dimension', $value: { value: 0, unit: 'rem' } },
      },
      ...draftShape(answers.shape),
      shadow: draftShadows(withAlpha(scrim, 1), primary, mode === 'dark' ? 0.5 : 0.14),
    },
  };
  const target = join(folder, slug);
  try {
    await mkdir(folder, { recursive: true });
    await mkdir(target);
  } catch (cause) {
    throw Object.assign(new TokenError(slug, `${target} exists or cannot be made`), { cause });
  }
  const write = (file: string, value: unknown) =>
    writeFile(join(target, file), `${JSON.stringify(value, null, 2)}\n`);
  await Promise.all([
    write('brand.json', parsed.data),
    write('brand.tokens.json', tokens),
    write('brand.resolver.json', draftResolver(slug, mode, sharedPrefix(target))),
    writeFile(join(target, 'logo.svg'), draftLogo(name, primary, onPrimary, text)),
    writeFile(join(target, 'mark.svg'), draftMark(name, primary, onPrimary)),
  ]);
  return target;
}
