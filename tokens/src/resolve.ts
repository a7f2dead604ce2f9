import {
  type Colour,
  colour,
  contrast,
  fromHex,
  mix,
  mostReadable,
  toHex,
  withAlpha,
} from './colour.ts';
import type { RawToken, TokenMap } from './tree.ts';
import { type ColourValue, Findings, TokenError, type TypedValue, typedValue } from './values.ts';

/** WCAG 2.2, 1.4.3: body text against its background. */
export const TEXT_RATIO = 4.5;

/** A token's final value; colours as numbers that colour maths can use. */
export type ResolvedToken =
  | { type: 'color'; value: Colour }
  | Exclude<TypedValue, { type: 'color' }>;

export type ResolvedMap = ReadonlyMap<string, ResolvedToken>;

/** Reads a DTCG colour value. Throws a TokenError when `hex` and `components` disagree. */
function readColour(path: string, value: ColourValue): Colour {
  const read = colour(value.components, value.alpha);
  if (value.hex && toHex(withAlpha(read, 1)) !== toHex(fromHex(value.hex))) {
    throw new TokenError(
      path,
      `hex says ${value.hex}, components say ${toHex(withAlpha(read, 1))}`,
    );
  }
  return read;
}

/**
 * Follows every alias and computes every derivation.
 * Throws a TokenError for every alias to nothing or in a circle and every value of the wrong type.
 */
export function resolveTokens(tokens: TokenMap): ResolvedMap {
  const done = new Map<string, ResolvedToken>();
  const open: string[] = [];

  function resolve(path: string, from: string): ResolvedToken {
    const known = done.get(path);
    if (known) return known;
    const raw = tokens.get(path);
    if (!raw) throw new TokenError(from, `points to {${path}}, which does not exist`);
    if (open.includes(path)) {
      throw new TokenError(path, `points to itself (${[...open, path].join(' -> ')})`);
    }
    open.push(path);
    try {
      const token = derive(path, raw, follow(path, raw));
      done.set(path, token);
      return token;
    } finally {
      open.pop();
    }
  }

  function colourAt(path: string, from: string): Colour {
    const target = resolve(path, from);
    if (target.type !== 'color') {
      throw new TokenError(from, `needs a color, but {${path}} is a ${target.type}`);
    }
    return target.value;
  }

  function follow(path: string, raw: RawToken): ResolvedToken {
    const target = aliasOf(raw.value);
    if (target !== undefined) {
      const token = resolve(target, path);
      if (raw.type && raw.type !== token.type) {
        throw new TokenError(path, `is a ${raw.type}, but {${target}} is a ${token.type}`);
      }
      return token;
    }
    if (!raw.type) throw new TokenError(path, 'has no $type');
    const input = typedValue(path, raw.type, raw.value);
    return input.type === 'color' ? { type: 'color', value: readColour(path, input.value) } : input;
  }

  function derive(path: string, raw: RawToken, token: ResolvedToken): ResolvedToken {
    const blend = raw.derive['com.baize.mix'];
    const alpha = raw.derive['com.baize.alpha'];
    const on = raw.derive['com.baize.on'];
    if (blend === undefined && alpha === undefined && on === undefined) return token;
    if (token.type !== 'color') throw new TokenError(path, 'only a color can be derived');
    let { value } = token;
    if (blend) value = mix(value, colourAt(blend.with.slice(1, -1), path), blend.share);
    if (alpha !== undefined) value = withAlpha(value, alpha);
    if (on !== undefined) value = readableOn(path, value, on);
    return { type: 'color', value };
  }

  /** Looks at the hover and pressed siblings too: one text colour serves all states. */
  function readableOn(path: string, preferred: Colour, on: string): Colour {
    const states = on.endsWith('.rest')
      ? ['rest', 'hover', 'pressed'].map((state) => on.replace(/rest$/, state))
      : [on];
    const backgrounds = states
      .filter((state) => state === on || tokens.has(state))
      .map((state) => colourAt(state, path));
    const own = mostReadable([preferred, colourAt('brand.color.bg', path)], backgrounds);
    const extremes: [Colour, Colour, Colour] = [own, fromHex('#000'), fromHex('#fff')];
    const passes = backgrounds.every((background) => contrast(own, background) >= TEXT_RATIO);
    return passes ? own : mostReadable(extremes, backgrounds);
  }

  const findings = new Findings();
  for (const path of tokens.keys()) findings.try(() => resolve(path, path));
  findings.end();
  return done;
}

function aliasOf(value: unknown): string | undefined {
  return typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;
}
