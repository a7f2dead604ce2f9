import { expect, test } from 'vitest';
import { brokenRule, targetOf } from './check-imports/directions.ts';
import { literalIn } from './check-imports/literals.ts';
import { checkFile } from './check-imports.ts';

test.each([
  ['ui-kit/button/button.tsx', '@baize/tokens/fonts.json'],
  ['ui-kit/button/button.tsx', '../foundation/cx.ts'],
  ['ui-kit/dialog/dialog.tsx', '@radix-ui/react-dialog'],
  ['ui-kit/icon/index.ts', 'lucide-react'],
  ['ui-kit/button/button.css.ts', '@vanilla-extract/recipes'],
  ['ui-kit/foundation/style.ts', '@vanilla-extract/css'],
  ['portal/features/lobby/data.ts', '../../shared/gateway/call.ts'],
  ['portal/features/lobby/data.ts', '@baize/gateway/contract'],
  ['portal/features/lobby/data.ts', '@baize/gateway/contract/games.ts'],
  ['portal/features/lobby/data.ts', './parts/rail.tsx'],
  ['portal/app/routes.tsx', '../features/home/home-route.tsx'],
  ['portal/shared/messages/message-ids.d.ts', '../../app/messages/en.json'],
  ['gateway/app.ts', 'hono'],
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
  ['portal/app/app.tsx', 'embla-carousel-react', 'only ui-kit imports embla'],
  ['portal/app/app.tsx', './app.css', 'only .css.ts files hold style'],
  ['portal/features/home/home.tsx', '../lobby/data.ts', 'feature home imports feature lobby'],
  ['portal/shared/paths.ts', '../features/home/home.tsx', 'portal/shared imports no feature'],
  ['portal/shared/paths.ts', '../app/app.tsx', 'portal/shared imports no feature'],
  ['gateway/app.ts', '@baize/ui-kit/button', 'gateway may import no other workspace'],
])('%s may not import %s', (importer, specifier, rule) => {
  expect(brokenRule(importer, specifier)).toContain(rule);
});

test('a contract-like name beside the contract is not the contract', () => {
  expect(targetOf('portal/app/app.tsx', '@baize/gateway/contracts')).toBe('gateway/contracts');
  expect(brokenRule('portal/app/app.tsx', '@baize/gateway/contracts')).toBeDefined();
});

test('every way to import is seen, with its line', () => {
  const text = `import './a.ts';
export { b } from '../../features/lobby/b.ts';
const c = () => import('../../features/lobby/c.ts');
import type { D } from '../../features/lobby/d.ts';
export const used = (d: D) => [c, d];
`;
  const found = checkFile('portal/features/home/home.ts', text.replaceAll('../../features', '..'));
  expect(found.map(({ line }) => line).sort()).toEqual([2, 3, 4]);
});

test('the network belongs to the gateway client', () => {
  const text =
    "export const a = () => fetch('/x');\nexport const b = new window.WebSocket('ws:');\n";
  expect(checkFile('portal/features/home/data.ts', text).map(({ line }) => line)).toEqual([1, 2]);
  expect(checkFile('ui-kit/image/loading.ts', text)).toHaveLength(2);
  expect(checkFile('portal/shared/gateway/call.ts', text)).toEqual([]);
  expect(checkFile('gateway/sandbox/sms/send.ts', text)).toEqual([]);
  const own = 'const prefetch = { fetch: 1 };\nexport const c = prefetch.fetch;\n';
  expect(checkFile('portal/features/home/data.ts', own)).toEqual([]);
});

test('a plain style sheet is refused in kit and portal, and is the own matter of a sandbox game', () => {
  expect(checkFile('ui-kit/bar/bar.css', '.bar { color: red; }')).toHaveLength(1);
  expect(checkFile('portal/app/app.css', '')).toHaveLength(1);
  expect(checkFile('gateway/sandbox/slot/client/slot.css', '.reel { color: red; }')).toEqual([]);
});

test('inline styles hold custom properties only', () => {
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
  ['1.5rem', 'fontSize'],
  ['Inter, sans-serif', 'fontFamily'],
])('%s for %s is a literal', (text, property) => {
  expect(literalIn(text, property)).toBeDefined();
});

test.each([
  ['1px', 'inlineSize'],
  ['(max-width: 40rem)', '@media'],
  ['screen and (min-width: 901px) and (max-width: 1199px)', '@media'],
  ['not all and (min-width: 48rem)', '@media'],
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

test('literals are found in templates, numbers and keys of a style, and nowhere in its imports', () => {
  const text = `import { a } from './12px.ts';
export const card = kitStyle({
  padding: 12,
  zIndex: 12,
  border: \`\${a} solid #123456\`,
  '@media': { '(min-width: 900px)': { gap: '7px' } },
});
`;
  expect(checkFile('ui-kit/card/card.css.ts', text).map(({ line }) => line)).toEqual([3, 5, 6]);
});

test('a colour in code is a literal, a hash that looks like one is not', () => {
  const at = (value: string) => checkFile('ui-kit/a/a.tsx', `export const a = '${value}';\n`);
  expect(at('#c0ffee')).toHaveLength(1);
  expect(at('/help#faced-it')).toEqual([]);
});
