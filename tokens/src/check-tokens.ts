import { BRAND_TOKENS } from './brand-names.ts';
import type { ContrastMeasure } from './contrast.ts';
import type { ResolvedMap } from './resolve.ts';
import type { Mode } from './schema.ts';

/** One measured pair of one mode of a brand. */
export type ContrastRow = ContrastMeasure & { mode: Mode };

/** What keeps a brand from shipping; `subject` is the token or file. */
export type Problem = { subject: string; message: string };

const MAY_BE_SEE_THROUGH = new Set(['brand.color.scrim', 'brand.color.artVeil']);

/** Names that no brand can set. */
export function nameProblems(ownNames: ReadonlySet<string>): Problem[] {
  return [...ownNames]
    .filter((name) => !BRAND_TOKENS.has(name))
    .map((subject) => ({ subject, message: 'is not a token that a brand can set' }));
}

/** Brand tokens of another type than the contract's, and colours that must not be see-through. */
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

/** A failed pair in words: both colours, the ratio, what is needed, and a way out. */
export function contrastProblem(row: ContrastRow): Problem {
  const below = row.below ? ` over ${row.below}` : '';
  const advice = row.suggestion
    ? `nearest colour that passes: ${row.suggestion}`
    : 'no colour passes on this background';
  return {
    subject: row.fg,
    message:
      `${row.fgColour} on ${row.bg}${below} ${row.bgColour} has ${row.ratio}:1, ` +
      `needs ${row.needed}:1 (${row.kind}, ${row.mode}); ${advice}`,
  };
}
