import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { minifyRaw } from './minify-raw.ts';

async function builtFrom(script: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'baize-raw-'));
  try {
    await writeFile(join(folder, 'early.js'), script);
    await writeFile(
      join(folder, 'main.js'),
      "import early from './early.js?raw';\nconsole.log(early);",
    );
    await build({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      plugins: [minifyRaw()],
      build: {
        outDir: join(folder, 'out'),
        rolldownOptions: {
          input: join(folder, 'main.js'),
          output: { entryFileNames: 'main.js' },
        },
      },
    });
    return await readFile(join(folder, 'out/main.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('a script that is imported as text has no comments', async () => {
  const built = await builtFrom(
    '// Why it is there.\n{\n  const told = 1;\n  console.info(told);\n}',
  );
  expect(built).toContain('console.info(');
  expect(built).not.toContain('Why');
});

test('an invalid script fails the build', async () => {
  await expect(builtFrom('const = 1;')).rejects.toThrow('early.js');
});
