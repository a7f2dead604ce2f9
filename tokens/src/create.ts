import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type BrandAnswers,
  type DraftChange,
  draftInfo,
  draftResolver,
  draftTokens,
} from './draft.ts';
import { fontOf, readFonts } from './fonts.ts';
import { brandsFolder } from './load.ts';
import { brandSchema } from './schema.ts';
import { sharedPrefix } from './shared-tokens.ts';
import { TokenError } from './values.ts';
import { draftLogo, draftMark } from './wordmark.ts';

/** The folder of a drafted brand, and the given values that had to be changed. */
export interface CreatedBrand {
  readonly folder: string;
  readonly changes: readonly DraftChange[];
  /** The files of its drafted logos and of its mark, in the order of its modes. */
  readonly drawings: readonly string[];
}

/** Serializes a file of a brand as JSON. */
export const writeDocument = (folder: string, file: string, value: unknown): Promise<void> =>
  writeFile(join(folder, file), `${JSON.stringify(value, null, 2)}\n`);

/** Writes `<folder>/<slug>/` with drafted tokens, texts, logo and mark. Throws if the folder exists. */
export async function createBrand(
  answers: BrandAnswers,
  folder = brandsFolder,
): Promise<CreatedBrand> {
  const { slug, name, modes } = answers;
  const fonts = await readFonts();
  const display = fontOf(fonts, answers.display, '--display');
  const body = fontOf(fonts, answers.body, '--body');
  const parsed = brandSchema.safeParse(draftInfo(answers));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new TokenError(issue?.path.join('.') ?? slug, issue?.message ?? 'is not valid');
  }
  const { files, palettes, changes } = draftTokens(answers, { display, body });
  const target = join(folder, slug);
  try {
    await mkdir(folder, { recursive: true });
    await mkdir(target);
  } catch (cause) {
    throw Object.assign(new TokenError(slug, `${target} exists or cannot be made`), { cause });
  }
  const logoFiles = modes.map((mode, at) => (at === 0 ? 'logo.svg' : `logo.${mode}.svg`));
  const logos = palettes.map(({ primary, onPrimary, text }, at) =>
    writeFile(join(target, logoFiles[at] ?? 'logo.svg'), draftLogo(name, primary, onPrimary, text)),
  );
  const [palette] = palettes;
  await Promise.all([
    writeDocument(target, 'brand.json', parsed.data),
    writeDocument(target, 'brand.resolver.json', draftResolver(slug, modes, sharedPrefix(target))),
    ...Object.entries(files).map(([file, value]) => writeDocument(target, file, value)),
    ...logos,
    palette &&
      writeFile(join(target, 'mark.svg'), draftMark(name, palette.primary, palette.onPrimary)),
  ]);
  return { folder: target, changes, drawings: [...logoFiles, 'mark.svg'] };
}
