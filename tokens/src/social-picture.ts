import { toHex } from './colour.ts';
import { type Outlines, outlinesOf } from './font-outlines.ts';
import { brandFonts, type FontRegistry } from './fonts.ts';
import type { Brand } from './load.ts';
import type { ResolvedMap } from './resolve.ts';
import { viewBoxOf } from './svg.ts';

/** The size at which networks show link previews without cropping. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 96;

/** Height and maximum width of the logo. */
const LOGO = { height: 148, width: 680 };
const TAGLINE = { size: 52, line: 1.28, width: 660 };
/** Gap between logo, bar and tagline. */
const GAP = 42;
const BAR = { width: 96, height: 6 };
/** The mark, cropped by the right edge. */
const MARK = { size: 580, left: 840 };

/** Embeds an SVG of the brand into another: scaled to a box, with unique ids. */
function nested(svg: string, scope: string, box: string): string {
  const scoped = svg
    .trim()
    .replace(/\bid=(["'])([\w-]+)\1/g, `id="${scope}-$2"`)
    .replace(/url\(#([\w-]+)\)/g, `url(#${scope}-$1)`)
    .replace(/\bhref=(["'])#([\w-]+)\1/g, `href="#${scope}-$2"`);
  return scoped.replace(/^<svg\b([^>]*)>/, (_, attributes: string) => {
    const kept = attributes.replace(
      /\s(?:xmlns|width|height|x|y|role|aria-label)=(?:"[^"]*"|'[^']*')/g,
      '',
    );
    return `<svg${kept} ${box}>`;
  });
}

/** Width and height of an SVG in its own units. */
function ratioOf(svg: string): number {
  const { width = 1, height = 1 } = viewBoxOf(svg) ?? {};
  return width / height;
}

interface Line {
  readonly width: number;
  readonly markup: string;
}

/** Outlines of one line of letters. Letters that the font lacks are left out. */
function lineOf(text: string, outlines: Outlines): Line {
  let width = 0;
  let markup = '';
  for (const character of text) {
    const letter = outlines.letter(character);
    if (!letter) continue;
    if (letter.outline) {
      markup += `<path transform="translate(${width.toFixed(3)})" d="${letter.outline}"/>`;
    }
    width += letter.advance;
  }
  return { width, markup };
}

/** Breaks the text into as few lines as fit. */
function linesOf(text: string, outlines: Outlines): Line[] {
  const most = TAGLINE.width / TAGLINE.size;
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && lineOf(longer, outlines).width <= most)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => lineOf(line, outlines));
}

/** The display font at the brand's weight. Throws a TokenError if it is not installed. */
async function displayOutlines(
  brand: Brand,
  own: ResolvedMap,
  fonts: FontRegistry,
): Promise<Outlines | undefined> {
  const family = own.get('brand.font.display');
  const weight = own.get('brand.font.displayWeight');
  if (family?.type !== 'fontFamily' || weight?.type !== 'fontWeight') return undefined;
  const all = brandFonts(fonts, brand);
  const font = all.find((each) => each.family === family.value[0]);
  // A build without fonts has no files to read.
  return font && font.weights.length > 0 ? outlinesOf(font, weight.value) : undefined;
}

/**
 * Draws the preview picture of links to the portal as SVG of shapes only: logo and tagline on the brand's background, in the
 * colours of its default mode.
 */
export async function socialPicture(
  brand: Brand,
  language: 'en' | 'fil',
  fonts: FontRegistry,
): Promise<string> {
  const { info } = brand;
  const [mode = 'dark'] = info.modes;
  const tokens: ResolvedMap = brand.tokens[mode] ?? new Map();
  const hex = (name: string) => {
    const token = tokens.get(`brand.color.${name}`);
    return token?.type === 'color' ? toHex(token.value).slice(0, 7) : '#000';
  };
  const logo = brand.logos[mode]?.text ?? '';
  const ratio = ratioOf(logo);
  const logoHeight = Math.min(LOGO.height, LOGO.width / ratio);
  const tagline = info.tagline[language];
  const outlines = await displayOutlines(brand, tokens, fonts);
  // A tagline that equals the name would repeat the logo.
  const lines = outlines && tagline !== info.name[language] ? linesOf(tagline, outlines) : [];
  const lineHeight = TAGLINE.size * TAGLINE.line;
  const height =
    logoHeight + (lines.length > 0 ? GAP * 2 + BAR.height + lines.length * lineHeight : 0);
  const top = (HEIGHT - height) / 2;
  const barTop = top + logoHeight + GAP;
  const words = lines.map(({ markup }, index) => {
    const base = barTop + BAR.height + GAP + TAGLINE.size * 0.8 + index * lineHeight;
    return `<g transform="translate(${MARGIN} ${base.toFixed(1)}) scale(${TAGLINE.size})">${markup}</g>`;
  });
  const box = (x: number, y: number, width: number, size: number) =>
    `x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${size.toFixed(1)}"`;
  const all = `width="${WIDTH}" height="${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" ${all}>
<defs><radialGradient id="light" cx=".9" cy=".5" r=".62"><stop offset="0" stop-color="${hex('primary')}" stop-opacity=".26"/><stop offset="1" stop-color="${hex('primary')}" stop-opacity="0"/></radialGradient></defs>
<rect ${all} fill="${hex('bg')}"/>
<rect ${all} fill="url(#light)"/>
<g opacity=".3">${nested(brand.mark, 'mark', box(MARK.left, (HEIGHT - MARK.size) / 2, MARK.size, MARK.size))}</g>
${nested(logo, 'logo', box(MARGIN, top, logoHeight * ratio, logoHeight))}
${lines.length > 0 ? `<rect ${box(MARGIN, barTop, BAR.width, BAR.height)} fill="${hex('primary')}"/>` : ''}
<g fill="${hex('text')}">${words.join('')}</g>
</svg>
`;
}
