import { describe, expect, test } from 'vitest';
import { kitFolders, readKitFacts } from '../../.storybook/docs/facts/kit-facts.ts';

/** The names of looks that are common to the whole kit. */
const LOOKS: Readonly<Record<string, readonly string[]>> = {
  variant: ['solid', 'soft', 'outline', 'ghost'],
  tone: ['neutral', 'brand', 'success', 'warning', 'danger'],
  size: ['sm', 'md', 'lg'],
};
/** Sizes of type have a longer scale. */
const TYPE_SCALE = ['xs', ...(LOOKS.size ?? []), 'xl', '2xl'];
const OF_TYPE = ['Heading', 'Text'];

/** Prop names for which the kit has another common name. */
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
/** Exceptions for which such a name is right, with the reasons. */
const RIGHT_THERE: Readonly<Record<string, string>> = {
  'Highlight.text': 'the text itself, in which parts are marked',
  'QrBlock.caption': 'the caption of a figure, which `figcaption` calls so',
};

const components = kitFolders()
  .filter((folder) => folder !== 'motion')
  .flatMap((folder) => readKitFacts(folder).components);

const literals = (type: string) => [...type.matchAll(/'([^']*)'/g)].map(([, value = '']) => value);

describe.each(components)('$name', ({ name, props, inherits }) => {
  test('names its looks like other components', () => {
    for (const [look, values] of Object.entries(LOOKS)) {
      const prop = props.find((each) => each.name === look);
      // The size of a picture is a number of pixels.
      if (!prop || prop.type === 'number') continue;
      const allowed = look === 'size' && OF_TYPE.includes(name) ? TYPE_SCALE : values;
      expect(literals(prop.type).length, look).toBeGreaterThan(0);
      expect(literals(prop.type).filter((value) => !allowed.includes(value))).toEqual([]);
    }
  });

  test('uses the common prop names', () => {
    const others = props.filter(
      (prop) => prop.name in OTHER_WORDS && !(`${name}.${prop.name}` in RIGHT_THERE),
    );
    expect(others.map((prop) => prop.name)).toEqual([]);
  });

  test('has value, default value and callback for everything that can be controlled', () => {
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
