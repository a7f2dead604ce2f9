import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Browser, chromium, type Page } from 'playwright';
import { build, type InlineConfig, transformWithOxc } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { buildPackages } from '../../scripts/packages/build.ts';
import { kitEntries } from '../../scripts/packages/paths.ts';
import { root } from '../../scripts/terminal.ts';
import { stageBrowser } from '../../scripts/visual/stage.ts';
import {
  bytesOnDisk,
  installedPackages,
  makeApplication,
  mustRun,
  outsideFolder,
  packInto,
  runIn,
  writeFiles,
} from './outside.ts';
import { type OpenPage, openPage, serve, settle } from './page.ts';
import { differsFromApproved } from './pictures.ts';

/** Both ends of the range of React that the kit declares. */
const NEWEST = ['react@^19.0.0', 'react-dom@^19.0.0'];
const OLDEST = ['react@19.2.0', 'react-dom@19.2.0'];
const TYPES = ['@types/react@^19.0.0', '@types/react-dom@^19.0.0'];
/** The package that reads the letters of a brand's preview picture. */
const FONT_READERS = ['fontkit', 'woff2-encoder'];
const FONTS = ['@fontsource-variable/inter', '@fontsource-variable/playfair-display'];
/** Dependencies of every React application. */
const REACT = ['react', 'react-dom', 'scheduler'];
const LIMIT_BYTES = 5_000_000;

const source = join(import.meta.dirname, 'application');
const html = (head: string, body: string, script: string) =>
  `<!doctype html><html lang="en" data-brand="meridian" data-mode="dark"><head><meta charset="utf-8"><title>Shop</title><link rel="stylesheet" href="/brands/meridian/brand.css">${head}</head><body><div id="root">${body}</div><script type="module" src="${script}"></script></body></html>`;

let folder = '';
let close: () => PromiseLike<void> = async () => undefined;
let archives: string[] = [];
let client = '';
let server = '';
let browser: Browser;

beforeAll(async () => {
  // The test runner's NODE_ENV would make Vite build for development.
  vi.stubEnv('NODE_ENV', 'production');
  await buildPackages();
  const outside = await outsideFolder();
  folder = outside.folder;
  close = () => outside[Symbol.asyncDispose]();
  archives = await packInto(folder);
  client = join(folder, 'client');
  server = join(folder, 'server');
  // Both wait for the network, not for the processor.
  await Promise.all([
    makeApplication(client, [...NEWEST, ...TYPES, ...FONTS, ...FONT_READERS, ...archives]),
    makeApplication(server, [...OLDEST, ...archives]),
  ]);
  browser = await chromium.launch(stageBrowser());
}, 180_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await browser?.close();
  await close();
});

/** Builds with Vite, like an application without a configuration of its own. */
async function viteBuild(root: string, options: InlineConfig['build'] = {}) {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { reportCompressedSize: false, ...options },
  });
  return [built].flat().flatMap((each) => ('output' in each ? each.output : []));
}

/** The folders of the kit whose class names occur in a text. */
const foldersIn = (text: string) =>
  [...new Set([...text.matchAll(/bz-([a-z-]+)_[a-z\d]+/g)].map(([, name = '']) => name))].sort();

describe('the packed files', () => {
  const filesOf = async (name: string) =>
    (await readdir(join(client, 'node_modules/@baize', name), { recursive: true })).sort();

  test.each(['tokens', 'ui-kit'])(
    '%s has its documents and no source, story or test',
    async (name) => {
      const files = await filesOf(name);
      for (const document of ['LICENSE', 'CHANGELOG.md', 'README.md', 'THIRD-PARTY-LICENSES.md']) {
        expect(files).toContain(document);
        const text = await readFile(join(client, 'node_modules/@baize', name, document), 'utf8');
        expect(text.length, document).toBeGreaterThan(100);
      }
      expect(
        files.filter((file) => /(?<!\.d)\.tsx?$|stories|\.test\.|\.sample\./.test(file)),
      ).toEqual([]);
    },
  );

  test('the licences of bundled packages are included with their text', async () => {
    const text = await readFile(
      join(client, 'node_modules/@baize/ui-kit/THIRD-PARTY-LICENSES.md'),
      'utf8',
    );
    for (const name of ['lucide-react', 'react-day-picker', '@radix-ui/react-dialog', 'uqr']) {
      expect(text).toMatch(new RegExp(`^## ${name} \\d`, 'm'));
    }
    expect(text).toMatch(/Permission to use, copy, modify/);
  });

  test('no package has install scripts', async () => {
    const scripts = z.object({ scripts: z.record(z.string(), z.unknown()).optional() });
    for (const name of await installedPackages(client)) {
      const text = await readFile(join(client, 'node_modules', name, 'package.json'), 'utf8');
      const names = Object.keys(scripts.parse(JSON.parse(text)).scripts ?? {});
      expect(
        names.filter((each) => /^(pre|post)?install$/.test(each)),
        name,
      ).toEqual([]);
    }
  });

  test('both packages and all that they bring take at most 5 MB without fonts and React', async () => {
    const packages = (await installedPackages(server)).filter((name) => !REACT.includes(name));
    const sizes = await Promise.all(
      packages.map((name) => bytesOnDisk(join(server, 'node_modules', name))),
    );
    const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
    console.log(`installed: ${(total / 1_000_000).toFixed(2)} MB in ${packages.length} packages`);
    expect(total).toBeLessThanOrEqual(LIMIT_BYTES);
  });

  test('there is one React, and an application with React 18 is refused before anything is installed', async () => {
    expect(
      (await installedPackages(client)).filter((name) =>
        /^react$|\/node_modules\/react$/.test(name),
      ),
    ).toEqual(['react']);
    const old = join(folder, 'old');
    await writeFiles(old, {
      'package.json': JSON.stringify({
        private: true,
        dependencies: { react: '18.3.1', 'react-dom': '18.3.1' },
      }),
    });
    const args = ['install', '--dry-run', '--no-audit', '--no-fund', ...archives];
    const { code, output } = await runIn(old, 'npm', args);
    expect(code).not.toBe(0);
    expect(output).toContain('ERESOLVE');
    expect(output).toContain('peer react@"^19.2.0" from @baize/ui-kit');
  });
});

describe('the brand command', () => {
  const command = (at: string, ...args: string[]) =>
    runIn(at, join(at, 'node_modules/.bin/baize-brand'), args);

  test('drafts, checks and builds a brand in a folder of brands, without a font', async () => {
    const answers =
      '--name Aurora --modes dark --primary #7c5cff --display outfit --body inter --shape soft';
    const drafted = await command(
      server,
      'new',
      'aurora',
      ...answers.split(' '),
      '--brands',
      'mine',
    );
    expect(drafted).toMatchObject({ code: 0, output: expect.stringContaining('aurora: passes') });
    expect(await command(server, 'check', '--brands', 'mine')).toMatchObject({ code: 0 });

    const refused = await command(server, 'build', '--brands', 'mine');
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(
      /^font \w+: is not installed: npm install @fontsource-variable\/\w+/,
    );

    const built = await command(server, 'build', '--brands', 'mine', '--without-fonts');
    expect(built.output).toMatch(
      /^aurora: dist\/brands\/aurora \(css \d+ bytes gzip, \d+ pairs pass\)$/m,
    );
    const css = await readFile(join(server, 'dist/brands/aurora/brand.css'), 'utf8');
    expect(css).toMatch(/--bz-color-action-bg-rest:#[\da-f]{6}/);
    expect(css).not.toContain('woff2');
  });

  test('works in the working directory, among folders that are not brands', async () => {
    const at = join(server, 'mine');
    const { code, output } = await runIn(at, join(server, 'node_modules/.bin/baize-brand'), [
      'check',
    ]);
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringMatching(
        /^aurora: passes\n(?:aurora: (?:brand\.state\.\w+ is|\S+ is still the drafted one).*\n)*$/,
      ),
    });
    expect(await command(server, 'check')).toMatchObject({
      code: 1,
      output: expect.stringContaining('has no brand'),
    });
  });
});

/** The seven components, each by its accessible content, and by a brand value of its style. */
async function expectShop(page: Page): Promise<void> {
  const style = (selector: ReturnType<Page['locator']>, property: string) =>
    selector.evaluate(
      (element, name) => getComputedStyle(element).getPropertyValue(name),
      property,
    );
  /** A colour of the brand in the browser's computed format. */
  const token = (name: string) =>
    page.evaluate((property) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = `var(${property})`;
      const value = getComputedStyle(probe).color;
      probe.remove();
      return value;
    }, name);

  const card = page.getByRole('article', { name: 'Golden Harbour' });
  await expect(card.getByRole('button', { name: /^Play/ }).count()).resolves.toBe(1);
  expect(await page.getByRole('article').count()).toBe(5);
  expect(await style(card, 'border-top-left-radius')).toBe('6px');

  const slots = page.getByRole('button', { name: 'Slots' });
  expect(await style(slots, 'cursor')).toBe('pointer');
  expect(await style(slots, 'border-top-style')).not.toBe('outset');
  await slots.click();
  await page
    .getByRole('group', { name: 'Slots' })
    .getByRole('button', { name: 'Koi Works' })
    .waitFor();
  await page.keyboard.press('Escape');

  const pages = page.getByRole('navigation', { name: 'Pages of games' });
  const current = pages.getByRole('link', { name: 'Page 2' });
  expect(await current.getAttribute('aria-current')).toBe('page');
  expect(await style(pages.getByRole('list'), 'list-style-type')).toBe('none');

  const send = page.getByRole('button', { name: 'Send the code' });
  expect(await style(send, 'background-color')).toBe(await token('--bz-color-action-bg-rest'));
  expect(await style(send, 'color')).toBe(await token('--bz-color-action-text-rest'));

  expect(await page.getByRole('img', { name: "The app's address" }).count()).toBe(1);
  await page.getByText('₱12,840.50').first().waitFor();

  await page.getByRole('button', { name: 'Wallet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wallet' });
  await dialog.getByRole('tab', { name: 'Deposit', selected: true }).waitFor();
  expect(await dialog.getByRole('tab').count()).toBe(3);
  await dialog.getByRole('button', { name: 'Shut' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Pictures of the page, and of the page below its dialog. */
async function expectPictures({ page }: OpenPage): Promise<void> {
  const take = async (key: string) => {
    await page.mouse.move(0, 0);
    await settle(page);
    return differsFromApproved(browser, key, await page.screenshot());
  };
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const shop = await take('shop');
  await page.getByRole('button', { name: 'Wallet' }).click();
  await page.getByRole('dialog').waitFor();
  expect([shop, await take('wallet')]).toEqual([undefined, undefined]);
}

/** Meridian, built by the installed command from a copy of the brand in the package. */
async function buildMeridian(): Promise<void> {
  await cp(
    join(client, 'node_modules/@baize/tokens/brands/meridian'),
    join(client, 'brands/meridian'),
    { recursive: true },
  );
  const args = ['build', '--brands', 'brands', '--out', 'public/brands'];
  await mustRun(client, join(client, 'node_modules/.bin/baize-brand'), args);
}

describe('two applications in the brand Meridian', () => {
  beforeAll(buildMeridian);

  test('an empty Vite application shows the seven components, with one CSS file and without a reset', async () => {
    await cp(source, client, { recursive: true });
    await writeFiles(client, {
      'index.html': html('', '', '/main.tsx'),
      'main.tsx': `import './page.css';
import '@baize/ui-kit/styles.css';
import { createRoot } from 'react-dom/client';
import { Shop } from './shop.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Shop />);
`,
    });
    await viteBuild(client);
    await using served = await serve(join(client, 'dist'));
    const opened = await openPage(browser, served.url);
    await expectShop(opened.page);
    await expectPictures(opened);
    expect(opened.complaints).toEqual([]);
    await opened.page.close();
  });

  test('plain Node renders them, with the oldest React, and the browser hydrates the markup', async () => {
    const shop = await readFile(join(source, 'shop.tsx'), 'utf8');
    const { code } = await transformWithOxc(shop, 'shop.tsx', { jsx: { runtime: 'automatic' } });
    await writeFiles(server, {
      'shop.js': code,
      'render.js': `import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { Shop } from './shop.js';

process.stdout.write(renderToString(createElement(Shop)));
`,
      'client.js': `import { hydrateRoot } from 'react-dom/client';
import { createElement } from 'react';
import { Shop } from './shop.js';

const root = document.getElementById('root');
hydrateRoot(root, createElement(Shop), {
  onRecoverableError: (error) => console.error(error),
});
root.dataset.hydrated = 'yes';
`,
    });
    const inProduction = 'data:text/javascript,process.env.NODE_ENV="production"';
    const body = await mustRun(server, process.execPath, ['--import', inProduction, 'render.js']);
    for (const text of [
      'Golden Harbour',
      '₱12,840.50',
      'Send the code',
      'aria-label="Pages of games"',
    ]) {
      expect(body).toContain(text);
    }
    await viteBuild(server, {
      outDir: 'public/scripts',
      rolldownOptions: {
        input: join(server, 'client.js'),
        output: { entryFileNames: '[name].js' },
      },
    });
    // Each component's own CSS, what the others stand on last.
    const sheets = [
      'modal-tabs',
      'countdown-button',
      'game-card',
      'vendor-dropdown',
      'qr-block',
      'paginator',
      'balance-chip',
      'button',
    ];
    const links = sheets
      .map((name) => `<link rel="stylesheet" href="/kit/${name}/styles.css">`)
      .join('');
    await cp(join(source, 'page.css'), join(server, 'public/page.css'));
    await cp(join(server, 'node_modules/@baize/ui-kit'), join(server, 'public/kit'), {
      recursive: true,
      filter: (path) => !/\.(js|cjs|ts|md)$/.test(path),
    });
    await writeFiles(server, {
      'public/index.html': html(
        `<link rel="stylesheet" href="/page.css">${links}`,
        body,
        '/scripts/client.js',
      ),
    });
    await using served = await serve(join(server, 'public'), join(client, 'public'));
    const opened = await openPage(browser, served.url);
    await opened.page.locator('[data-hydrated]').waitFor();
    await expectShop(opened.page);
    await expectPictures(opened);
    expect(opened.complaints).toEqual([]);
    await opened.page.close();
  });
});

describe('unused code', () => {
  const entry = (imports: string, use: string) => ({
    'alone/main.js': `${imports}\nglobalThis.used = ${use};\n`,
  });
  const bundle = async (files: Readonly<Record<string, string>>) => {
    await writeFiles(client, files);
    const output = await viteBuild(client, {
      write: false,
      minify: false,
      rolldownOptions: { input: join(client, 'alone/main.js'), external: /^react/ },
    });
    const text = (ending: string) =>
      output
        .filter(({ fileName }) => fileName.endsWith(ending))
        .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
        .join('\n');
    return { js: text('.js'), css: text('.css') };
  };

  test('an application with only a button contains no code of another component', async () => {
    const { js, css } = await bundle(
      entry(
        "import '@baize/ui-kit/button/styles.css';\nimport { Button } from '@baize/ui-kit/button';",
        'Button',
      ),
    );
    // A button can be busy, which needs the spinner.
    expect(foldersIn(js)).toEqual(['button', 'spinner']);
    expect(foldersIn(css)).toEqual(['button', 'spinner']);
    expect(js).not.toMatch(/lucide|DayPicker|Virtualizer|EmblaCarousel|FocusScope/);
    expect(js.length).toBeLessThan(20_000);
  });

  test('only used icons are bundled', async () => {
    const { js } = await bundle(
      entry("import { Heart, SlotsIcon } from '@baize/ui-kit/icon';", '[Heart, SlotsIcon]'),
    );
    expect([...js.matchAll(/name: "([a-z\d-]+)",\s+size: 24/g)].map(([, name]) => name)).toEqual([
      'heart',
    ]);
    expect(js).not.toMatch(/CockfightIcon/);
  });

  test("the foundation's exports bring no style and no component", async () => {
    const { js, css } = await bundle(
      entry(
        "import { from, vars } from '@baize/ui-kit/foundation';",
        '[from.md, vars.color.text.primary]',
      ),
    );
    expect(css).toBe('');
    expect(foldersIn(js)).toEqual([]);
  });
});

/** Imports every entry as a server component does: with React's server build, which has no state and no context. */
const ENTRIES_ON_SERVER = `import { cx, from, vars } from '@baize/ui-kit/foundation';
const names = [];
for (const folder of FOLDERS) names.push(...Object.keys(await import('@baize/ui-kit/' + folder)));
console.log(JSON.stringify({ count: names.length, cx: cx('one', 'two'), from: from.md, text: vars.color.text.primary }));
let called;
try {
  (await import('@baize/ui-kit/button')).Button();
} catch (error) {
  called = error.message;
}
console.log(called);
`;

test('server components can import every entry, and get references to its components', async () => {
  await cp(join(import.meta.dirname, 'client-references.js'), join(client, 'references.js'));
  await writeFiles(client, {
    'server-component.js': ENTRIES_ON_SERVER.replace('FOLDERS', JSON.stringify(kitEntries())),
  });
  const output = await mustRun(client, process.execPath, [
    '--conditions=react-server',
    '--import',
    './references.js',
    'server-component.js',
  ]);
  const [values = '', called] = output.trim().split('\n');
  const { count, ...named } = z.object({ count: z.number() }).loose().parse(JSON.parse(values));
  expect(count).toBeGreaterThan(kitEntries().length);
  expect(named).toEqual({
    cx: 'one two',
    from: expect.any(String),
    text: expect.stringMatching(/^var\(--bz-/),
  });
  // References are resolved only where they are rendered.
  expect(called).toMatch(/ is called on the server$/);
});

/** Renders every component of the installed kit with minimal props. */
const SAMPLES = `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { isComponent, sampleOf } from './samples.js';

for (const folder of FOLDERS) {
  const exports = await import('@baize/ui-kit/' + folder);
  for (const name of Object.keys(exports)) {
    if (!isComponent(name, exports[name]) || name.endsWith('Context')) continue;
    if (folder === 'icon' && !name.endsWith('Icon')) continue;
    process.stdout.write(renderToString(createElement('section', {}, sampleOf(exports, name))));
  }
}
`;

/** Every computed style of every element. Runs in the page. */
const everyStyle = async (): Promise<string[]> => {
  // Animations in container queries start after the first layout.
  let quietFrames = 0;
  while (quietFrames < 2) {
    await new Promise(requestAnimationFrame);
    const running = document.getAnimations();
    for (const animation of running) animation.cancel();
    quietFrames = running.length > 0 ? 0 : quietFrames + 1;
  }
  return [...document.querySelectorAll('body *')].map((element) => {
    const style = getComputedStyle(element);
    const names = [...style].filter((name) => !name.startsWith('--'));
    const values = names.map((name) => `${name}:${style.getPropertyValue(name)}`);
    return `${element.localName}.${element.getAttribute('class')}|${values.join(';')}`;
  });
};

/** Derived values: the position of an element, and its surroundings. */
const PLACED =
  /^(perspective-origin|transform-origin|(min-|max-)?(width|height|inline-size|block-size)|(inset|top|bottom|left|right).*)$/;

/** The differences of one element: its name and classes, and the values. */
function differences(before: string, after: string): string[] {
  const valuesOf = (line: string) => line.slice(line.indexOf('|') + 1).split(';');
  const old = valuesOf(before);
  return valuesOf(after)
    .filter((value, at) => value !== old[at] && !PLACED.test(value.split(':')[0] ?? ''))
    .map((value) => `${after.slice(0, after.indexOf('|'))} ${value}`);
}

test('CSS of single components, in any order, has the same result as the whole', async () => {
  const kit = join(client, 'node_modules/@baize/ui-kit');
  const samples = await readFile(join(root, 'tests/kit/samples.ts'), 'utf8');
  await writeFiles(client, {
    'samples.js': (await transformWithOxc(samples, 'samples.ts')).code,
    'draw-samples.js': SAMPLES.replace('FOLDERS', JSON.stringify(kitEntries())),
  });
  const body = await mustRun(client, process.execPath, ['draw-samples.js']);
  expect(foldersIn(body).length).toBeGreaterThan(50);
  const sheets = (await readdir(kit, { recursive: true }))
    .filter((file) => file.endsWith('/styles.css'))
    .sort();
  const pageOf = (paths: readonly string[]) =>
    html(paths.map((path) => `<link rel="stylesheet" href="/${path}">`).join(''), body, '/none.js');
  await writeFiles(client, {
    'public/none.js': '',
    'public/whole.html': pageOf(['styles.css']),
    'public/forwards.html': pageOf(sheets),
    'public/backwards.html': pageOf(sheets.toReversed()),
  });
  await using served = await serve(join(client, 'public'), kit);
  const looks: string[][] = [];
  for (const name of ['whole', 'forwards', 'backwards']) {
    const { page } = await openPage(browser, `${served.url}${name}.html`);
    looks.push(await page.evaluate(everyStyle));
    await page.close();
  }
  const [whole = [], ...others] = looks;
  for (const other of others) {
    const differing = other.flatMap((line, at) => differences(whole[at] ?? '', line));
    expect(differing).toEqual([]);
  }
});

describe('types', () => {
  /** TypeScript's errors in files outside, with the packages' declarations checked as well. */
  async function typeCheck(
    moduleResolution: 'bundler' | 'nodenext',
    files: Record<string, string>,
  ) {
    const at = join(client, moduleResolution);
    const compilerOptions = {
      strict: true,
      noEmit: true,
      jsx: 'react-jsx',
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: moduleResolution === 'bundler' ? 'ESNext' : 'NodeNext',
      moduleResolution,
      skipLibCheck: false,
      types: [],
    };
    await writeFiles(at, { 'tsconfig.json': JSON.stringify({ compilerOptions }), ...files });
    return runIn(at, process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', at]);
  }
  const right = `import { safeLink } from '@baize/tokens/safe-link';
import { buildBrands } from '@baize/tokens';
import { Button, type ButtonProps } from '@baize/ui-kit/button';
import { from, vars } from '@baize/ui-kit/foundation';
import { KitProvider } from '@baize/ui-kit/foundation/kit-provider';
import type { KitLabels } from '@baize/ui-kit/foundation/labels';
import { Heart, type LucideIcon } from '@baize/ui-kit/icon';

const Icon: LucideIcon = Heart;
const words: Partial<KitLabels> = { close: 'Isara' };
export const colour: string = vars.color.text.primary;
export const wide: string = from.lg;
export const link: string | undefined = safeLink('/help');
export const built: Promise<readonly { slug: string }[]> = buildBrands({ brands: 'brands', out: 'out' });
export const App = (props: Pick<ButtonProps, 'variant'>) => (
  <KitProvider labels={words}>
    <Button {...props} onClick={(event) => event.currentTarget.blur()}>
      <Icon size={18} /> Play
    </Button>
  </KitProvider>
);
`;
  const wrong = `import { Button } from '@baize/ui-kit/button';
export const app = <Button variant="quiet">Play</Button>;
`;
  const everything = kitEntries()
    .map((name, at) => `import * as m${at} from '@baize/ui-kit/${name}';\nvoid m${at};`)
    .join('\n');

  test.each(['bundler', 'nodenext'] as const)(
    'with %s, right code passes and a wrong prop is an error',
    async (resolution) => {
      const files = { 'right.tsx': right, 'everything.ts': everything };
      expect(await typeCheck(resolution, files)).toEqual({ code: 0, output: '' });
      const refused = await typeCheck(resolution, { 'wrong.tsx': wrong });
      expect(refused.code).not.toBe(0);
      expect(refused.output).toMatch(/wrong\.tsx\(2,28\): error TS2322: .*"quiet"/);
    },
  );
});

test('the package’s codemods migrate code of 0.1, one version after the other', async () => {
  await writeFiles(client, {
    'old/app.tsx': `import { Chart } from '@baize/ui-kit/chart';
import { Paginator } from '@baize/ui-kit/paginator';
export const chart = <Chart labels={days} />;
export const app = <Paginator pages={9} onPage={go} labels={{ paginator: 'Games' }} />;
`,
  });
  const jscodeshift = join(root, 'node_modules/jscodeshift/bin/jscodeshift.js');
  for (const version of ['0.2.0', '0.3.0']) {
    const codemod = `node_modules/@baize/ui-kit/codemods/${version}.cjs`;
    const options = ['-t', codemod, '--parser', 'tsx', '--extensions', 'ts,tsx', '--run-in-band'];
    await mustRun(client, process.execPath, [jscodeshift, ...options, 'old']);
  }
  const text = await readFile(join(client, 'old/app.tsx'), 'utf8');
  expect(text).toContain('<Chart categories={days} />');
  expect(text).toMatch(/<Paginator pageCount=\{9\} onPageChange=\{go\} label=['"]Games['"] \/>/);
});
