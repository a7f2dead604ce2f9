import jscodeshift from 'jscodeshift';
import { describe, expect, test } from 'vitest';
import transform, { CHANGES, INTO_LABELS, LOOKS, RENDERS, WORDS } from './0.2.0.ts';

const j = jscodeshift.withParser('tsx');
const api = { j, jscodeshift: j, stats: () => undefined, report: () => undefined };

function migrate(source: string): string {
  return transform({ path: 'app.tsx', source }, api, {}) ?? source;
}

/** Quotes and line breaks are the formatter's. */
const plain = (code: string) =>
  code
    .replaceAll("'", '"')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}]) ?/g, '$1');

const folderOf = (component: string) =>
  component.replace(/[A-Z]/g, (letter, at) => `${at > 0 ? '-' : ''}${letter.toLowerCase()}`);
const imported = (names: string, folder = folderOf(names)) =>
  `import { ${names} } from '@baize/ui-kit/${folder}';`;

/** What becomes of one element, with the import of its component around it. */
function element(component: string, before: string): string {
  const head = `${imported(component)}\nexport const x = `;
  const after = migrate(`${head}${before};\n`);
  expect(after.startsWith(head), after).toBe(true);
  return after.slice(head.length, -2);
}

/** By the entry of the codemod that it proves: an element of 0.1, and what it is in 0.2. */
const ELEMENTS: Readonly<Record<string, readonly [before: string, after: string]>> = {
  'Badge.tone.new': ['<Badge tone="new">New</Badge>', '<Badge tone="brand">New</Badge>'],
  'Button.tone.primary': ['<Button tone="primary">Go</Button>', '<Button>Go</Button>'],
  'Button.tone.soft': ['<Button tone="soft">Go</Button>', '<Button variant="soft">Go</Button>'],
  'Button.tone.quiet': ['<Button tone="quiet">Go</Button>', '<Button variant="ghost">Go</Button>'],
  'Button.tone.danger': ['<Button tone="danger">Go</Button>', '<Button tone="danger">Go</Button>'],
  'Button.shape.text': ['<Button shape="text">Go</Button>', '<Button>Go</Button>'],
  'Button.shape.icon': ['<Button shape="icon">Go</Button>', '<Button iconOnly>Go</Button>'],
  'Button.shape.block': ['<Button shape="block">Go</Button>', '<Button fullWidth>Go</Button>'],
  'Carousel.onOpen': ['<Carousel onOpen={go} />', '<Carousel onSelect={go} />'],
  'ConfirmDialog.tone.primary': ['<ConfirmDialog tone="primary" />', '<ConfirmDialog />'],
  'CountdownButton.tone.primary': ['<CountdownButton tone="primary" />', '<CountdownButton />'],
  'CountdownButton.tone.soft': [
    '<CountdownButton tone="soft" />',
    '<CountdownButton variant="soft" />',
  ],
  'CountdownButton.tone.quiet': [
    '<CountdownButton tone="quiet" />',
    '<CountdownButton variant="ghost" />',
  ],
  'CountdownButton.tone.danger': [
    '<CountdownButton tone="danger" />',
    '<CountdownButton tone="danger" />',
  ],
  'CountdownButton.shape.text': ['<CountdownButton shape="text" />', '<CountdownButton />'],
  'CountdownButton.shape.icon': [
    '<CountdownButton shape="icon" />',
    '<CountdownButton iconOnly />',
  ],
  'CountdownButton.shape.block': [
    '<CountdownButton shape="block" />',
    '<CountdownButton fullWidth />',
  ],
  'CountdownButton.onPress': [
    '<CountdownButton onPress={send} />',
    '<CountdownButton onClick={send} />',
  ],
  'CountdownButton.onDeadline': [
    '<CountdownButton onDeadline={keep} />',
    '<CountdownButton onDeadlineChange={keep} />',
  ],
  'EmptyState.reason': ['<EmptyState reason="None" />', '<EmptyState description="None" />'],
  'ErrorState.detail': ['<ErrorState detail={why} />', '<ErrorState description={why} />'],
  'ErrorState.retryLabel': [
    '<ErrorState retryLabel="Again" onRetry={load} />',
    '<ErrorState labels={{ retry: "Again" }} onRetry={load} />',
  ],
  'GameCard.onFavourite': [
    '<GameCard onFavourite={keep} />',
    '<GameCard onFavouriteChange={keep} />',
  ],
  'MenuItem.tone.plain': ['<MenuItem tone="plain" />', '<MenuItem />'],
  'MenuLink.render': [
    '<MenuLink href="/me" render={(parts) => <Link to="/me" {...parts} />}>Me</MenuLink>',
    '<MenuLink asChild><Link to="/me">Me</Link></MenuLink>',
  ],
  'ModalTabs.tab': ['<ModalTabs tab={tab} />', '<ModalTabs value={tab} />'],
  'ModalTabs.onTabChange': [
    '<ModalTabs onTabChange={show} />',
    '<ModalTabs onValueChange={show} />',
  ],
  'ModalTabs.emphasis': ['<ModalTabs emphasis="pill" />', '<ModalTabs variant="pill" />'],
  'ModalTabs.tabs': [
    '<ModalTabs labels={{ close: "Close", tabs: "Wallet" }} />',
    `<ModalTabs labels={{ close: "Close" }} label="Wallet" />`,
  ],
  'NoticeBar.onOpen': ['<NoticeBar onOpen={go} />', '<NoticeBar onSelect={go} />'],
  'NoticeBar.notices': [
    '<NoticeBar labels={{ notices: t("news") }} />',
    '<NoticeBar label={t("news")} />',
  ],
  'Carousel.carousel': [
    '<Carousel labels={words} />',
    '<Carousel labels={words} label={words.carousel} />',
  ],
  'Paginator.pages': ['<Paginator pages={9} />', '<Paginator pageCount={9} />'],
  'Paginator.onPage': ['<Paginator onPage={go} />', '<Paginator onPageChange={go} />'],
  'Paginator.paginator': [
    '<Paginator labels={t.pages} />',
    '<Paginator labels={t.pages} label={t.pages.paginator} />',
  ],
  'QrBlock.code': ['<QrBlock labels={{ code: "App" }} />', '<QrBlock label="App" />'],
  'QrBlock.download': [
    '<QrBlock labels={{ download: "Save" }} />',
    '<QrBlock downloadLabel="Save" />',
  ],
  'SearchBox.onChoose': ['<SearchBox onChoose={go} />', '<SearchBox onSelect={go} />'],
  'SearchBox.input': ['<SearchBox labels={{ input: "Find" }} />', '<SearchBox label="Find" />'],
  'Tabs.emphasis': ['<Tabs emphasis="pill" />', '<Tabs variant="pill" />'],
  'TabsList.emphasis': ['<TabsList emphasis="pill" />', '<TabsList variant="pill" />'],
  'TextLink.tone.accent': ['<TextLink tone="accent" />', '<TextLink />'],
  'TextLink.tone.muted': ['<TextLink tone="muted" />', '<TextLink tone="neutral" />'],
  'TextLink.place.text': ['<TextLink place="text" />', '<TextLink />'],
  'TextLink.place.alone': ['<TextLink place="alone" />', '<TextLink standalone />'],
  'VendorDropdown.maintenanceLabel': [
    '<VendorDropdown maintenanceLabel={t("later")} />',
    '<VendorDropdown labels={{ maintenance: t("later") }} />',
  ],
};

/** Every single thing that the codemod says it changes. */
const entries = [
  ...Object.entries(CHANGES).flatMap(([component, props]) =>
    Object.entries(props).flatMap(([prop, change]) =>
      typeof change === 'string'
        ? [`${component}.${prop}`]
        : Object.keys(change).map((value) => `${component}.${prop}.${value}`),
    ),
  ),
  ...[...Object.entries(WORDS), ...Object.entries(INTO_LABELS)].flatMap(([component, words]) =>
    Object.keys(words).map((word) => `${component}.${word}`),
  ),
  ...Object.entries(RENDERS).map(([component, prop]) => `${component}.${prop}`),
];

test('every renamed prop, value and word has an example here, and nothing else has', () => {
  expect(Object.keys(ELEMENTS).sort()).toEqual(entries.sort());
});

test.each(Object.entries(ELEMENTS))('%s', (entry, [before, after]) => {
  expect(plain(element(entry.split('.')[0] ?? '', before))).toBe(plain(after));
});

describe('a look becomes a component around the link', () => {
  const LINKS: Readonly<Record<string, readonly [before: string, after: string]>> = {
    buttonLook: [
      `import { buttonLook } from '@baize/ui-kit/button';
export const x = <Link className={buttonLook({ tone: 'soft', shape: 'block' })} to="/">Home</Link>;
`,
      `import { Button } from '@baize/ui-kit/button';
export const x = <Button asChild variant='soft' fullWidth><Link to="/">Home</Link></Button>;
`,
    ],
    textLink: [
      `import { textLink } from '@baize/ui-kit/text-link';
export const x = <Link className={textLink({ place: 'alone' })} to="/">Home</Link>;
`,
      `import { TextLink } from '@baize/ui-kit/text-link';
export const x = <TextLink asChild standalone><Link to="/">Home</Link></TextLink>;
`,
    ],
  };

  test('every look has an example', () => {
    expect(Object.keys(LINKS).sort()).toEqual(Object.keys(LOOKS).sort());
  });

  test.each(Object.entries(LINKS))('%s', (_, [before, after]) => {
    expect(plain(migrate(before))).toBe(plain(after));
  });

  test('a look that is also called elsewhere stays imported', () => {
    const after = migrate(`import { buttonLook } from '@baize/ui-kit/button';
export const look = buttonLook();
export const x = <Link className={buttonLook()} to="/">Home</Link>;
`);
    expect(after).toContain("import { Button, buttonLook } from '@baize/ui-kit/button'");
    expect(after).toContain('<Button asChild><Link to="/">Home</Link></Button>');
  });

  test('a look under another name is found, and an import of its component is used', () => {
    const after =
      migrate(`import { Button as Press, buttonLook as look } from '@baize/ui-kit/button';
export const x = <Link className={look({ tone: 'danger' })} to="/">{Press.name}</Link>;
`);
    expect(after).toContain("import { Button as Press } from '@baize/ui-kit/button'");
    expect(after).toMatch(/<Press asChild tone=['"]danger['"]><Link to="\/">/);
  });
});

test('one of two values becomes one of the two new ones', () => {
  expect(element('Button', "<Button tone={busy ? 'soft' : 'primary'} />")).toBe(
    `<Button variant={busy ? 'soft' : 'solid'} />`,
  );
});

test('what cannot be decided, and what is of another package, is left alone', () => {
  for (const source of [
    `${imported('Button')}\nexport const x = <Button tone={tone} />;\n`,
    `${imported('ModalTabs')}\nexport const x = <ModalTabs labels={{ ...words }} />;\n`,
    `${imported('MenuLink', 'menu')}\nexport const x = <MenuLink href="/" render={draw} />;\n`,
    `import { Button } from './button';\nexport const x = <Button tone="soft" />;\n`,
  ]) {
    expect(migrate(source)).toBe(source);
  }
});

test('a component under another name is carried over as well', () => {
  const after = migrate(
    `import { Paginator as Pages } from '@baize/ui-kit/paginator';\nexport const x = <Pages pages={9} />;\n`,
  );
  expect(after).toContain('<Pages pageCount={9} />');
});
