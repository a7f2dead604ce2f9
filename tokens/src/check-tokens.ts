import { BRAND_TOKENS } from './brand-names.ts';
import { contrast, fromHex, toHex } from './colour.ts';
import type { ContrastMeasure } from './contrast.ts';
import { type Adaptation, type ResolvedMap, TEXT_RATIO } from './resolve.ts';
import type { Mode } from './schema.ts';
import { type Origin, originOf } from './trace.ts';
import type { TokenMap } from './tree.ts';

/** One measured pair of one mode of a brand. */
export type ContrastRow = ContrastMeasure & { mode: Mode };

/** A problem that prevents a brand from shipping; `subject` is the token or file. */
export type Problem = {
  subject: string;
  message: string;
  /** The brand's own token to change with the suggested colour, where there is one. */
  change?: { token: string; to?: string };
  /** Location of that token: the file in the brand's folder and the path in it. */
  at?: string;
};

const MAY_BE_SEE_THROUGH = new Set([
  'brand.color.scrim',
  'brand.color.artVeil',
  'brand.state.quietHover',
  'brand.state.quietPressed',
  'brand.state.navHover',
  'brand.state.navActive',
]);

/** Names that no brand can set. */
export function nameProblems(ownNames: Iterable<string>): Problem[] {
  return [...ownNames]
    .filter((name) => !BRAND_TOKENS.has(name))
    .map((subject) => ({ subject, message: 'is not a token that a brand can set' }));
}

/** Returns brand tokens with a type other than the contract's, and translucent colours where opaque ones are required. */
export function typeProblems(tokens: ResolvedMap): Problem[] {
  return [...BRAND_TOKENS].flatMap(([subject, type]) => {
    const token = tokens.get(subject);
    if (!token) return [];
    if (token.type !== type) return [{ subject, message: `must be a ${type}, is a ${token.type}` }];
    return token.type === 'color' && token.value.alpha < 1 && !MAY_BE_SEE_THROUGH.has(subject)
      ? [{ subject, message: 'must be opaque' }]
      : [];
  });
}

/**
 * Describes every failed pair of one mode: both colours, the ratio, the required ratio, a suggestion, and the brand's own
 * token to change. `raw` are the tokens as the files have them.
 */
export function contrastProblems(rows: readonly ContrastRow[], raw: TokenMap): Problem[] {
  return rows.filter(({ passes }) => !passes).map((row) => contrastProblem(row, rows, raw));
}

function contrastProblem(row: ContrastRow, rows: readonly ContrastRow[], raw: TokenMap): Problem {
  const below = row.below ? ` over ${row.below}` : '';
  const front = originOf(raw, row.fg);
  // A text colour that is computed from its background can only be improved by changing the background.
  const origin = front?.asItIs ? front : (originOf(raw, row.bg) ?? front);
  const to = front?.asItIs ? everywhere(front, row, rows, raw) : undefined;
  const advice = row.suggestion
    ? `nearest colour that passes: ${row.suggestion}`
    : 'no colour passes on this background';
  const further =
    to && to !== row.suggestion ? `, and on everything else that it lies on: ${to}` : '';
  return {
    subject: row.fg,
    message:
      `${row.fgColour} on ${row.bg}${below} ${row.bgColour} has ${row.ratio}:1, ` +
      `needs ${row.needed}:1 (${row.kind}, ${row.mode}); ${advice}${further}`,
    ...(origin ? { change: { token: origin.name, ...(to ? { to } : {}) } } : {}),
  };
}

/** Of the suggestions for this token's failed pairs, the nearest that passes in all of its pairs. */
function everywhere(
  { name }: Origin,
  { suggestion }: ContrastRow,
  rows: readonly ContrastRow[],
  raw: TokenMap,
): string | undefined {
  const own = rows.filter(({ fg }) => {
    const origin = originOf(raw, fg);
    return origin?.asItIs && origin.name === name;
  });
  const passes = (hex: string) =>
    own.every(({ bgColour, needed }) => contrast(fromHex(hex), fromHex(bgColour)) >= needed);
  const others = own.flatMap((row) => row.suggestion ?? []);
  return [suggestion, ...others].find((hex) => hex !== undefined && passes(hex));
}

const ratioOf = (ratio: number) => (Math.floor(ratio * 100) / 100).toString();

/** A state that was adapted from its derivation, with before and after. */
export const adaptedNote = ({ name, from, to, text, ratio }: Adaptation, mode: Mode): string =>
  `${name} is ${toHex(to)} in place of ${toHex(from)}, on which ${text} has ${ratioOf(ratio)}:1, needs ${TEXT_RATIO}:1 (${mode}); set ${name} to choose another`;
