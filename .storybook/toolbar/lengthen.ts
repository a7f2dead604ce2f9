const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  c: 'ç',
  n: 'ñ',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  N: 'Ñ',
};
const FILLER = ['lóng', 'wórds', 'thát', 'wráp', 'ánd', 'gó', 'ón'];
/** How much longer a text becomes: the worst of translations from English, short ones most. */
const growth = (length: number) => (length < 12 ? 1 : length < 40 ? 0.6 : 0.4);

/**
 * A text in the pseudo-language: accents, so that a text that nobody translates is seen, and words
 * until it has the length of a long translation. Spaces around it stay.
 */
export function lengthen(text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  if (!/\p{L}/u.test(words)) return text;
  const accented = [...words].map((letter) => ACCENTED[letter] ?? letter).join('');
  const wanted = words.length * (1 + growth(words.length));
  let long = accented;
  for (let at = 0; long.length < wanted; at += 1) long += ` ${FILLER[at % FILLER.length]}`;
  return `${before}${long}${after}`;
}
