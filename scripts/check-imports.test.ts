import { expect, test } from 'vitest';
import { checkCycles } from './check-imports/cycles.ts';
import { brokenRule, targetOf } from './check-imports/directions.ts';
import { literalIn } from './check-imports/literals.ts';
import { parseSource } from './check-imports/source.ts';
import { checkFile } from './check-imports.ts';

test.each([
  ['ui-kit/button/button.tsx', '@baize/tokens/fonts.json'],
  ['ui-kit/button/button.tsx', '../foundation/cx.ts'],
  ['ui-kit/dialog/dialog.tsx', '@radix-ui/react-dialog'],
  ['ui-kit/icon/index.ts', 'lucide-react'],
  ['ui-kit/button/button.css.ts', '@vanilla-extract/recipes'],
  ['ui-kit/foundation/style.ts', '@vanilla-extract/css'],
  ['portal/features/lobby/api.ts', '../../shared/api/call.ts'],
  ['portal/features/lobby/api.ts', '@baize/gateway/contract'],
  ['portal/features/lobby/api.ts', '@baize/gateway/contract/games.ts'],
  ['portal/features/lobby/api.ts', './components/rail.tsx'],
  ['portal/app/features.ts', '../features/home/feature.ts'],
  ['gateway/app.ts', 'hono'],
  ['portal/shared/forms/use-form.ts', 'react-hook-form'],
  ['gateway/database/sql.ts', 'drizzle-orm/pg-core'],
  ['gateway/database/open.ts', 'drizzle-orm/pglite'],
  ['portal/shared/forms/resolver.ts', '@hookform/resolvers/zod'],
  ['portal/shared/api/use-query.ts', 'swr'],
  ['portal/shared/popups/confirm-dialog.tsx', '@baize/ui-kit/confirm-dialog'],
  ['gateway/app.ts', './modules/games/index.ts'],
  ['gateway/providers.ts', '@baize/gateway-sandbox'],
  ['gateway/modules/games/index.ts', '../../core/ports.ts'],
  ['gateway/modules/games/index.ts', '../wallet/money.ts'],
  ['gateway/core/brands.ts', '../contract/fields.ts'],
  ['gateway/core/events.ts', '../database/open.ts'],
  ['gateway/database/open.ts', '../core/config.ts'],
  ['gateway/sandbox/ports.ts', '@baize/gateway/core/ports.ts'],
  ['gateway/sandbox/ports.ts', './sms/send.ts'],
  ['tests/e2e/home.spec.ts', '../../gateway/server.ts'],
])('%s may import %s', (importer, specifier) => {
  expect(brokenRule(importer, specifier)).toBeUndefined();
});

test.each([
  ['tokens/src/emit.ts', '@baize/ui-kit/button', 'tokens may import no other workspace'],
  ['ui-kit/button/button.tsx', '@baize/gateway/contract', 'ui-kit may import tokens'],
  ['ui-kit/button/button.tsx', '../../portal/shared/paths.ts', 'ui-kit may import tokens'],
  ['ui-kit/button/button.tsx', 'swr', 'ui-kit knows no swr'],
  ['ui-kit/button/button.tsx', 'swr/infinite', 'ui-kit knows no swr'],
  ['ui-kit/button/button.tsx', 'react-router-dom', 'ui-kit knows no react-router-dom'],
  ['ui-kit/button/button.tsx', 'react-intl', 'ui-kit knows no react-intl'],
  ['ui-kit/button/button.tsx', '@vanilla-extract/css', 'only .css.ts files'],
  ['portal/app/app.tsx', '@baize/gateway/server.ts', 'portal may import ui-kit'],
  ['portal/app/app.tsx', '../../gateway/core/config.ts', 'portal may import ui-kit'],
  ['portal/app/app.tsx', '@baize/tokens/fonts.json', 'portal may import ui-kit'],
  ['portal/app/app.tsx', '@radix-ui/react-tabs', 'only ui-kit imports @radix-ui'],
  ['portal/app/app.tsx', 'lucide-react', 'only ui-kit imports lucide-react'],
  ['portal/app/app.tsx', 'lucide-react/dynamic', 'only ui-kit imports lucide-react'],
  ['portal/app/app.tsx', '@floating-ui/react', 'only ui-kit imports @floating-ui'],
  ['portal/app/app.tsx', '@tanstack/react-virtual', 'only ui-kit imports @tanstack'],
  ['portal/app/app.tsx', '@tanstack/react-table', 'only ui-kit imports @tanstack'],
  ['portal/app/app.tsx', 'react-day-picker', 'only ui-kit imports react-day-picker'],
  ['portal/app/app.tsx', 'react-day-picker/locale', 'only ui-kit imports react-day-picker'],
  ['portal/app/app.tsx', '@visx/shape', 'only ui-kit imports @visx'],
  ['portal/app/app.tsx', 'd3', 'only ui-kit imports d3'],
  ['portal/app/app.tsx', 'd3-scale', 'only ui-kit imports d3'],
  ['portal/app/app.tsx', 'recharts', 'only ui-kit imports recharts'],
  ['portal/app/app.tsx', 'uqr', 'only ui-kit imports uqr'],
  ['portal/features/auth/login-screen.tsx', 'react-hook-form', 'only portal/shared/forms imports'],
  ['portal/app/app.tsx', 'swr', 'only portal/shared/api imports swr'],
  [
    'portal/features/account/inbox/inbox-page.tsx',
    '@baize/ui-kit/confirm-dialog',
    'only portal/shared/popups/confirm-dialog.tsx imports ui-kit/confirm-dialog',
  ],
  ['portal/features/auth/use-wanted.ts', 'swr/mutation', 'only portal/shared/api imports'],
  ['portal/shared/games/use-favourites.ts', 'swr', 'only portal/shared/api imports swr'],
  ['gateway/modules/wallet/journal.ts', 'drizzle-orm', 'only gateway/database/sql.ts imports'],
  ['portal/app/app.tsx', '@hookform/resolvers/zod', 'only portal/shared/forms imports'],
  ['portal/app/app.tsx', './app.css', 'only .css.ts files hold style'],
  ['portal/features/home/home.tsx', '../lobby/api.ts', 'feature home imports feature lobby'],
  ['portal/shared/paths.ts', '../features/home/home.tsx', 'portal/shared imports no feature'],
  ['portal/shared/paths.ts', '../app/app.tsx', 'portal/shared imports no feature'],
  ['gateway/app.ts', '@baize/ui-kit/button', 'gateway may import no other workspace'],
  ['gateway/app.ts', '@baize/gateway-sandbox', 'gateway may import no other workspace'],
  ['gateway/app.ts', './sandbox/index.ts', 'gateway may import no other workspace'],
  ['gateway/providers.ts', './sandbox/ports.ts', 'gateway may import no other workspace'],
  ['gateway/providers.ts', './sandbox', 'another workspace is imported by its name'],
  ['gateway/modules/games/launch.ts', '../../sandbox/play/index.ts', 'no other workspace'],
  ['gateway/modules/games/launch.ts', '../../app.ts', 'gateway/modules may not import'],
  ['gateway/core/housekeeping.ts', '../modules/session/sessions.ts', 'may not import'],
  ['gateway/database/open.ts', '../modules/session/sessions.ts', 'may not import'],
  ['gateway/contract/fields.ts', '../core/clock.ts', 'gateway/contract may not import'],
  ['gateway/sandbox/ports.ts', '@baize/gateway/app.ts', 'gateway/sandbox may import'],
  ['gateway/sandbox/ports.ts', '../core/ports.ts', 'imported by its name'],
  ['portal/app/app.tsx', '@baize/gateway-sandbox', 'portal may import ui-kit'],
])('%s may not import %s', (importer, specifier, rule) => {
  expect(brokenRule(importer, specifier)).toContain(rule);
});

test('a module with a similar name is not treated as the contract', () => {
  expect(targetOf('portal/app/app.tsx', '@baize/gateway/contracts')).toBe('gateway/contracts');
  expect(brokenRule('portal/app/app.tsx', '@baize/gateway/contracts')).toBeDefined();
});

test('every form of import is found, with its line', () => {
  const text = `import './a.ts';
export { b } from '../../features/lobby/b.ts';
const c = () => import('../../features/lobby/c.ts');
import type { D } from '../../features/lobby/d.ts';
export const used = (d: D) => [c, d];
`;
  const found = checkFile('portal/features/home/home.ts', text.replaceAll('../../features', '..'));
  expect(found.map(({ line }) => line).sort()).toEqual([2, 3, 4]);
});

test('two files that import each other are reported once, by any form of import', () => {
  const source = (path: string, ...specifiers: string[]) =>
    parseSource(path, specifiers.map((each) => `import type { A } from '${each}';\n`).join(''));
  const found = checkCycles([
    source('gateway/core/a.ts', './b.ts', './c.ts'),
    source('gateway/core/b.ts', 'zod', './a.ts'),
    source('gateway/core/c.ts', './b.ts'),
    source('ui-kit/bar/index.ts', './bar.tsx'),
    source('ui-kit/bar/bar.tsx', '@baize/ui-kit/bar'),
  ]);
  expect(found).toEqual([
    { path: 'gateway/core/a.ts', line: 1, rule: expect.stringContaining('gateway/core/b.ts') },
    { path: 'ui-kit/bar/bar.tsx', line: 1, rule: expect.stringContaining('each other') },
  ]);
});

test('only the gateway client may use the network', () => {
  const text =
    "export const a = () => fetch('/x');\nexport const b = new window.WebSocket('ws:');\n";
  expect(checkFile('portal/features/home/api.ts', text).map(({ line }) => line)).toEqual([1, 2]);
  expect(checkFile('ui-kit/image/loading.ts', text)).toHaveLength(2);
  expect(checkFile('portal/shared/api/call.ts', text)).toEqual([]);
  expect(checkFile('gateway/sandbox/sms/send.ts', text)).toEqual([]);
  const own = 'const prefetch = { fetch: 1 };\nexport const c = prefetch.fetch;\n';
  expect(checkFile('portal/features/home/api.ts', own)).toEqual([]);
});

test('forms must use shared/forms; a search has nothing to validate', () => {
  const form =
    'export const A = () => (\n  <div>\n    <form onSubmit={send}>…</form>\n  </div>\n);\n';
  expect(checkFile('portal/features/member/a.tsx', form)).toEqual([
    { path: 'portal/features/member/a.tsx', line: 3, rule: expect.stringContaining('<form>') },
  ]);
  expect(checkFile('portal/shared/forms/form.tsx', form)).toEqual([]);
  expect(checkFile('portal/features/member/a.stories.tsx', form)).toEqual([]);
  const search = 'export const B = () => (\n  <search>\n    <form>…</form>\n  </search>\n);\n';
  expect(checkFile('portal/features/lobby/b.tsx', search)).toEqual([]);
});

test('plain style sheets are refused in kit and portal, and allowed in sandbox games', () => {
  expect(checkFile('ui-kit/bar/bar.css', '.bar { color: red; }')).toHaveLength(1);
  expect(checkFile('portal/app/app.css', '')).toHaveLength(1);
  expect(checkFile('gateway/sandbox/slot/client/slot.css', '.reel { color: red; }')).toEqual([]);
});

test('inline styles may contain custom properties only', () => {
  const kit = (value: string) =>
    checkFile('ui-kit/bar/bar.tsx', `export const Bar = () => <i style={${value}} />;\n`);
  expect(kit("{ width: '50%' }")).toHaveLength(1);
  expect(kit("{ '--bar-done': 0.5 }")).toEqual([]);
  expect(kit('{ [done]: 0.5 }')).toEqual([]);
  expect(kit('style')).toEqual([]);
});

test.each([
  ['#fff', 'color'],
  ['1px solid #a1b2c3', 'border'],
  ['rgb(0 0 0 / 50%)', 'boxShadow'],
  ['hsl(120 50% 50%)', 'background'],
  ['oklch(0.7 0.1 200)', 'color'],
  ['white', 'color'],
  ['0 0 4px currentColor', 'boxShadow'],
  ['12px', 'padding'],
  ['min(62%, 36rem)', 'inlineSize'],
  ['-3px', 'margin'],
  ['(max-width: 40rem)', '@media'],
  ['screen and (min-width: 901px) and (max-width: 1199px)', '@media'],
  ['not all and (min-width: 48rem)', '@media'],
  ['1.5rem', 'fontSize'],
  ['Inter, sans-serif', 'fontFamily'],
])('%s for %s is a literal', (text, property) => {
  expect(literalIn(text, property)).toBeDefined();
});

test.each([
  ['1px', 'inlineSize'],
  ['(inline-size < 40rem)', '@container'],
  ['(hover: none)', '@media'],
  ['rgb(from var(--bz-color-scrim) r g b / 1)', 'background'],
  ['-2px', 'margin'],
  ['100%', 'inlineSize'],
  ['minmax(0, 1fr) 20ch', 'gridTemplateColumns'],
  ['1.2em', 'lineHeight'],
  ['transparent', 'background'],
  ['inherit', 'fontFamily'],
  ['currentColor', 'fill'],
  ['nowrap', 'whiteSpace'],
  ['blue-print', 'viewTransitionName'],
])('%s for %s is none', (text, property) => {
  expect(literalIn(text, property)).toBeUndefined();
});

test('literals are found in templates, numbers and keys of a style, and not in its imports', () => {
  const text = `import { a } from './12px.ts';
export const card = kitStyle({
  padding: 12,
  zIndex: 12,
  border: \`\${a} solid #123456\`,
  '@media': { '(min-width: 900px)': { gap: '7px' } },
});
`;
  expect(checkFile('ui-kit/card/card.css.ts', text).map(({ line }) => line)).toEqual([3, 5, 6, 6]);
});

test('a colour in code is a literal, a hash that looks like one is not', () => {
  const at = (value: string) => checkFile('ui-kit/a/a.tsx', `export const a = '${value}';\n`);
  expect(at('#c0ffee')).toHaveLength(1);
  expect(at('/help#faced-it')).toEqual([]);
});

test.each([
  ['an object', 'const a = { ...{ b: 1 }, c: 2 };'],
  ['an array', 'const a = [...[1, 2], 3];'],
  ['an array of fixed values', 'const a = [...([1, 2] as const), 3];'],
  ['arguments', 'call(...[1, 2]);'],
  ['attributes', 'const a = <div {...{ id: "a" }} />;'],
])('a spread literal is refused: %s', (_what, text) => {
  expect(checkFile('portal/features/home/home.tsx', text)).toEqual([
    {
      path: 'portal/features/home/home.tsx',
      line: 1,
      rule: 'a literal is written out where it stands, not spread',
    },
  ]);
  expect(checkFile('tests/e2e/home.spec.tsx', text)).toHaveLength(1);
});

test.each([
  ['a value', 'const a = { ...b, c: 2 };'],
  ['a choice', 'const a = { ...(b ? { c: 1 } : {}) };'],
  ['what a literal is turned into', 'const a = [...[1, 2].map(String)];'],
])('other spreads stand: %s', (_what, text) => {
  expect(checkFile('portal/features/home/home.tsx', text)).toEqual([]);
});

test.each([
  ['portal/shared/api/fetch-query.test.ts', "vi.mock('./call.ts');", 1],
  ['tests/kit/api.test.tsx', "vi.doMock('./call.ts');", 1],
  ['portal/shared/api/fetch-query.isolated.test.ts', "vi.mock('./call.ts');", 0],
  ['portal/shared/api/fetch-query.test.ts', 'const call = vi.mocked(send);', 0],
])('modules are mocked where a file has modules of its own: %s, %s', (path, text, found) => {
  expect(checkFile(path, text)).toHaveLength(found);
});
