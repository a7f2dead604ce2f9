import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../scripts/run.ts';
import { root } from '../../scripts/terminal.ts';

/** What the package brings with it; fonts and what reads them are for its users to install. */
const BUNDLED = ['zod', 'culori'];

/** The tokens as in a project that has installed the two packages and nothing else. */
let project = '';
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'baize-readme-'));
  await mkdir(join(project, 'node_modules'));
  for (const name of BUNDLED) {
    await symlink(join(root, 'node_modules', name), join(project, 'node_modules', name));
  }
  const unread = ['dist', 'node_modules'].map((name) => join(root, 'tokens', name));
  await cp(join(root, 'tokens'), join(project, 'tokens'), {
    recursive: true,
    filter: (path) => !unread.some((each) => path.startsWith(each)),
  });
});
afterAll(() => rm(project, { recursive: true, force: true }));

test('the command by which the kit’s README builds the brands works with the packages it installs', async () => {
  const readme = await readFile(join(root, 'ui-kit/README.md'), 'utf8');
  const [, words = ''] = /^npx baize-brand (build .*)$/m.exec(readme) ?? [];
  // The command in a package is its build; here it is the source, which lies elsewhere.
  const args = words
    .replace('node_modules/@baize/tokens/brands', join(project, 'tokens/brands'))
    .replace('public/brands', join(project, 'public/brands'))
    .split(' ');
  const { code, output } = await run(process.execPath, [
    join(project, 'tokens/src/command.ts'),
    ...args,
  ]);
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringMatching(/^meridian: .*pass/m),
  });
  const slugs = ['cedar', 'lantern', 'meridian', 'volt'];
  expect(await readdir(join(project, 'public/brands'))).toEqual(expect.arrayContaining(slugs));
});
