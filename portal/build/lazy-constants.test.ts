import { parseAst } from 'vite';
import { expect, test, vi } from 'vitest';
import { withLazyConstants } from './lazy-constants.ts';

const names = (...each: string[]) => new Set(each);

/** A module's code with lazy constants, and the reported shadowing names. */
function changed(code: string, lazy: ReadonlySet<string>) {
  const shadowed = vi.fn<(name: string) => void>();
  const { body } = parseAst(code);
  return { text: withLazyConstants(code, body, { lazy, read: lazy, shadowed }), shadowed };
}

test('a constant is created when it is first read, once, wherever the module reads it', () => {
  const { text } = changed(
    `const one = make(1);
     const both = make([one, { one }, { one: one.value }]);
     const again = () => both;
     const other = (value = one) => value.one;`,
    names('one', 'both'),
  );
  const make = vi.fn((value: unknown) => ({ value }));
  const exports = new Function('make', `${text}\nreturn { one, both, again, other };`)(make);
  expect(make).not.toHaveBeenCalled();
  const both = exports.again();
  expect(exports.both()).toBe(both);
  const one = { value: 1 };
  expect(both).toEqual({ value: [one, { one }, { one: 1 }] });
  expect(exports.one()).toBe(both.value[0]);
  expect(exports.other({ one: 5 })).toBe(5);
  expect(make).toHaveBeenCalledTimes(2);
});

test.each([
  ['a parameter', '(one) => one'],
  ['a part of a parameter', '({ one }) => one'],
  ['a renamed part', '({ value: one }) => one'],
  ['one of a list, with a default', '([one = 1]) => one'],
  ['a constant within', '() => { const one = 2; return one; }'],
  ['a function within', '() => { function one() {} return one; }'],
])('%s of the same name is reported', (_what, other) => {
  const { shadowed } = changed(`const one = make(1); const other = ${other};`, names('one'));
  expect(shadowed).toHaveBeenCalledWith('one');
});
