import type { CustomPlugin, XastElement } from 'svgo';
import { optionalPackage } from './optional-package.ts';
import { assertSafeSvg } from './svg.ts';
import { TokenError } from './values.ts';

/** Maximum size of a file from a drawing program before it is cleaned, in bytes. */
const INPUT_LIMIT = 1_000_000;

/** Attributes without visual effect: of editors, texts and other readers. */
const INERT =
  /^(?:data-|inkscape:|sodipodi:|xml:|font|text-|-)|^(?:class|lang|version|baseProfile|enable-background|isolation|tabindex|focusable|line-height|letter-spacing|word-spacing|white-space|writing-mode|direction|unicode-bidi|dominant-baseline|baseline-shift|solid-color|solid-opacity|shape-padding|shape-inside|shape-margin|inline-size|color-rendering|image-rendering|color-interpolation-filters|zoomAndPan|contentScriptType|contentStyleType)$/;

/** Properties that editors write although they have the default value. */
const SWITCHED_OFF = /^(?:marker(?:-\w+)?|filter|mix-blend-mode|clip):(?:none|normal|auto)$/;

const isInert = (name: string, value: string) =>
  INERT.test(name) || SWITCHED_OFF.test(`${name}:${value.trim()}`);

const NAMESPACE = 'http://www.w3.org/2000/svg';
const number = (text: string | undefined) => /^\s*([\d.]+)\s*(?:px)?\s*$/.exec(text ?? '')?.[1];

/** A style without inert properties; undefined if nothing is left. */
function styleLeft(style: string): string | undefined {
  const left = style
    .split(';')
    .map((each) => each.trim())
    .filter((each) => {
      const [name = '', value = ''] = each.split(':').map((part) => part.trim());
      return each && !isInert(name, value);
    });
  return left.length > 0 ? left.join(';') : undefined;
}

/** Completes the root so that browsers can scale it: its namespace, and a viewBox if it has only a size. */
function mendRoot({ attributes }: XastElement): void {
  attributes.xmlns ??= NAMESPACE;
  const [width, height] = [number(attributes.width), number(attributes.height)];
  if (!attributes.viewBox && width && height) attributes.viewBox = `0 0 ${width} ${height}`;
}

/** Removes everything without visual effect, and nothing else. */
const dropInert: CustomPlugin = {
  name: 'dropInert',
  fn: () => ({
    element: {
      enter: (node, parent) => {
        if (node.name === 'svg' && parent.type === 'root') mendRoot(node);
        for (const [name, value] of Object.entries(node.attributes)) {
          if (isInert(name, value)) delete node.attributes[name];
          if (name !== 'style') continue;
          const left = styleLeft(value);
          if (left === undefined) delete node.attributes.style;
          else node.attributes.style = left;
        }
      },
      exit: (node, parent) => {
        // Illustrator puts the drawing into a switch, beside a copy for its own use.
        if (node.name !== 'switch') return;
        const drawn = node.children.filter(
          (child) => child.type !== 'element' || child.name !== 'foreignObject',
        );
        parent.children.splice(parent.children.indexOf(node), 1, ...drawn);
      },
    },
  }),
};

/** Removes the private data of drawing programs; undefined for a text that is not SVG. */
async function cleaned(text: string): Promise<string | undefined> {
  // Loaded on demand: it is large, and brands with safe pictures do not need it.
  const { optimize } = await optionalPackage('svgo', () => import('svgo/browser'));
  try {
    return optimize(text, {
      plugins: [
        'removeDoctype',
        'removeXMLProcInst',
        'removeComments',
        'removeMetadata',
        'removeEditorsNSData',
        'cleanupAttrs',
        { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
        'convertStyleToAttrs',
        dropInert,
        'removeHiddenElems',
        { name: 'removeXlink', params: { includeLegacy: true } },
        'convertColors',
        'cleanupIds',
        'removeUselessDefs',
        'removeEmptyAttrs',
        'removeEmptyContainers',
        'removeUnusedNS',
        'convertPathData',
      ],
    }).data;
  } catch {
    return undefined;
  }
}

/**
 * Returns a picture that is safe to show: unchanged if it is safe, otherwise cleaned of everything without visual effect.
 * @throws {TokenError} for everything that is still rejected then
 */
export async function safeSvg(name: string, text: string): Promise<string> {
  if (Buffer.byteLength(text) > INPUT_LIMIT) {
    throw new TokenError(name, `is larger than ${INPUT_LIMIT} bytes`);
  }
  try {
    assertSafeSvg(name, text);
    return text;
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    const clean = await cleaned(text);
    if (clean === undefined) throw error;
    assertSafeSvg(name, clean);
    return clean;
  }
}
