import { boundProblems } from './bounds.ts';
import {
  adaptedNote,
  type ContrastRow,
  contrastProblems,
  nameProblems,
  type Problem,
  typeProblems,
} from './check-tokens.ts';
import { type Colour, contrast, fromCss, fromHex } from './colour.ts';
import { measureContrast } from './contrast.ts';
import { RATIOS } from './contrast-pairs.ts';
import { FONT_TOKENS, type FontRegistry, fontsOf } from './fonts.ts';
import type { Brand, LogoFile } from './load.ts';
import { type ResolvedMap, type ResolvedToken, resolveAll } from './resolve.ts';
import { linkKind } from './safe-link.ts';
import type { Mode } from './schema.ts';
import { viewBoxOf } from './svg.ts';
import { isDrafted } from './wordmark.ts';

export type { ContrastRow, Problem } from './check-tokens.ts';

/**
 * Returns notes on a valid brand: derived colours that were adapted to keep a given one, drafted drawings that were not
 * replaced yet, fonts of the brand without a sign that a system font then draws, and backgrounds that are not measured.
 */
export function brandNotes(brand: Brand): string[] {
  const adapted = brand.info.modes.flatMap((mode) => {
    const tokens = brand.raw[mode];
    return tokens ? resolveAll(tokens).adapted.map((each) => adaptedNote(each, mode)) : [];
  });
  return [...adapted, ...draftedNotes(brand), ...pesoNotes(brand), ...groundNotes(brand)];
}

const pesoNotes = ({ fonts }: Brand): string[] =>
  Object.values(fonts).flatMap(({ family, own = [] }) =>
    own.every(({ hasPeso }) => hasPeso)
      ? []
      : [`${family} has no ₱; a system font draws it in amounts of pesos`],
  );

/** Pictures are not analysed, so the contrast of text on them is unknown. */
const groundNotes = ({ layout: { ground } }: Brand): string[] =>
  ground && 'picture' in ground
    ? [`${ground.picture} is not measured; keep it near color.canvas.bg, words lie on it`]
    : [];

function draftedNotes({ info, logos, mark }: Brand): string[] {
  const ofLogos = info.modes.flatMap((mode) => {
    const logo = logos[mode];
    return logo && isDrafted(logo.text) ? [`${logo.file} is still the drafted one (${mode})`] : [];
  });
  const ofMark = isDrafted(mark) ? ['mark.svg is still the drafted one'] : [];
  return [...ofLogos, ...ofMark].map((note) => `${note}; replace it before players come`);
}

/** Checks names, types, fonts, theme colours and the contrast of every pair in every mode. */
export function checkBrand(
  brand: Brand,
  fonts: FontRegistry,
): { problems: Problem[]; rows: ContrastRow[] } {
  const problems: Problem[] = [
    ...licenceProblems(brand),
    ...supportProblems(brand),
    ...squareProblems(brand),
  ];
  const rows: ContrastRow[] = [];
  for (const mode of brand.info.modes) {
    const [tokens, raw, files] = [brand.tokens[mode], brand.raw[mode], brand.files[mode]];
    if (!tokens || !raw || !files) continue;
    const wrongTypes = typeProblems(tokens);
    const found = [
      ...nameProblems(files.keys()),
      ...wrongTypes,
      ...boundProblems(tokens, raw),
      ...fontProblems(tokens, fontsOf(fonts, brand.fonts)),
      ...drawingProblems(brand, tokens, mode),
    ];
    if (!brand.info.themeColor[mode]) {
      found.push({ subject: 'brand.json', message: `themeColor.${mode} is missing` });
    }
    // Contrast needs colours only, so other problems do not prevent its check.
    if (wrongTypes.length === 0) {
      const measured = measureContrast(tokens).map((row) => ({ ...row, mode }));
      rows.push(...measured);
      found.push(...contrastProblems(measured, raw));
    }
    problems.push(...found.map((problem) => placed(problem, files)));
  }
  return { problems: unique(problems), rows };
}

/** A merchant that names no brand gets the one that names the merchant, so there can be only one. */
export function merchantProblems(
  { slug, info }: Pick<Brand, 'slug' | 'info'>,
  byMerchant: ReadonlyMap<string, readonly string[]>,
): Problem[] {
  return info.merchants.flatMap((merchant) => {
    const others = (byMerchant.get(merchant) ?? []).filter((each) => each !== slug);
    if (others.length === 0) return [];
    const message = `merchants: ${merchant} has the brand ${others.join(', ')}, and can have one; take it out of one of them`;
    return [{ subject: 'brand.json', message }];
  });
}

/** The problem with the file of its token, and the path in that file. */
function placed(problem: Problem, files: ReadonlyMap<string, string>): Problem {
  const name = problem.change?.token ?? problem.subject;
  const file = files.get(name);
  return file ? { ...problem, at: `${file} at $.${name}` } : problem;
}

/** Placeholder text: a word for it, a gap in brackets, an invented number. */
const PLACEHOLDER =
  /lorem ipsum|placeholder|\b(?:todo|tbd|tba)\b|x{3,}|0{4,}|[[<{]|\b(?:your|its own|sarili) .*(?:licen[cs]e|lisensya)|licen[cs]e .*\bhere\b/i;

/** Pages show the licence as the operator's statement, so it must not be a placeholder. */
function licenceProblems({ info }: Brand): Problem[] {
  const { text, demonstration = false } = info.licence;
  const way =
    'write who gave the licence and its number, or what the brand is without one and "demonstration": true';
  return (['en', 'fil'] as const).flatMap((language) => {
    const words = text[language];
    const name = info.name[language];
    const isPlaceholder = words === name || PLACEHOLDER.test(words.replaceAll(name, ''));
    if (!isPlaceholder && (demonstration || /\d/.test(words))) return [];
    const what = isPlaceholder ? 'is a placeholder' : 'names no number';
    return [{ subject: 'brand.json', message: `licence.text.${language} ${what}; ${way}` }];
  });
}

/** The page of a closed portal (R1.06) offers customer service without the app, to people who have money there. */
function supportProblems({ info }: Brand): Problem[] {
  const { chat, email, phone } = info.support;
  const reachable = [email, phone, chat].some(
    ({ href }) => href !== undefined && linkKind(href) !== 'path',
  );
  if (reachable || info.licence.demonstration) return [];
  const message =
    'support names no email, no phone and no chat on another site; a closed portal has no other way to help';
  return [{ subject: 'brand.json', message }];
}

/** The colours of a picture's shapes; black where none is set, which is the default of SVG. */
function coloursOf(svg: string): Colour[] {
  const named = [...svg.matchAll(/\b(?:fill|stroke|stop-color|color)=["']([^"']+)["']/g)];
  const found = named.flatMap(([, value = '']) => fromCss(value) ?? []);
  return named.length > 0 ? found.filter(({ alpha }) => alpha > 0) : [fromHex('#000')];
}

/** Maximum aspect ratio of a mark, since icons and headers show it in a square. */
const MOST_OBLONG = 1.25;

function squareProblems({ mark }: Brand): Problem[] {
  const { width = 1, height = 1 } = viewBoxOf(mark) ?? {};
  if (Math.max(width / height, height / width) <= MOST_OBLONG) return [];
  const message = `is ${width} × ${height}, and shown in a square; draw it with a viewBox such as "0 0 64 64"`;
  return [{ subject: 'mark.svg', message }];
}

/** Some part of the logo, and of the mark, must have contrast to the surface below it. */
function drawingProblems({ logos, mark }: Brand, tokens: ResolvedMap, mode: Mode): Problem[] {
  const logo = logos[mode];
  return [
    ...(logo ? contrastOf(logo, 'the surface', tokens.get('color.surface.bg'), mode) : []),
    ...contrastOf({ file: 'mark.svg', text: mark }, 'the bar', tokens.get('color.nav.bg'), mode),
  ];
}

function contrastOf(
  { file, text }: LogoFile,
  place: string,
  ground: ResolvedToken | undefined,
  mode: Mode,
): Problem[] {
  if (ground?.type !== 'color') return [];
  const ratios = coloursOf(text).map((each) => contrast(each, ground.value));
  return Math.max(1, ...ratios) >= RATIOS.control
    ? []
    : [{ subject: file, message: `has no colour that reads on ${place} (${mode})` }];
}

/** The first family of each font must be one that comes with Baize, or the brand's own. */
function fontProblems(tokens: ResolvedMap, fonts: FontRegistry): Problem[] {
  const families = Object.values(fonts).map(({ family }) => family);
  return FONT_TOKENS.flatMap((subject) => {
    const token = tokens.get(subject);
    const [first = ''] = token?.type === 'fontFamily' ? token.value : [];
    return token?.type !== 'fontFamily' || families.includes(first)
      ? []
      : [{ subject, message: `begins with ${first}; there are ${families.join(', ')}` }];
  });
}

const unique = (problems: readonly Problem[]) => [
  ...new Map(
    problems.map((problem) => [`${problem.subject} ${problem.message}`, problem]),
  ).values(),
];
