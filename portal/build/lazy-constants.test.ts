import { parseAst } from 'vite';
import { expect, test, vi } from 'vitest';
import { withLazyConstants } from './lazy-constants.ts';

const names = (...each: string[]) => new Set(each);

/** Changes a module's code, and runs it with a `make` that counts. */
function run(code: string, lazy: ReadonlySet<string>, shadowed = vi.fn<(name: string) => void>()) {
  const { body } = parseAst(code);
  const changed = withLazyConstants(code, body, { lazy, read: lazy, shadowed });
  const make = vi.fn((value: unknown) => ({ value }));
  const exports = new Function('make', `${changed}\nreturn { one, both, again, other };`)(make);
  return { exports, make, shadowed };
}

test('a constant is made when it is first asked for, once, wherever the module reads it', () => {
  const { exports, make } = run(
    `const one = make(1);
     const both = make([one, { one }, { one: one.value }]);
     const again = () => both;
     const other = (value = one) => value.one;`,
    names('one', 'both'),
  );
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
])('%s of the same name is told of', (_what, other) => {
  const code = `const one = make(1); const both = 0; const again = 0; const other = ${other};`;
  const shadowed = vi.fn<(name: string) => void>();
  const { body } = parseAst(code);
  withLazyConstants(code, body, { lazy: names('one'), read: names('one'), shadowed });
  expect(shadowed).toHaveBeenCalledWith('one');
});
