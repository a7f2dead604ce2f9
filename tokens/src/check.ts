import {
  type ContrastRow,
  contrastProblems,
  nameProblems,
  type Problem,
  typeProblems,
} from './check-tokens.ts';
import { contrast, fromHex } from './colour.ts';
import { measureContrast } from './contrast.ts';
import { RATIOS } from './contrast-pairs.ts';
import { FONT_TOKENS, type FontRegistry } from './fonts.ts';
import type { Brand } from './load.ts';
import type { ResolvedMap } from './resolve.ts';
import type { Mode } from './schema.ts';

export type { ContrastRow, Problem } from './check-tokens.ts';

/** Checks names, types, fonts, theme colours and the contrast of every pair in every mode. */
export function checkBrand(
  brand: Brand,
  fonts: FontRegistry,
): { problems: Problem[]; rows: ContrastRow[] } {
  const problems: Problem[] = [];
  const rows: ContrastRow[] = [];
  for (const mode of brand.info.modes) {
    const [tokens, raw, files] = [brand.tokens[mode], brand.raw[mode], brand.files[mode]];
    if (!tokens || !raw || !files) continue;
    const wrongTypes = typeProblems(tokens);
    const found = [
      ...nameProblems(files.keys()),
      ...wrongTypes,
      ...fontProblems(tokens, fonts),
      ...logoProblems(brand, tokens, mode),
    ];
    if (!brand.info.themeColor[mode]) {
      found.push({ subject: 'brand.json', message: `themeColor.${mode} is missing` });
    }
    // Only colours can be measured; whatever else is wrong does not keep them from it.
    if (wrongTypes.length === 0) {
      const measured = measureContrast(tokens).map((row) => ({ ...row, mode }));
      rows.push(...measured);
      found.push(...contrastProblems(measured, raw));
    }
    problems.push(...found.map((problem) => placed(problem, files)));
  }
  return { problems: unique(problems), rows };
}

/** The problem with the file that its token stands in, and the path in that file. */
function placed(problem: Problem, files: ReadonlyMap<string, string>): Problem {
  const name = problem.change?.token ?? problem.subject;
  const file = files.get(name);
  return file ? { ...problem, at: `${file} at $.${name}` } : problem;
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

/** The first family of each font must be one of those that come with Baize. */
function fontProblems(tokens: ResolvedMap, fonts: FontRegistry): Problem[] {
  const families = Object.values(fonts).map(({ family }) => family);
  return FONT_TOKENS.flatMap((subject) => {
    const token = tokens.get(subject);
    const [first = ''] = token?.type === 'fontFamily' ? token.value : [];
    return token?.type !== 'fontFamily' || families.includes(first)
      ? []
      : [{ subject, message: `begins with ${first}; bundled are ${families.join(', ')}` }];
  });
}

const unique = (problems: readonly Problem[]) => [
  ...new Map(
    problems.map((problem) => [`${problem.subject} ${problem.message}`, problem]),
  ).values(),
];
