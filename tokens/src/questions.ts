import { createInterface } from 'node:readline/promises';
import { z } from 'zod';
import type { BrandAnswers } from './draft.ts';
import { type FontRegistry, readFonts } from './fonts.ts';
import { brandName } from './plain-text.ts';
import { modeSchema } from './schema.ts';
import { SHAPES } from './shapes.ts';
import { TokenError } from './values.ts';

const hex = z.string().regex(/^#[\da-f]{6}$/i, 'must be a colour such as #0f6b4b');

const answersSchema = z.strictObject({
  slug: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/, 'must be lower case letters, digits, hyphens'),
  name: brandName,
  modes: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.tuple([modeSchema], modeSchema))
    .refine((modes) => new Set(modes).size === modes.length, 'must name each mode once'),
  primary: hex,
  second: hex.optional(),
  link: hex.optional(),
  display: z.string(),
  body: z.string(),
  shape: z.enum(['sharp', 'cut', 'soft', 'round'] satisfies (keyof typeof SHAPES)[]),
  radius: z
    .string()
    .regex(/^\d{1,2}(?:px)?$/, 'must be a number of px from 0 to 99, such as 12')
    .transform((text) => Number.parseInt(text, 10))
    .optional(),
});

/** The flags of `brand new`, all of them text. */
export const NEW_FLAGS = [
  'name',
  'modes',
  'primary',
  'second',
  'link',
  'display',
  'body',
  'shape',
  'radius',
] as const;
export type NewFlags = Partial<Record<(typeof NEW_FLAGS)[number], string>>;

const CHOSEN: readonly (keyof NewFlags)[] = ['display', 'body', 'shape'];

/** Normalizes an entry of a list: `Playfair Display` is `playfair-display`. */
function asListed(flag: keyof NewFlags, answer: string): string {
  const word = answer.trim();
  if (flag === 'modes')
    return word
      .toLowerCase()
      .split(/[\s,]+/)
      .join();
  return CHOSEN.includes(flag) ? word.toLowerCase().replace(/\s+/g, '-') : word;
}

/** The reason why an answer is invalid, so that the question is repeated before the next one. */
function whyRefused(
  flag: keyof NewFlags,
  answer: string,
  registry: FontRegistry,
): string | undefined {
  if ((flag === 'display' || flag === 'body') && !(answer in registry)) {
    return `must be one of ${Object.keys(registry).join(', ')}`;
  }
  return answersSchema.shape[flag].safeParse(answer).error?.issues[0]?.message;
}

/**
 * Completes the flags of `brand new` by questions at the terminal. Without a terminal it throws a TokenError that names the
 * missing flags.
 */
export async function answersFrom(slug: string, flags: NewFlags): Promise<BrandAnswers> {
  const registry = await readFonts();
  const fonts = Object.keys(registry).join(', ');
  const questions: [keyof NewFlags, string][] = [
    ['name', 'Name of the brand'],
    ['modes', 'Modes, the first is its own (dark, light, or both as light,dark)'],
    ['primary', 'Primary colour (#rrggbb)'],
    ['second', 'Second colour, of highlights and drawings (#rrggbb, empty for a fitting one)'],
    ['display', `Display font (${fonts})`],
    ['body', `Body font (${fonts})`],
    ['shape', `Shape (${Object.keys(SHAPES).join(', ')})`],
  ];
  const open = questions.filter(([flag]) => flags[flag] === undefined);
  const answers: NewFlags = {};
  for (const flag of NEW_FLAGS) {
    const given = flags[flag];
    if (given !== undefined) answers[flag] = asListed(flag, given);
  }
  const missing = open.filter(([flag]) => !answersSchema.shape[flag].isOptional());
  if (missing.length > 0 && !process.stdin.isTTY) {
    throw new TokenError('brand new', `needs ${missing.map(([flag]) => `--${flag}`).join(' ')}`);
  }
  // If all required flags are given, optional ones are not asked for.
  if (missing.length > 0) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    for (const [flag, question] of open) {
      let refused: string | undefined;
      do {
        const answer = asListed(flag, await terminal.question(`${question}: `));
        const isLeftOut = answer === '' && answersSchema.shape[flag].isOptional();
        if (!isLeftOut) answers[flag] = answer;
        refused = isLeftOut ? undefined : whyRefused(flag, answer, registry);
        if (refused) console.log(`  ${refused}`);
      } while (refused);
    }
    terminal.close();
  }
  const parsed = answersSchema.safeParse({ slug, ...answers });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new TokenError(`--${issue?.path.join('.')}`, issue?.message ?? 'is not valid');
}
