import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildBrands, defaultOut } from './build.ts';
import { checkBrand } from './check.ts';
import { createBrand } from './create.ts';
import { readFonts } from './fonts.ts';
import { brandSlugs, brandsFolder, loadBrand } from './load.ts';
import { preview } from './preview.ts';
import { answersFrom, type NewFlags } from './questions.ts';
import { TokenError } from './values.ts';

const USAGE = `Usage: npm run brand -- <command>
  new <slug> [--name --mode dark|light --primary #rrggbb [--accent #rrggbb]
              --display <font> --body <font> --shape sharp|cut|soft|round]
                      drafts a brand and checks it; asks for what no flag says
  check [slug...]     validates brands: names, types, pictures, contrast of every pair and state
  build [--out dir]   writes every brand's CSS, fonts and pictures (default tokens/dist/brands)
  preview <slug>      checks a brand and opens its page in Storybook, Ctrl-C ends it`;

/** Shows a brand with whatever is wrong with it, because the page is where that is mended. */
async function show(slug: string): Promise<boolean> {
  await loadBrand(await folderOf(slug));
  await check([slug]);
  return preview(slug);
}

/** Where a brand lies. Throws a TokenError that lists the brands there are. */
async function folderOf(slug: string): Promise<string> {
  const slugs = await brandSlugs();
  if (slugs.includes(slug)) return join(brandsFolder, slug);
  throw new TokenError('tokens/brands', `has no ${slug}, only ${slugs.join(', ')}`);
}

async function check(slugs: readonly string[]): Promise<boolean> {
  const fonts = await readFonts();
  let sound = true;
  for (const slug of slugs.length > 0 ? slugs : await brandSlugs()) {
    const found = await problemsOf(slug);
    sound &&= found.length === 0;
    for (const line of found) console.error(`${slug}: ${line}`);
    if (found.length === 0) console.log(`${slug}: passes`);
  }
  return sound;

  async function problemsOf(slug: string): Promise<string[]> {
    try {
      const { problems } = checkBrand(await loadBrand(await folderOf(slug)), fonts);
      return problems.map(
        ({ subject, message, change, at }) =>
          `${subject}: ${message}${at ? `; change ${change?.token ?? 'it'} in ${at}` : ''}`,
      );
    } catch (error) {
      if (error instanceof TokenError) return [error.message];
      throw error;
    }
  }
}

async function create(slug: string, flags: NewFlags): Promise<boolean> {
  const folder = await createBrand(await answersFrom(slug, flags));
  console.log(
    `${slug}: drafted in ${relative(process.cwd(), folder)}; logo.svg is yours to redraw`,
  );
  return check([slug]);
}

async function build(out: string): Promise<boolean> {
  for (const { slug, folder, gzip, contrast } of await buildBrands(out)) {
    const where = relative(process.cwd(), folder);
    console.log(`${slug}: ${where} (css ${gzip} bytes gzip, ${contrast.length} pairs pass)`);
  }
  return true;
}

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string' },
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
  const { out, ...flags } = values;
  if (command === 'new' && rest[0]) return create(rest[0], flags);
  if (command === 'check') return check(rest);
  if (command === 'preview' && rest[0]) return show(rest[0]);
  if (command === 'build') return build(out ? resolve(out) : defaultOut);
  console.error(USAGE);
  return false;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof TokenError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
