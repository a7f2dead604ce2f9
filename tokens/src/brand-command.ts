import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { addBrandMode } from './add-mode.ts';
import { brandProblems, buildBrands } from './build.ts';
import { brandNotes } from './check.ts';
import { toHex } from './colour.ts';
import { createBrand } from './create.ts';
import type { DraftChange } from './draft.ts';
import { readFonts } from './fonts.ts';
import { brandSlugs, brandsByMerchant, loadBrand } from './load.ts';
import { answersFrom, NEW_FLAGS, type NewFlags } from './questions.ts';
import type { RemovedBrand } from './remove-brands.ts';
import { modeSchema } from './schema.ts';
import { errorsOf, TokenError } from './values.ts';

/** The environment of the brand command: this repository, or a project that has installed the package. */
export interface Place {
  /** The command's name there. */
  readonly called: string;
  /** Default folder of the brands; overridden by `--brands`. */
  readonly brands: string;
  /** Default output folder; overridden by `--out`. */
  readonly out: string;
  /** Shows a brand with the whole kit, where a Storybook exists. */
  readonly preview?: (slug: string) => Promise<boolean>;
}

const fromHere = (folder: string) => relative(process.cwd(), folder) || '.';

const usage = ({ called, brands, out, preview }: Place) => `Usage: ${called} <command>
  new <slug> [--name --modes dark|light|dark,light|light,dark --primary #rrggbb
              --second #rrggbb --link #rrggbb --display <font> --body <font>
              --shape sharp|cut|soft|round --radius <px>]
                      drafts a brand and checks it; asks for what no flag says
  mode <slug> dark|light
                      adds a second mode, drafted from the brand's colours
  check [slug...]     validates brands: names, types, pictures, contrast of every pair and state
  build [--out dir] [--without-fonts]
                      writes every brand's CSS, fonts and pictures (default ${fromHere(out)});
                      without fonts, pages show the fitted system fonts
${preview ? '  preview <slug>      checks a brand and opens its page in Storybook, Ctrl-C ends it\n' : ''}\
  --brands <dir>      the folder of the brands (default ${fromHere(brands)})`;

/** Returns the folder of a brand. Throws a TokenError with the list of brands if it does not exist. */
async function folderOf(brands: string, slug: string): Promise<string> {
  const slugs = await brandSlugs(brands);
  if (slugs.includes(slug)) return join(brands, slug);
  throw new TokenError(fromHere(brands), `has no ${slug}, only ${slugs.join(', ')}`);
}

async function check(brands: string, slugs: readonly string[]): Promise<boolean> {
  const fonts = await readFonts();
  const byMerchant = await brandsByMerchant(brands);
  const wanted = slugs.length > 0 ? slugs : await brandSlugs(brands);
  if (wanted.length === 0) throw new TokenError(fromHere(brands), 'has no brand');
  let sound = true;
  let notes: readonly string[] = [];
  for (const slug of wanted) {
    notes = [];
    const found = await problemsOf(slug);
    sound &&= found.length === 0;
    for (const line of found) console.error(`${slug}: ${line}`);
    if (found.length === 0) console.log(`${slug}: passes`);
    for (const note of notes) console.log(`${slug}: ${note}`);
  }
  return sound;

  async function problemsOf(slug: string): Promise<string[]> {
    try {
      const brand = await loadBrand(await folderOf(brands, slug));
      const problems = await brandProblems(brand, fonts, byMerchant);
      notes = brandNotes(brand);
      return problems.map(
        ({ subject, message, change, at }) =>
          `${subject}: ${message}${at ? `; change ${change?.token ?? 'it'} in ${at}` : ''}`,
      );
    } catch (error) {
      if (error instanceof TokenError) return errorsOf(error).map(({ message }) => message);
      throw error;
    }
  }
}

async function create(brands: string, slug: string, flags: NewFlags): Promise<boolean> {
  const { folder, changes, drawings } = await createBrand(await answersFrom(slug, flags), brands);
  const where = relative(process.cwd(), folder);
  console.log(`${slug}: drafted in ${where}; ${drawings.join(', ')} are yours to redraw`);
  tellChanges(slug, changes);
  return check(brands, [slug]);
}

/** The given colours that could not be used for text, with before and after. */
function tellChanges(slug: string, changes: readonly DraftChange[]): void {
  for (const { name, mode, from, to, ratio } of changes) {
    const had = `${toHex(from)}, which has ${Math.floor(ratio * 100) / 100}:1 where words in it have least, needs 4.5:1`;
    console.log(`${slug}: brand.color.${name} is ${toHex(to)} in place of ${had} (${mode})`);
  }
}

async function addMode(brands: string, slug: string, word: string | undefined): Promise<boolean> {
  const mode = modeSchema.safeParse(word?.toLowerCase());
  if (!mode.success) throw new TokenError('brand mode', 'must be dark or light');
  const { files, changes } = await addBrandMode(await folderOf(brands, slug), mode.data);
  console.log(`${slug}: has the mode ${mode.data} in ${files.join(', ')}`);
  tellChanges(slug, changes);
  return check(brands, [slug]);
}

/** Reports that a brand was removed, and the files of its folder that no build wrote. */
function removedLine({ slug, folder, kept }: RemovedBrand): string {
  const rest = kept.length > 0 ? `; ${kept.join(', ')} in it stay, which no build wrote` : '';
  return `${slug}: removed from ${fromHere(folder)}, it has no source any more${rest}`;
}

async function build(brands: string, out: string, withoutFonts: boolean): Promise<boolean> {
  const removed: RemovedBrand[] = [];
  const onRemove = (each: RemovedBrand) => removed.push(each);
  const built = await buildBrands(out, brands, { withoutFonts, onRemove });
  if (built.length === 0) throw new TokenError(fromHere(brands), 'has no brand');
  for (const { slug, folder, gzip, contrast } of built) {
    const where = relative(process.cwd(), folder);
    console.log(`${slug}: ${where} (css ${gzip} bytes gzip, ${contrast.length} pairs pass)`);
  }
  for (const each of removed) console.log(removedLine(each));
  return true;
}

/** Shows a brand even if it has problems, because the page is where they are fixed. */
async function show(brands: string, slug: string, preview: (slug: string) => Promise<boolean>) {
  await loadBrand(await folderOf(brands, slug));
  await check(brands, [slug]);
  return preview(slug);
}

/** Parses the command line. Throws a TokenError for an unknown flag. */
function wordsOf(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flags = Object.fromEntries(NEW_FLAGS.map((flag) => [flag, text]));
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        brands: text,
        out: text,
        'without-fonts': { type: 'boolean', default: false },
        ...(flags as Record<(typeof NEW_FLAGS)[number], typeof text>),
      },
    });
    return { values, positionals };
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw Object.assign(new TokenError('brand', cause.message), { cause });
  }
}

async function perform(args: readonly string[], place: Place): Promise<boolean> {
  const { values, positionals } = wordsOf(args);
  const [command, ...rest] = positionals;
  const { out, brands: named, 'without-fonts': withoutFonts, ...flags } = values;
  const brands = named ? resolve(named) : place.brands;
  if (command === 'new' && rest[0]) return create(brands, rest[0], flags);
  if (command === 'mode' && rest[0]) return addMode(brands, rest[0], rest[1]);
  if (command === 'check') return check(brands, rest);
  if (command === 'preview' && rest[0] && place.preview)
    return show(brands, rest[0], place.preview);
  if (command === 'build') return build(brands, out ? resolve(out) : place.out, withoutFonts);
  console.error(usage(place));
  return false;
}

/** Runs the brand command and sets the exit code; errors that users can fix are printed as one line each. */
export async function brandCommand(args: readonly string[], place: Place): Promise<void> {
  try {
    process.exitCode = (await perform(args, place)) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
