import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../scripts/run.ts';
import { root } from '../../scripts/terminal.ts';

/** A checkout of one's own, as far as the guide's commands need it: no brand is left in ours. */
let copy = '';
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'baize-guide-'));
  const built = join(root, 'tokens/dist');
  await cp(join(root, 'tokens'), join(copy, 'tokens'), {
    recursive: true,
    filter: (path) => !path.startsWith(built),
  });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

const brand = (...args: string[]) =>
  run(process.execPath, [join(copy, 'tokens/src/command.ts'), ...args]);
const aurora = (file: string) => join(copy, 'tokens/brands/aurora', file);
async function edit(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(aurora(file), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} is unchanged`);
  await writeFile(aurora(file), after);
}
/** The answers that the guide gives to the questions of `new`. */
const ANSWERS =
  // A mode and a font as people write them.
  '--name Aurora --modes Dark --primary #7c5cff --display outfit --body Inter --shape soft'.split(
    ' ',
  );

test('the guide has the commands of this test, in this order', async () => {
  const guide = await readFile(join(root, 'docs/reskin.md'), 'utf8');
  const commands = [...guide.matchAll(/```sh\n([^`]+)\n```/g)].map(([, command]) => command);
  expect(commands).toEqual([
    'npm install',
    'npm run brand -- new aurora',
    'npm run brand -- preview aurora',
    'npm run brand -- check aurora',
    'npm run brand -- build',
    'npm run brand -- mode aurora light',
  ]);
});

test('a brand is created, checked, fixed, built and gets a second mode', async () => {
  const drafted = await brand('new', 'aurora', ...ANSWERS);
  expect(drafted).toMatchObject({ code: 0, output: expect.stringContaining('aurora: passes') });
  expect(drafted.output).toMatch(/; logo\.svg, mark\.svg are yours to redraw$/m);
  expect(await brand('new', 'aurora', ...ANSWERS)).toMatchObject({ code: 1 });

  // A colour that cannot be read, as the guide's example has one.
  const muted = /("muted": \{\s*"\$value": )\{[^}]*\}/;
  await edit('brand.tokens.json', (text) => text.replace(muted, '$1"#5b5470"'));
  const refused = await brand('check', 'aurora');
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(
    /^aurora: color\.text\.muted: #5b5470 on color\.surface\.bg #\w+ has [\d.]+:1, needs 4\.5:1 \(text, dark\); nearest colour that passes: #\w+, and on everything else that it lies on: #\w+; change brand\.color\.muted in brand\.tokens\.json at \$\.brand\.color\.muted$/m,
  );
  const [, way = ''] = /on everything else that it lies on: (#\w+)/.exec(refused.output) ?? [];
  await edit('brand.tokens.json', (text) => text.replace('#5b5470', way));
  const mended = await brand('check', 'aurora');
  expect(mended.code).toBe(0);
  expect(mended.output.split('\n')[0]).toBe('aurora: passes');

  // A second mode, as the guide has it.
  const added = await brand('mode', 'aurora', 'light');
  expect(added).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      /^aurora: has the mode light in light\.tokens\.json, brand\.json, brand\.resolver\.json, logo\.light\.svg$/m,
    ),
  });
  expect(added.output).toMatch(/^aurora: passes$/m);
  expect(added.output).toMatch(
    /^aurora: logo\.light\.svg is still the drafted one \(light\); replace/m,
  );
  expect(await brand('mode', 'aurora', 'light')).toEqual({
    code: 1,
    output: 'aurora: has the mode light\n',
  });

  const built = await brand('build');
  expect(built).toMatchObject({ code: 0, output: expect.stringMatching(/^aurora: .*pairs pass/m) });
  const css = await readFile(join(copy, 'tokens/dist/brands/aurora/brand.css'), 'utf8');
  expect(css).toContain('[data-brand="aurora"][data-mode="light"]');
});

test('an unknown brand is an error that lists the existing ones', async () => {
  for (const command of ['check', 'preview']) {
    const { code, output } = await brand(command, 'borealis');
    expect(code).toBe(1);
    expect(output).toMatch(/has no borealis, only .*meridian/);
  }
});

test('both modes are derived from one answer, with a second colour and one radius, and changes are reported', async () => {
  const answers = ANSWERS.map((word) => (word === 'Dark' ? 'Light, dark' : word));
  const more = ['--second', '#d9c59a', '--radius', '12'];
  const { code, output } = await brand('new', 'borealis', ...answers, ...more);
  expect(output).toMatch(
    /^borealis: brand\.color\.accent is #\w+ in place of #d9c59a, which has 1\.\d+:1 where words in it have least, needs 4\.5:1 \(light\)$/m,
  );
  expect(output).toMatch(/^borealis: passes$/m);
  expect(code).toBe(0);
  for (const [flag, value, why] of [
    ['--modes', 'dark,dark', 'must name each mode once'],
    ['--radius', 'large', 'must be a number of px from 0 to 99, such as 12'],
    ['--second', 'sand', 'must be a colour such as #0f6b4b'],
  ]) {
    const refused = await brand('new', 'boreas', ...ANSWERS, `${flag}=${value}`);
    expect(refused).toEqual({ code: 1, output: `${flag}: ${why}\n` });
  }
  expect((await brand('new', 'boreas', '--colour', 'red')).output).toMatch(
    /^brand: Unknown option/,
  );
});
