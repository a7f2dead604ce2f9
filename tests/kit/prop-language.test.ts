import { describe, expect, test } from 'vitest';
import { kitFolders, readKitFacts } from '../../.storybook/docs/facts/kit-facts.ts';

/** The looks that the whole kit names alike. */
const LOOKS: Readonly<Record<string, readonly string[]>> = {
  variant: ['solid', 'soft', 'outline', 'ghost'],
  tone: ['neutral', 'brand', 'success', 'warning', 'danger'],
  size: ['sm', 'md', 'lg'],
};
/** Sizes of type have a longer scale. */
const TYPE_SCALE = ['xs', ...(LOOKS.size ?? []), 'xl', '2xl'];
const OF_TYPE = ['Heading', 'Text'];

/** Names that the language has another word for. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  activeKey: 'value',
  caption: 'description',
  emphasis: 'variant',
  heading: 'title or label',
  info: 'hint',
  note: 'description',
  onChoose: 'onSelect',
  onClose: 'onOpenChange',
  onOpen: 'onOpenChange or onSelect',
  onToggle: 'onOpenChange or onPressedChange',
  reason: 'description',
  text: 'label, description or value',
};
/** Where such a name is the right one after all, and why. */
const RIGHT_THERE: Readonly<Record<string, string>> = {
  'Highlight.text': 'the text itself, in which parts are marked',
  'QrBlock.caption': 'the caption of a figure, which `figcaption` calls so',
};

const components = kitFolders()
  .filter((folder) => folder !== 'motion')
  .flatMap((folder) => readKitFacts(folder).components);

const literals = (type: string) => [...type.matchAll(/'([^']*)'/g)].map(([, value = '']) => value);

describe.each(components)('$name', ({ name, props, inherits }) => {
  test('names its looks as the others do', () => {
    for (const [look, values] of Object.entries(LOOKS)) {
      const prop = props.find((each) => each.name === look);
      // A picture is as large as a number of pixels says.
      if (!prop || prop.type === 'number') continue;
      const allowed = look === 'size' && OF_TYPE.includes(name) ? TYPE_SCALE : values;
      expect(literals(prop.type).length, look).toBeGreaterThan(0);
      expect(literals(prop.type).filter((value) => !allowed.includes(value))).toEqual([]);
    }
  });

  test('uses the words of the language', () => {
    const others = props.filter(
      (prop) => prop.name in OTHER_WORDS && !(`${name}.${prop.name}` in RIGHT_THERE),
    );
    expect(others.map((prop) => prop.name)).toEqual([]);
  });

  test('takes a value, a first value and a callback for whatever can be controlled', () => {
    const names = new Set(props.map((prop) => prop.name));
    const isNative = (prop: string) =>
      inherits.some(
        ({ from, without }) =>
          /^<(input|select|textarea)>$/.test(from) && !without.some((each) => each === prop),
      );
    const missing = [...names].flatMap((prop) => {
      const [, what] = prop.match(/^on([A-Z]\w*)Change$/) ?? [];
      if (what === undefined) return [];
      const value = what.charAt(0).toLowerCase() + what.slice(1);
      if (['value', 'checked'].includes(value) && isNative(value)) return [];
      return [value, `default${what}`].filter((wanted) => !names.has(wanted));
    });
    expect(missing).toEqual([]);
  });
});
