import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { expect, test } from 'vitest';
import { toHex } from './colour.ts';
import { brandSlugs, brandsFolder, loadBrand, tokensFolder } from './load.ts';
import { garishFolder } from './testing.ts';
import { flatten } from './tree.ts';

const semantic = flatten(
  JSON.parse(await readFile(join(tokensFolder, 'semantic.tokens.json'), 'utf8')),
);
const folders = [...(await brandSlugs()).map((slug) => join(brandsFolder, slug)), garishFolder];

// An independent DTCG implementation reads the same files: the format is the standard's, not ours.
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
    for (const [name, { derive }] of semantic) {
      const token = ours?.get(name);
      const other = theirs[name];
      expect(other?.$type, name).toBe(token?.type);
      if (token?.type !== 'color' || Object.keys(derive).length > 0) continue;
      expect(other?.$value, name).toMatchObject({
        hex: longHex(toHex({ ...token.value, alpha: 1 })),
      });
    }
  }
});

const longHex = (hex: string) => hex.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
