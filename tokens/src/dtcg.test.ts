import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { colour, toHex } from './colour.ts';
import { brandSlugs, brandsFolder, loadBrand, tokensFolder } from './load.ts';
import { garishFolder } from './testing.ts';
import { originOf } from './trace.ts';
import { flatten } from './tree.ts';

const semantic = flatten(
  JSON.parse(await readFile(join(tokensFolder, 'semantic.tokens.json'), 'utf8')),
);
const folders = [...(await brandSlugs()).map((slug) => join(brandsFolder, slug)), garishFolder];

const colourSchema = z.object({
  components: z.tuple([z.number(), z.number(), z.number()]),
  alpha: z.number().optional(),
});

// An independent DTCG implementation reads the same files, which proves that the format is standard.
test.each(folders)('%s means the same to another DTCG resolver', async (folder) => {
  const file = join(folder, 'brand.resolver.json');
  const cwd = pathToFileURL(`${folder}/`);
  const { resolver } = await parse(
    [{ filename: pathToFileURL(file), src: await readFile(file, 'utf8') }],
    {
      config: defineConfig({ tokens: ['./brand.resolver.json'], lint: { rules: {} } }, { cwd }),
      logger: new Logger({ level: 'error' }),
      req: (url) => readFile(url, 'utf8'),
    },
  );
  const brand = await loadBrand(folder);
  for (const mode of brand.info.modes) {
    const theirs = resolver.apply({ mode });
    const ours = brand.tokens[mode];
    const raw = brand.raw[mode];
    for (const name of semantic.keys()) {
      const token = ours?.get(name);
      const other = theirs[name];
      expect(other?.$type, name).toBe(token?.type);
      const isDerived = raw && !originOf(raw, name)?.asItIs;
      if (token?.type !== 'color' || isDerived) continue;
      // Compared by components, because a colour may be written without `hex`, or as `#rrggbb` alone.
      const { components, alpha } = colourSchema.parse(other?.$value);
      expect(toHex(colour(components, alpha)), name).toBe(toHex(token.value));
    }
  }
});
