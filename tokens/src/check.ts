import {
  type ContrastRow,
  contrastProblem,
  nameProblems,
  type Problem,
  typeProblems,
} from './check-tokens.ts';
import { contrast, fromHex } from './colour.ts';
import { measureContrast } from './contrast.ts';
import { RATIOS } from './contrast-pairs.ts';
import { type FontRegistry, fontOf } from './fonts.ts';
import type { Brand } from './load.ts';
import type { ResolvedMap } from './resolve.ts';
import type { Mode } from './schema.ts';
import { TokenError } from './values.ts';

export type { ContrastRow, Problem } from './check-tokens.ts';

/** Checks names, types, fonts, theme colours and the contrast of every pair in every mode. */
export function checkBrand(
  brand: Brand,
  fonts: FontRegistry,
): { problems: Problem[]; rows: ContrastRow[] } {
  const problems: Problem[] = nameProblems(brand.ownNames);
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

/** Something in the logo must stand out from the surface that it lies on. */
function logoProblems({ logos }: Brand, tokens: ResolvedMap, mode: Mode): Problem[] {
  const surface = tokens.get('color.surface.bg');
  const logo = logos[mode];
  if (surface?.type !== 'color' || !logo) return [];
  const ratios = [...logo.text.matchAll(/"(#[\da-f]{6}|#[\da-f]{3})"/gi)].map(([, hex = '']) =>
    contrast(fromHex(hex), surface.value),
  );
  return Math.max(1, ...ratios) >= RATIOS.control
    ? []
    : [{ subject: logo.file, message: `has no colour that reads on the surface (${mode})` }];
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

const unique = (problems: readonly Problem[]) => [
  ...new Map(
    problems.map((problem) => [`${problem.subject} ${problem.message}`, problem]),
  ).values(),
];
