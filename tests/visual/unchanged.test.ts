import { expect, test } from 'vitest';
import type { Subject } from '../../scripts/visual/plan.ts';
import { type Chunks, fingerprintsOf } from '../../scripts/visual/unchanged.ts';

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

/** A page that fetches every story; the menu's has the button's, and fetches a panel later. */
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

/** Whose fingerprint a change of files changes. */
function touched(change: Record<string, string>, common = 'same'): string[] {
  const before = fingerprintsOf(SUBJECTS, chunks(), 'same');
  const after = fingerprintsOf(SUBJECTS, chunks(change), common);
  return SUBJECTS.filter(({ file }) => before.get(file) !== after.get(file)).map(
    ({ name }) => name,
  );
}

test('a change touches what comes from its files, now or later, and nothing else', () => {
  expect(touched({})).toEqual([]);
  expect(touched({ 'card-stories': '2' })).toEqual(['card']);
  expect(touched({ button: '2' })).toEqual(['button', 'menu']);
  expect(touched({ style: '2' })).toEqual(['button', 'menu']);
  expect(touched({ panel: '2' })).toEqual(['menu']);
});

test('the page around the stories, the brands and the tool touch all', () => {
  expect(touched({ react: '2' })).toEqual(['button', 'menu', 'card']);
  // Its own name changes with every story: what is in it counts, as a part of what all have in common.
  expect(touched({ iframe: '2' })).toEqual([]);
  expect(touched({}, 'another brand')).toEqual(['button', 'menu', 'card']);
});

test('what the bundler does not know is always looked at', () => {
  const { 'ui-kit/card/card.stories.tsx': _, ...without } = chunks();
  expect(fingerprintsOf(SUBJECTS, without, 'same').has('ui-kit/card/card.stories.tsx')).toBe(false);
});
