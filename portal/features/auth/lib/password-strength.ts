export type Strength = 0 | 1 | 2 | 3 | 4;

const KINDS = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/];
/** Rows of keys and the alphabet: walking along them adds little. */
const WALKS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const follows = (previous: string, next: string): boolean =>
  previous === next ||
  WALKS.some((walk) => walk.includes(previous + next) || walk.includes(next + previous));

/** Length in characters, where a repeated or neighbouring one counts a quarter. */
function effectiveLength(password: string): number {
  const characters = [...password.toLowerCase()];
  return characters.reduce(
    (length, character, index) =>
      length + (index > 0 && follows(characters[index - 1] ?? '', character) ? 0.25 : 1),
    0,
  );
}

/**
 * How hard a password is to guess, as a guide for who chooses one: 0 nothing typed, 1 weak, 2
 * fair, 3 good, 4 strong. Length counts most, mixed kinds of characters help. The gateway's rules
 * decide what is accepted.
 */
export function passwordStrength(password: string): Strength {
  if (password === '') return 0;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const score = effectiveLength(password) + (kinds - 1) * 2;
  if (score < 9) return 1;
  if (score < 12) return 2;
  return score < 16 ? 3 : 4;
}
