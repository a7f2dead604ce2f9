import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { dropUnused } from './drop-unused.ts';

/** Builds a script that uses only three components of React Router and react-intl. */
async function built(plugins: ReturnType<typeof dropUnused>[]): Promise<string> {
  // Inside the portal, so that its packages are resolved.
  const folder = await mkdtemp(join(import.meta.dirname, 'drop-unused-'));
  try {
    await writeFile(
      join(folder, 'main.js'),
      "export { Link, Routes } from 'react-router-dom';\nexport { FormattedMessage } from 'react-intl';\n",
    );
    const result = await build({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      plugins,
      build: {
        write: false,
        minify: false,
        rolldownOptions: {
          input: join(folder, 'main.js'),
          external: /^react(-dom)?($|\/)/,
          preserveEntrySignatures: 'strict',
        },
      },
    });
    const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
    return outputs
      .flatMap(({ output }) => output)
      .map((file) => (file.type === 'chunk' ? file.code : ''))
      .join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('unused exports of the router and of react-intl are removed, with their names', async () => {
  const [whole, part] = await Promise.all([built([]), built([dropUnused()])]);
  const unused = [
    'ScrollRestoration',
    'HistoryRouter',
    'FormattedNumberParts',
    '"FormattedList"',
    'No routes matched location',
    'displayName = "',
  ];
  for (const name of unused) {
    expect(whole).toContain(name);
    expect(part).not.toContain(name);
  }
  expect(part).toMatch(/export \{.*\bFormattedMessage, Link, Routes\b.*\}/);
});
