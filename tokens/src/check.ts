import { BRAND_TOKENS } from './brand-names.ts';
import { contrast, fromHex } from './colour.ts';
import { type ContrastMeasure, measureContrast } from './contrast.ts';
import { RATIOS } from './contrast-pairs.ts';
import { type FontRegistry, fontOf } from './fonts.ts';
import type { Brand } from './load.ts';
import type { ResolvedMap } from './resolve.ts';
import type { Mode } from './schema.ts';
import { TokenError } from './values.ts';

/** One measured pair of one mode of a brand. */
export type ContrastRow = ContrastMeasure & { mode: Mode };

/** What keeps a brand from shipping; `subject` is the token or file. */
export type Problem = { subject: string; message: string };

const MAY_BE_SEE_THROUGH = new Set(['brand.color.scrim', 'brand.color.artVeil']);

/** Checks names, types, fonts, theme colours and the contrast of every pair in every mode. */
export function checkBrand(
  brand: Brand,
  fonts: FontRegistry,
): { problems: Problem[]; rows: ContrastRow[] } {
  const problems: Problem[] = nameProblems(brand);
  const rows: ContrastRow[] = [];
  for (const mode of brand.info.modes) {
    const tokens = brand.tokens[mode];
    if (!tokens) continue;
    problems.push(
      ...typeProblems(tokens),
      ...fontProblems(brand, tokens, fonts),
      ...logoProblems(brand, tokens, mode),
    );
    if (!brand.info.themeColor[mode]) {
      problems.push({ subject: 'brand.json', message: `themeColor.${mode} is missing` });
    }
    if (problems.length > 0) continue;
    const measured = measureContrast(tokens).map((row) => ({ ...row, mode }));
    rows.push(...measured);
    problems.push(...measured.filter(({ passes }) => !passes).map(contrastProblem));
  }
  return { problems: unique(problems), rows };
}

function nameProblems({ ownNames }: Brand): Problem[] {
  return [...ownNames]
    .filter((name) => !BRAND_TOKENS.has(name))
    .map((subject) => ({ subject, message: 'is not a token that a brand can set' }));
}

/** Something in the logo must stand out from the surface that it lies on. */
function logoProblems({ logo }: Brand, tokens: ResolvedMap, mode: Mode): Problem[] {
  const surface = tokens.get('color.surface.bg');
  if (surface?.type !== 'color') return [];
  const ratios = [...logo.matchAll(/"(#[\da-f]{6}|#[\da-f]{3})"/gi)].map(([, hex = '']) =>
    contrast(fromHex(hex), surface.value),
  );
  return Math.max(1, ...ratios) >= RATIOS.control
    ? []
    : [{ subject: 'logo.svg', message: `has no colour that reads on the surface (${mode})` }];
}

function typeProblems(tokens: ResolvedMap): Problem[] {
  return [...BRAND_TOKENS].flatMap(([subject, type]) => {
    const token = tokens.get(subject);
    if (!token) return [];
    if (token.type !== type) return [{ subject, message: `must be a ${type}, is a ${token.type}` }];
    return token.type === 'color' && token.value.alpha < 1 && !MAY_BE_SEE_THROUGH.has(subject)
      ? [{ subject, message: 'must be opaque' }]
      : [];
  });
}

function fontProblems(brand: Brand, tokens: ResolvedMap, fonts: FontRegistry): Problem[] {
  return (['display', 'body'] as const).flatMap((role) => {
    const subject = `brand.font.${role}`;
    try {
      const { family } = fontOf(fonts, brand.info.fonts[role], `brand.json fonts.${role}`);
      const token = tokens.get(subject);
      if (token?.type !== 'fontFamily' || token.value[0] === family) return [];
      return [{ subject, message: `begins with ${token.value[0]}, brand.json loads ${family}` }];
    } catch (error) {
      if (!(error instanceof TokenError)) throw error;
      return [{ subject: error.subject, message: error.message }];
    }
  });
}

function contrastProblem(row: ContrastRow): Problem {
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

const unique = (problems: readonly Problem[]) => [
  ...new Map(
    problems.map((problem) => [`${problem.subject} ${problem.message}`, problem]),
  ).values(),
];
