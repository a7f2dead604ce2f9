import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildBrands } from './build.ts';
import { checkBrand } from './check.ts';
import { createBrand } from './create.ts';
import { readFonts } from './fonts.ts';
import { brandSlugs, loadBrand } from './load.ts';
import { answersFrom, type NewFlags } from './questions.ts';
import { errorsOf, TokenError } from './values.ts';

/** Where the brand command works: this repository, or the project of whoever installed the package. */
export interface Place {
  /** How the command is called there. */
  readonly called: string;
  /** The folder of its brands, unless `--brands` names another one. */
  readonly brands: string;
  /** Where brands are built to, unless `--out` names another folder. */
  readonly out: string;
  /** Shows a brand with the whole kit, where there is a Storybook to show it in. */
  readonly preview?: (slug: string) => Promise<boolean>;
}

const fromHere = (folder: string) => relative(process.cwd(), folder) || '.';

const usage = ({ called, brands, out, preview }: Place) => `Usage: ${called} <command>
  new <slug> [--name --mode dark|light --primary #rrggbb [--accent #rrggbb]
              --display <font> --body <font> --shape sharp|cut|soft|round]
                      drafts a brand and checks it; asks for what no flag says
  check [slug...]     validates brands: names, types, pictures, contrast of every pair and state
  build [--out dir] [--without-fonts]
                      writes every brand's CSS, fonts and pictures (default ${fromHere(out)});
                      without fonts, pages show the fitted system fonts
${preview ? '  preview <slug>      checks a brand and opens its page in Storybook, Ctrl-C ends it\n' : ''}\
  --brands <dir>      the folder of the brands (default ${fromHere(brands)})`;

/** Where a brand lies. Throws a TokenError that lists the brands there are. */
async function folderOf(brands: string, slug: string): Promise<string> {
  const slugs = await brandSlugs(brands);
  if (slugs.includes(slug)) return join(brands, slug);
  throw new TokenError(fromHere(brands), `has no ${slug}, only ${slugs.join(', ')}`);
}

async function check(brands: string, slugs: readonly string[]): Promise<boolean> {
  const fonts = await readFonts();
  const wanted = slugs.length > 0 ? slugs : await brandSlugs(brands);
  if (wanted.length === 0) throw new TokenError(fromHere(brands), 'has no brand');
  let sound = true;
  for (const slug of wanted) {
    const found = await problemsOf(slug);
    sound &&= found.length === 0;
    for (const line of found) console.error(`${slug}: ${line}`);
    if (found.length === 0) console.log(`${slug}: passes`);
  }
  return sound;

  async function problemsOf(slug: string): Promise<string[]> {
    try {
      const { problems } = checkBrand(await loadBrand(await folderOf(brands, slug)), fonts);
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
  const folder = await createBrand(await answersFrom(slug, flags), brands);
  console.log(
    `${slug}: drafted in ${relative(process.cwd(), folder)}; logo.svg is yours to redraw`,
  );
  return check(brands, [slug]);
}

async function build(brands: string, out: string, withoutFonts: boolean): Promise<boolean> {
  const built = await buildBrands(out, brands, { withoutFonts });
  if (built.length === 0) throw new TokenError(fromHere(brands), 'has no brand');
  for (const { slug, folder, gzip, contrast } of built) {
    const where = relative(process.cwd(), folder);
    console.log(`${slug}: ${where} (css ${gzip} bytes gzip, ${contrast.length} pairs pass)`);
  }
  return true;
}

/** Shows a brand with whatever is wrong with it, because the page is where that is mended. */
async function show(brands: string, slug: string, preview: (slug: string) => Promise<boolean>) {
  await loadBrand(await folderOf(brands, slug));
  await check(brands, [slug]);
  return preview(slug);
}

async function perform(args: readonly string[], place: Place): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      brands: { type: 'string' },
      out: { type: 'string' },
      'without-fonts': { type: 'boolean', default: false },
      name: { type: 'string' },
      mode: { type: 'string' },
      primary: { type: 'string' },
      accent: { type: 'string' },
      display: { type: 'string' },
      body: { type: 'string' },
      shape: { type: 'string' },
    },
  });
  const [command, ...rest] = positionals;
  const { out, brands: named, 'without-fonts': withoutFonts, ...flags } = values;
  const brands = named ? resolve(named) : place.brands;
  if (command === 'new' && rest[0]) return create(brands, rest[0], flags);
  if (command === 'check') return check(brands, rest);
  if (command === 'preview' && rest[0] && place.preview)
    return show(brands, rest[0], place.preview);
  if (command === 'build') return build(brands, out ? resolve(out) : place.out, withoutFonts);
  console.error(usage(place));
  return false;
}

/** Runs the brand command to its end and sets the exit code; what a person can mend is one line each. */
export async function brandCommand(args: readonly string[], place: Place): Promise<void> {
  try {
    process.exitCode = (await perform(args, place)) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
