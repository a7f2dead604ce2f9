import { expect, test } from 'vitest';
import type { Subject } from '../../scripts/visual/plan.ts';
import { type Chunks, fingerprintsOf, withStories } from '../../scripts/visual/unchanged.ts';

const subject = (name: string): Subject => ({
  kind: 'kit',
  name,
  feature: '',
  file: `ui-kit/${name}/${name}.stories.tsx`,
  shots: [
    {
      key: `kit/${name}/plain.cedar-light`,
      story: '',
      plays: false,
      look: { brand: 'cedar', mode: 'light', language: 'EN' },
    },
  ],
});
const SUBJECTS = ['button', 'menu', 'card'].map(subject);

/** A page that loads every story; the menu's chunk includes the button's, and loads a panel later. */
const chunks = (change: Record<string, string> = {}): Chunks => {
  const file = (name: string) => `assets/${name}-${change[name] ?? '1'}.js`;
  return {
    'iframe.html': {
      file: file('iframe'),
      isEntry: true,
      imports: ['_react.js'],
      dynamicImports: SUBJECTS.map((each) => each.file),
    },
    '_react.js': { file: file('react') },
    '_button.js': { file: file('button'), css: [`assets/button-${change.style ?? '1'}.css`] },
    '_panel.js': { file: file('panel') },
    'ui-kit/button/button.stories.tsx': { file: file('button-stories'), imports: ['_button.js'] },
    'ui-kit/menu/menu.stories.tsx': {
      file: file('menu-stories'),
      imports: ['_button.js', 'iframe.html'],
      dynamicImports: ['_panel.js'],
    },
    'ui-kit/card/card.stories.tsx': { file: file('card-stories') },
  };
};

const NOTHING = new Map<string, string>();

/** The subjects whose fingerprint changes with files; `contents` identifies files with equal content. */
function touched(
  change: Record<string, string>,
  { common = 'same', contents = NOTHING }: { common?: string; contents?: typeof NOTHING } = {},
): string[] {
  const before = fingerprintsOf(SUBJECTS, chunks(), 'same', contents);
  const after = fingerprintsOf(SUBJECTS, chunks(change), common, contents);
  return SUBJECTS.filter(({ file }) => before.get(file) !== after.get(file)).map(
    ({ name }) => name,
  );
}

test('a change affects subjects that load its files, immediately or later, and no others', () => {
  expect(touched({})).toEqual([]);
  expect(touched({ 'card-stories': '2' })).toEqual(['card']);
  expect(touched({ button: '2' })).toEqual(['button', 'menu']);
  expect(touched({ style: '2' })).toEqual(['button', 'menu']);
  expect(touched({ panel: '2' })).toEqual(['menu']);
});

test('the page around the stories, the brands and the tool affect all', () => {
  expect(touched({ react: '2' })).toEqual(['button', 'menu', 'card']);
  expect(touched({ iframe: '2' })).toEqual(['button', 'menu', 'card']);
  expect(touched({}, { common: 'another brand' })).toEqual(['button', 'menu', 'card']);
});

test('a file with another name and the same content affects nothing', () => {
  const contents = new Map(['1', '2'].map((hash) => [`assets/iframe-${hash}.js`, 'the page']));
  expect(touched({ iframe: '2' }, { contents })).toEqual([]);
});

test('a subject that the bundler does not know is always captured', () => {
  const { 'ui-kit/card/card.stories.tsx': _, ...without } = chunks();
  expect(
    fingerprintsOf(SUBJECTS, without, 'same', NOTHING).has('ui-kit/card/card.stories.tsx'),
  ).toBe(false);
});

test('stories that the bundler names by their chunk only are found, and their importer counts as the page', () => {
  const { 'ui-kit/card/card.stories.tsx': card, 'iframe.html': page, ...others } = chunks();
  if (!card || !page) throw new Error('There is no card, or no page.');
  const text =
    'var x={"./ui-kit/menu/menu.stories.tsx":()=>a(()=>import(`./menu-stories-1.js`),m([1,2])),' +
    '"./ui-kit/card/card.stories.tsx":()=>a(()=>import(`./card-stories-1.js`).then(e=>e.n()),m([3]))};';
  // The page has one line, which imports the chunk that loads the stories.
  const named = {
    ...others,
    '_card.stories-1.js': card,
    'iframe.html': { file: 'assets/page-1.js', isEntry: true, imports: ['_iframe-1.js'] },
    '_iframe-1.js': { ...page, isEntry: false },
    'ui-kit/menu/menu.stories.tsx': {
      file: 'assets/menu-stories-1.js',
      imports: ['_button.js', '_iframe-1.js'],
      dynamicImports: ['_panel.js'],
    },
  };
  const found = withStories(named, new Map([['_iframe-1.js', text]]));
  const before = fingerprintsOf(SUBJECTS, found, 'same', NOTHING);
  expect([...before.keys()]).toEqual(SUBJECTS.map(({ file }) => file));
  // The panel belongs to the menu only, though the menu shares code with the chunk that loads all stories.
  const panel = { ...found, '_panel.js': { file: 'assets/panel-2.js' } };
  const after = fingerprintsOf(SUBJECTS, panel, 'same', NOTHING);
  const menu = 'ui-kit/menu/menu.stories.tsx';
  for (const { file } of SUBJECTS) expect(before.get(file) !== after.get(file)).toBe(file === menu);
});
