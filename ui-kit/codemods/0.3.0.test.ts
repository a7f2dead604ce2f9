import jscodeshift from 'jscodeshift';
import { describe, expect, test } from 'vitest';
import transform, { CHANGES, FIELDS, OBJECTS, WORDS } from './0.3.0.ts';

const j = jscodeshift.withParser('tsx');
const api = { j, jscodeshift: j, stats: () => undefined, report: () => undefined };

const migrate = (source: string): string => transform({ path: 'app.tsx', source }, api) ?? source;

/** Quotes and line breaks are the formatter's. */
const plain = (code: string) =>
  code
    .replaceAll("'", '"')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}]) ?/g, '$1');

const imported = (name: string) => `import { ${name} } from '@baize/ui-kit/somewhere';`;

/** What becomes of code after an import of a name of the kit. */
function code(name: string, before: string): string {
  const head = `${imported(name)}\n`;
  const after = migrate(`${head}${before};\n`);
  expect(after.startsWith(head), after).toBe(true);
  return plain(after.slice(head.length, -2));
}

/** By the entry of the codemod that it proves: an element of 0.2, and what it is in 0.3. */
const ELEMENTS: Readonly<Record<string, readonly [before: string, after: string]>> = {
  'Alert.tone.info': ['<Alert tone="info">Wait</Alert>', '<Alert tone="neutral">Wait</Alert>'],
  'Badge.tone.info': [
    '<Badge tone="info">Carried</Badge>',
    '<Badge tone="brand" variant="soft">Carried</Badge>',
  ],
  'Card.variant.raised': ['<Card variant="raised" />', '<Card raised />'],
  'Card.variant.sunken': ['<Card variant="sunken" />', '<Card variant="soft" />'],
  'Badge.tone.hot': ['<Badge tone="hot">Hot</Badge>', '<Badge hot>Hot</Badge>'],
  'Chart.labels': ['<Chart labels={days} />', '<Chart categories={days} />'],
  'Chart.labelHeader': ['<Chart labelHeader="Day" />', '<Chart categoryHeader="Day" />'],
  'Heading.size.small': ['<Heading size="small" />', '<Heading size="sm" />'],
  'Heading.size.section': ['<Heading size="section" />', '<Heading size="md" />'],
  'Heading.size.title': ['<Heading size="title" />', '<Heading size="lg" />'],
  'Heading.size.headline': ['<Heading size="headline" />', '<Heading size="xl" />'],
  'Heading.size.hero': ['<Heading size="hero" />', '<Heading size="2xl" />'],
  'MenuGroup.heading': ['<MenuGroup heading="Money" />', '<MenuGroup label="Money" />'],
  'ModalTabs.activation.auto': [
    '<ModalTabs activation="auto" />',
    '<ModalTabs activationMode="automatic" />',
  ],
  'ModalTabs.activation.manual': [
    '<ModalTabs activation="manual" />',
    '<ModalTabs activationMode="manual" />',
  ],
  'ModalTabs.keepMounted': ['<ModalTabs keepMounted />', '<ModalTabs forceMount />'],
  'ModalTabs.variant.pill': ['<ModalTabs variant="pill" />', '<ModalTabs variant="solid" />'],
  'ModalTabs.variant.underline': [
    '<ModalTabs variant="underline" />',
    '<ModalTabs variant="ghost" />',
  ],
  'Rail.heading': ['<Rail heading={hot} />', '<Rail title={hot} />'],
  'Tabs.activation.auto': ['<Tabs activation="auto" />', '<Tabs activationMode="automatic" />'],
  'Tabs.activation.manual': ['<Tabs activation="manual" />', '<Tabs activationMode="manual" />'],
  'Tabs.keepMounted': ['<Tabs keepMounted={all} />', '<Tabs forceMount={all} />'],
  'Tabs.variant.pill': ['<Tabs variant="pill" />', '<Tabs variant="solid" />'],
  'Tabs.variant.underline': ['<Tabs variant="underline" />', '<Tabs variant="ghost" />'],
  'TabsList.variant.pill': ['<TabsList variant="pill" />', '<TabsList variant="solid" />'],
  'TabsList.variant.underline': [
    '<TabsList variant="underline" />',
    '<TabsList variant="ghost" />',
  ],
  'Text.tone.muted': ['<Text tone="muted">12:04</Text>', '<Text muted>12:04</Text>'],
  'Tooltip.delay': ['<Tooltip delay={0} />', '<Tooltip delayDuration={0} />'],
  'WinnerTicker.heading': [
    '<WinnerTicker heading="Winners" />',
    '<WinnerTicker title="Winners" />',
  ],
  'BalanceChip.labels.balance': [
    '<BalanceChip labels={{ balance: "Pitaka" }} />',
    '<BalanceChip label="Pitaka" />',
  ],
  'ToastProvider.labels.region': [
    '<ToastProvider labels={{ region: "News", dismiss: "Away" }} />',
    '<ToastProvider labels={{ close: "Away" }} label="News" />',
  ],
  'ToastProvider.labels': [
    '<ToastProvider labels={{ tones: { info: "Note" } }} />',
    '<ToastProvider labels={{ tones: { neutral: "Note" } }} />',
  ],
  'Carousel.slides': [
    '<Carousel slides={[{ id: "a", text: "Now" }]} />',
    '<Carousel slides={[{ id: "a", description: "Now" }]} />',
  ],
  'SearchBox.groups': [
    '<SearchBox groups={[{ heading: "Games", options: [{ title: name, note }] }]} />',
    '<SearchBox groups={[{ label: "Games", options: [{ label: name, description: note }] }]} />',
  ],
  'Stat.change': [
    '<Stat change={{ text, tone: "good" }} />',
    '<Stat change={{ value: text, tone: "success" }} />',
  ],
};

const entries = [
  ...Object.entries(CHANGES).flatMap(([component, props]) =>
    Object.entries(props).flatMap(([prop, change]) =>
      typeof change === 'string'
        ? [`${component}.${prop}`]
        : Object.keys(change).map((value) => `${component}.${prop}.${value}`),
    ),
  ),
  ...Object.entries(WORDS).flatMap(([component, words]) =>
    Object.keys(words).map((word) => `${component}.labels.${word}`),
  ),
  ...Object.entries(OBJECTS).flatMap(([component, props]) =>
    Object.keys(props).map((prop) => `${component}.${prop}`),
  ),
];

test('every renamed prop and value has an example here, and nothing else has', () => {
  expect(Object.keys(ELEMENTS).sort()).toEqual(entries.sort());
});

test.each(Object.entries(ELEMENTS))('%s', (entry, [before, after]) => {
  const component = entry.split('.')[0] ?? '';
  expect(code(component, `export const x = ${before}`)).toBe(plain(`export const x = ${after}`));
});

describe('fields of objects', () => {
  const OF_TYPE: Readonly<Record<string, readonly [before: string, after: string]>> = {
    SearchGroup: [
      'const all: readonly SearchGroup[] = [{ heading: "Games", options: [{ title, note: 1 }] }]',
      'const all: readonly SearchGroup[] = [{ label: "Games", options: [{ label: title, description: 1 }] }]',
    ],
    SearchOption: [
      'export const page = (name: string): SearchOption => ({ id: name, title: name, note: path })',
      'export const page = (name: string): SearchOption => ({ id: name, label: name, description: path })',
    ],
    Slide: ['const one: Slide = { id, text }', 'const one: Slide = { id, description: text }'],
    StatChange: [
      'function of(): StatChange { return { text, period: "now", tone: up ? "good" : "bad" }; }',
      'function of(): StatChange { return { value: text, description: "now", tone: up ? "success" : "danger" }; }',
    ],
    ToastLabels: [
      'const labels: Partial<ToastLabels> = { dismiss: "Away" }',
      'const labels: Partial<ToastLabels> = { close: "Away" }',
    ],
    ToastMessage: [
      'const saved: ToastMessage = { title, text: "Later", tone: "info", durationMs: null }',
      'const saved: ToastMessage = { title, description: "Later", tone: "neutral", duration: null }',
    ],
  };

  test('every type has an example', () => {
    expect(Object.keys(OF_TYPE).sort()).toEqual(Object.keys(FIELDS).sort());
  });

  test.each(Object.entries(OF_TYPE))('%s', (type, [before, after]) => {
    expect(code(type, before)).toBe(plain(after));
  });

  test.each([
    [
      'const toast = useToast(); toast.show({ title, text })',
      'toast.show({ title, description: text })',
    ],
    ['const { show: say } = useToast(); say({ durationMs: 9 })', 'say({ duration: 9 })'],
  ])('a toast that is shown: %s', (before, after) => {
    expect(code('useToast', before)).toContain(plain(after));
  });
});

test('what cannot be decided, and what is of another package, is left alone', () => {
  for (const source of [
    `${imported('Text')}\nexport const x = <Text tone={tone} />;\n`,
    `${imported('Stat')}\nexport const x = <Stat change={change} />;\n`,
    `${imported('useToast')}\nother.show({ text });\n`,
    `import { Chart } from './chart';\nexport const x = <Chart labels={days} />;\n`,
  ]) {
    expect(migrate(source)).toBe(source);
  }
});

test('a dialog at an edge of the window is a drawer, with what dialogs do by default', () => {
  const before = "import { Dialog } from '@baize/ui-kit/dialog';\n";
  const after = `${before}import { Drawer } from '@baize/ui-kit/drawer';\n`;
  const source = (element: string) => plain(migrate(`${before}const it = ${element};\n`));
  expect(source('<Dialog placement="end" title="Filters">All</Dialog>')).toBe(
    plain(
      `${after}const it = <Drawer placement="end" title="Filters" size="md" closeOnOverlay={false}>All</Drawer>;\n`,
    ),
  );
  expect(source('<Dialog placement="bottom" size="lg" closeOnOverlay={isPhone} />')).toBe(
    plain(`${after}const it = <Drawer placement="bottom" size="lg" closeOnOverlay={isPhone} />;\n`),
  );
  expect(source('<Dialog placement="center" title="Terms" />')).toBe(
    plain(`${before}const it = <Dialog title="Terms" />;\n`),
  );
  // A placement that is computed is named by the type checker.
  const computed = '<Dialog placement={isPhone ? "bottom" : "center"} />';
  expect(source(computed)).toBe(plain(`${before}const it = ${computed};\n`));
  // A drawer that is there already keeps its name in this file.
  const known = "import { Drawer as Sheet } from '@baize/ui-kit/drawer';\n";
  expect(
    plain(migrate(`${before}${known}const it = <Dialog placement="end" size="sm" />;\n`)),
  ).toBe(
    plain(
      `${before}${known}const it = <Sheet placement="end" size="sm" closeOnOverlay={false} />;\n`,
    ),
  );
});
