import type { FieldRule } from './system.ts';

/**
 * The 21 patterns of specification section 5, by patternId; a gateway's own `acceptedPattern`
 * overrules them. `*` matches anything. Each is linear: one character class under one quantifier,
 * or look-aheads that each scan once, so that no input makes matching slow.
 */
export const PATTERNS: readonly string[] = [
  '*', // 0 any characters
  '[A-Za-z][A-Za-z0-9]*', // 1 letter first, then letters and digits
  '[\\p{Script=Han}0-9]+', // 2 Chinese characters and digits
  "[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)+", // 3 email
  '[A-Za-z0-9]+', // 4 alphanumeric without special characters
  '(?=[^A-Za-z]*[A-Za-z])(?=[^0-9]*[0-9])[A-Za-z0-9]+', // 5 letters and digits combined
  '[0-9]+', // 6 digits only
  '(?=[^A-Z]*[A-Z])[A-Za-z0-9]+', // 7 alphanumeric with at least one uppercase
  '[A-Za-z ]+', // 8 English letters and spaces
  '\\S+', // 9 no spaces
  '[\\p{Script=Han}\\p{P}]+', // 10 Chinese and punctuation
  '[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])', // 11 date yyyy-MM-dd
  '[A-Za-z]+ [A-Za-z]+', // 12 letters and a space
  '(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])-[0-9]{4}', // 13 date MM-dd-yyyy
  '[A-Za-z0-9]+', // 14 letters and digits only
  '\\p{Script=Hangul}+', // 15 Korean
  '\\p{Script=Thai}+', // 16 Thai
  '[\\p{Script=Thai}A-Za-z ]+', // 17 Thai or English with spaces
  '(?=[^A-Z]*[A-Z])[A-Z ]+', // 18 uppercase and spaces, with at least one letter
  '[\\x21-\\x7e]+', // 19 letters, digits and symbols
  // 20 one uppercase, one lowercase, one digit and one special symbol
  '(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])(?=[A-Za-z0-9]*[^A-Za-z0-9\\s])\\S+',
];

/** What is wrong with a field: a message id, with the bounds to insert. */
export type FieldProblem =
  | { readonly messageId: 'required' }
  | { readonly messageId: `reg_pattern_${number}`; readonly min: number; readonly max: number };

function matches(pattern: string, value: string): boolean {
  if (pattern === '*') return true;
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(value);
  } catch {
    // A gateway may send a pattern of another dialect: the gateway itself has the last word.
    return true;
  }
}

/**
 * R5.03: a value fits its rule when it matches the pattern and its length in characters lies
 * within the bounds. The length is looked at first, so that patterns only ever see short text.
 */
export function checkField(rule: FieldRule, value: string): FieldProblem | undefined {
  if (!rule.enabled) return undefined;
  if (value === '') return rule.required ? { messageId: 'required' } : undefined;
  const length = [...value].length;
  const fits =
    length >= rule.minLength && length <= rule.maxLength && matches(rule.acceptedPattern, value);
  if (fits) return undefined;
  return {
    messageId: `reg_pattern_${rule.patternId}`,
    min: rule.minLength,
    max: rule.maxLength,
  };
}
