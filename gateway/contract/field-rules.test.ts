import { describe, expect, test } from 'vitest';
import { checkField, PATTERNS } from './field-rules.ts';
import type { FieldRule } from './system.ts';

const rule = (patternId: number, change: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  acceptedPattern: PATTERNS[patternId] ?? 'missing',
  patternId,
  minLength: 1,
  maxLength: 64,
  ...change,
});

/** For each pattern of specification section 5, what it accepts and what it refuses. */
const CASES: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['any characters', ['a', ' ', '汉🎲!'], []],
  ['letter first, then letters and digits', ['a', 'Ab12'], ['1a', 'a_b', 'a b', 'é1']],
  ['Chinese characters and digits', ['汉字12', '8'], ['汉a', '汉 ']],
  [
    'email',
    ['a@b.co', 'x.y+z@mail.example.com'],
    ['a@b', '@b.co', 'a b@c.de', 'a@b..co', 'a@b.co '],
  ],
  ['alphanumeric without special characters', ['aB3'], ['a-b', 'a b', '']],
  ['letters and digits combined', ['a1', '1a'], ['aa', '11', 'a1!']],
  ['digits only', ['0123'], ['12a', '１２', '1 2']],
  ['alphanumeric with at least one uppercase', ['aB', 'A'], ['ab', 'A!']],
  ['English letters and spaces', ['Jo Ann', 'Jo'], ['Jo1', 'José']],
  ['no spaces', ['a!é汉'], ['a b', 'a\tb', 'a\n']],
  ['Chinese and punctuation', ['汉字。', '“汉”'], ['汉a', '汉1']],
  ['date yyyy-MM-dd', ['2026-11-21'], ['2026-13-01', '2026-00-10', '26-1-1', '2026-11-32']],
  ['letters and a space', ['Jo Ann'], ['Jo', 'Jo  Ann', 'Jo Ann Lee', 'Jo 1']],
  ['date MM-dd-yyyy', ['11-21-2026'], ['21-11-2026', '2026-11-21']],
  ['letters and digits only', ['a1B'], ['a_1', 'a 1']],
  ['Korean', ['한국어'], ['한국 어', 'han']],
  ['Thai', ['ภาษาไทย'], ['ไทย a']],
  ['Thai or English with spaces', ['ไทย and Thai'], ['ไทย1']],
  ['uppercase and spaces with at least one letter', ['JO ANN', 'J'], ['  ', 'Jo', 'J1']],
  ['letters, digits and symbols', ['aZ9!~'], ['a b', 'é']],
  [
    'one uppercase, one lowercase, one digit and one special symbol',
    ['aB3!', '!3Ba'],
    ['aB3', 'ab3!', 'AB3!', 'aBc!', 'aB3 !'],
  ],
];

describe('patterns', () => {
  test('there is one of each, 0 to 20', () => {
    expect(PATTERNS).toHaveLength(21);
    expect(CASES).toHaveLength(21);
  });

  test.each(CASES.map(([name, good, bad], id) => ({ id, name, good, bad })))(
    '[R5.03a] $id: $name',
    ({ id, good, bad }) => {
      for (const value of good) expect(checkField(rule(id), value), value).toBeUndefined();
      for (const value of bad.filter(Boolean)) {
        expect(checkField(rule(id), value), value).toEqual({
          messageId: `reg_pattern_${id}`,
          min: 1,
          max: 64,
        });
      }
    },
  );

  test('none is slow, whatever is typed', () => {
    const parts = ['a', 'A', '1', ' ', 'a.', '-', '汉', 'a1'];
    /** Processor time of some 170 matches, in ms. */
    const cost = (length: number): number => {
      const inputs = parts.map((part) => `${part.repeat(length)}\u0000`);
      const before = process.cpuUsage();
      for (const id of PATTERNS.keys()) {
        for (const input of inputs) checkField(rule(id, { maxLength: 1_000_000 }), input);
      }
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    const short = cost(12_500);
    // Four times the length: four times the work when it is linear, sixteen when it is quadratic.
    // A machine that is slow is slow with both; 100 ms are for what it does besides.
    expect(cost(50_000)).toBeLessThan(8 * short + 100);
  });
});

describe('bounds', () => {
  test('[R5.03a] length counts characters, and both ends belong to it', () => {
    const bounded = rule(0, { minLength: 2, maxLength: 3 });
    const problem = { messageId: 'reg_pattern_0', min: 2, max: 3 };
    expect(checkField(bounded, 'a')).toEqual(problem);
    expect(checkField(bounded, 'ab')).toBeUndefined();
    expect(checkField(bounded, '🎲🎲🎲')).toBeUndefined();
    expect(checkField(bounded, 'abcd')).toEqual(problem);
  });

  test('empty is a problem only where the field is required', () => {
    expect(checkField(rule(6), '')).toEqual({ messageId: 'required' });
    expect(checkField(rule(6, { required: false }), '')).toBeUndefined();
    expect(checkField(rule(6, { enabled: false }), 'not digits')).toBeUndefined();
  });

  test('a pattern of the server overrules, and one that cannot be read refuses nobody', () => {
    expect(checkField(rule(6, { acceptedPattern: '[ab]+' }), 'abba')).toBeUndefined();
    expect(checkField(rule(6, { acceptedPattern: '[ab]+' }), 'abc')).toBeDefined();
    expect(checkField(rule(6, { acceptedPattern: '(' }), 'abc')).toBeUndefined();
  });
});
