// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { kitFolders, readKitFacts } from '../../.storybook/docs/facts/kit-facts.ts';
import { importFolder } from './components.ts';
import { sampleOf } from './samples.ts';

afterEach(() => vi.restoreAllMocks());

/** A value of each type of prop. */
function heldValue(type: string): unknown {
  if (/^boolean/.test(type)) return false;
  if (/^number/.test(type)) return 1;
  if (/\[\]$/.test(type)) return [];
  if (type === 'DayRange') return { from: '2026-11-10', to: '2026-11-20' };
  if (type === 'TableSort') return { columnId: 'a', direction: 'ascending' };
  return 'a';
}

/** Components with another warning, with the reasons. */
const QUIET: Readonly<Record<string, string>> = {
  'CountdownButton deadline': 'no deadline is the value of one who keeps it and waits for none',
};

const TYPES = { checked: 'boolean', value: 'string' } as const;
/** Form controls, whose value is an attribute of their element. */
const NATIVE: Readonly<Record<string, keyof typeof TYPES>> = {
  Checkbox: 'checked',
  Input: 'value',
  PasswordInput: 'value',
  Select: 'value',
  Switch: 'checked',
  TextArea: 'value',
};
for (const folder of kitFolders().filter((name) => !['icon', 'motion'].includes(name))) {
  const cases = readKitFacts(folder).components.flatMap(({ name, props }) => {
    const typeOf = new Map(props.map((prop) => [prop.name, prop.type]));
    const native = NATIVE[name];
    const ofElement = native
      ? [{ name, held: native, first: 'data-first', type: TYPES[native] }]
      : [];
    const ofProps = props.flatMap((prop) => {
      const held = prop.name.replace(/^default([A-Z])/, (_, letter: string) =>
        letter.toLowerCase(),
      );
      const type = held === prop.name ? undefined : typeOf.get(held);
      if (type === undefined || `${name} ${held}` in QUIET) return [];
      return [{ name, held, first: prop.name, type }];
    });
    return [...ofElement, ...ofProps];
  });
  if (cases.length === 0) continue;
  describe(folder, () => {
    test.each(cases)('$name warns once that $held arrived late', async (each) => {
      const { name, held, first, type } = each;
      // Warnings are issued once, so each test loads the modules again.
      vi.resetModules();
      const exports = await importFolder(folder);
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      // React issues the same warning for elements, without the component's name.
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const own = { [held]: undefined, [first]: undefined };
      const given = { ...own, [held]: heldValue(type) };
      const { rerender } = render(sampleOf(exports, name, own));
      rerender(sampleOf(exports, name, given));
      rerender(sampleOf(exports, name, given));
      const told = warn.mock.calls.map(([text]) => String(text));
      expect(told.filter((text) => /uncontrolled/.test(text))).toEqual([
        expect.stringMatching(new RegExp(`^${name}\\b`)),
      ]);
    });
  });
}
