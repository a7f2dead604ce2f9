import { describe, expect, test } from 'vitest';
import { readKitFacts } from '../../.storybook/docs/facts/kit-facts.ts';
import { guidedFolders, readStories } from './guides.ts';

/** Numeric props that only the author of a page sets: ranks, ratios, times, numbers of visible rows. */
const SET_BY_AUTHOR = [
  'decimals',
  'delayDuration',
  'deadline',
  'defaultDeadline',
  'dotScale',
  'length',
  'level',
  'longest',
  'maxFiles',
  'maxLength',
  'maxSize',
  'minIntervalMs',
  'perView',
  'perViewWide',
  'ratio',
  'rows',
  'size',
];
/** Components whose only text is digits or that of components inside them. */
const WITHOUT_WORDS: Readonly<Record<string, string>> = {
  'code-input': 'holds digits alone',
  'data-table': 'its long cells are in LongText',
  icon: 'a picture',
  illustration: 'a picture',
  skeleton: 'stands where words will be',
  spinner: 'a picture',
  stack: 'its long word is a Filipino one, in LongWord',
};
/** Lists that begin empty, or are no rows. */
const NO_ROWS: Readonly<Record<string, string>> = {
  'date-range-picker presets': 'left out by default',
  'file-field defaultValue': 'left out by default',
  'file-field value': 'left out by default',
  'search-box marks': 'parts of a text',
  'data-table columns': 'a table without columns is none',
};
/** Lists that the author of a page writes by hand, which are never long. */
const FEW_ROWS = [
  'accordion',
  'action-sheet',
  'carousel',
  'date-range-picker',
  'modal-tabs',
  'radio-group',
  'segmented-control',
  'stepper',
  'tabs',
];
const PICTURES = ['cover', 'logo', 'slides', 'src', 'vendors', 'winners'];

describe.each(await guidedFolders())('%s', (folder) => {
  const { text } = readStories(folder);
  const props = readKitFacts(folder).components.flatMap((each) => each.props);
  const ofType = (type: RegExp) => props.filter((prop) => type.test(prop.type));

  test('has a story with a word of 400 characters', () => {
    if (folder in WITHOUT_WORDS) return;
    expect(text).toMatch(/LONG_WORD|'W'\.repeat\(400\)/);
  });

  test('has a story with negative, huge or impossible numbers', () => {
    const numbers = ofType(/^number\b/).filter(({ name }) => !SET_BY_AUTHOR.includes(name));
    if (numbers.length > 0) expect(text).toMatch(/NaN|1e\d+|(: |\[|')-\d|`-\$\{|MAX_SAFE_INTEGER/);
  });

  test('has a story without rows for each list', () => {
    const lists = ofType(/^readonly (?!string|number|File)[^']*\[\]/).filter(
      ({ name }) => !(`${folder} ${name}` in NO_ROWS),
    );
    const missing = lists.filter(
      ({ name }) => !new RegExp(`\\b${name}(: |=\\{)(\\[\\]|[\\w.]+\\(0\\))`).test(text),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  test('has a story with ten thousand rows', () => {
    const lists = ofType(/^readonly [^']*\[\]/);
    if (lists.length > 0 && !FEW_ROWS.includes(folder)) expect(text).toMatch(/TenThousand: Story/);
  });

  test('has a story with a picture that fails to load', () => {
    if (props.some(({ name }) => PICTURES.includes(name))) {
      expect(text).toMatch(/BROKEN_PICTURE|Broken\w*: Story|no-such-/);
    }
  });

  test('has a story with an invalid date', () => {
    if (
      ofType(/\bDay(Range)?\b/).length > 0 ||
      props.some(({ name }) => /deadline|events/.test(name))
    ) {
      expect(text).toMatch(/Invalid\w*: Story/);
    }
  });
});
