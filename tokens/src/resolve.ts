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

/** A token's final value; colours as numeric components. */
export type ResolvedToken =
  | { type: 'color'; value: Colour }
  | Exclude<TypedValue, { type: 'color' }>;

export type ResolvedMap = ReadonlyMap<string, ResolvedToken>;

/** Parses a DTCG colour value. Throws a TokenError when `hex` and `components` disagree. */
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

/** A derived colour that was limited or inverted, because the text on it would not have enough contrast. */
export interface Adaptation {
  readonly name: string;
  /** The value of its derivation, and the actual one. */
  readonly from: Colour;
  readonly to: Colour;
  /** The text colour, and its contrast on `from`. */
  readonly text: string;
  readonly ratio: number;
}

/** The tokens, and the derived colours that were adapted to the given ones. */
export interface Resolution {
  readonly tokens: ResolvedMap;
  readonly adapted: readonly Adaptation[];
}

/** Returns the tokens of `resolveAll` only. Throws as it does. */
export const resolveTokens = (tokens: TokenMap): ResolvedMap => resolveAll(tokens).tokens;

/**
 * Resolves all aliases and derivations.
 * @throws {TokenError} with every alias that is circular or has no target and every value of the wrong type
 */
export function resolveAll(tokens: TokenMap): Resolution {
  const adapted: Adaptation[] = [];
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
    const times = raw.derive['com.baize.times'];
    if (Object.keys(raw.derive).length === 0) return token;
    if (times !== undefined) return multiplied(path, token, times);
    if (token.type !== 'color') throw new TokenError(path, 'only a color can be derived');
    let { value } = token;
    if (blend) {
      const other = colourAt(blend.with.slice(1, -1), path);
      const under = raw.derive['com.baize.under'];
      value =
        under === undefined
          ? mix(value, other, blend.share)
          : carrying(path, { base: value, other, share: blend.share }, under);
    }
    if (alpha !== undefined) value = withAlpha(value, alpha);
    if (on !== undefined) value = readableOn(path, value, on);
    return { type: 'color', value };
  }

  /** Blends as far as the text stays readable, otherwise in the opposite direction. */
  function carrying(
    name: string,
    { base, other, share }: { base: Colour; other: Colour; share: number },
    text: string,
  ): Colour {
    const ink = colourAt(text, name);
    const reads = (value: Colour) => contrast(ink, value) >= TEXT_RATIO;
    const from = mix(base, other, share);
    // Where the text is unreadable at rest, no state can help.
    if (reads(from) || !reads(base)) return from;
    const nearer = HELD_BACK.map((part) => mix(base, other, share * part)).find(reads);
    const away = isLighter(base, ink) ? WHITE : BLACK;
    const to = nearer ?? mix(base, away, Math.min(1, share * TURNED_ROUND));
    adapted.push({ name, from, to, text, ratio: contrast(ink, from) });
    return to;
  }

  /** A state by its derivation, before the text colour on it is known. */
  function wished(path: string, from: string): Colour {
    const raw = tokens.get(path);
    const target = raw && aliasOf(raw.value);
    if (raw === undefined || target === undefined) return colourAt(path, from);
    const { 'com.baize.mix': blend, 'com.baize.under': under } = raw.derive;
    if (Object.keys(raw.derive).length === 0) return wished(target, path);
    if (!blend || under === undefined) return colourAt(path, from);
    return mix(colourAt(target, path), colourAt(blend.with.slice(1, -1), path), blend.share);
  }

  /** Considers the hover and pressed states too, because all states have one text colour. */
  function readableOn(path: string, preferred: Colour, on: string): Colour {
    const states = on.endsWith('.rest')
      ? ['rest', 'hover', 'pressed'].map((state) => on.replace(/rest$/, state))
      : [on];
    const backgrounds = states
      .filter((state) => state === on || tokens.has(state))
      .map((state) => wished(state, path));
    const own = mostReadable([preferred, colourAt('brand.color.bg', path)], backgrounds);
    const extremes: [Colour, Colour, Colour] = [own, fromHex('#000'), fromHex('#fff')];
    const passes = (value: Colour, grounds = backgrounds) =>
      grounds.every((background) => contrast(value, background) >= TEXT_RATIO);
    const best = passes(own) ? own : mostReadable(extremes, backgrounds);
    // States adapt to the text, so it must be readable at rest.
    const rest = [colourAt(on, path)];
    return passes(best, rest) ? best : mostReadable(extremes, rest);
  }

  const findings = new Findings();
  for (const path of tokens.keys()) findings.try(() => resolve(path, path));
  findings.end();
  return { tokens: done, adapted };
}

const BLACK = fromHex('#000');
const WHITE = fromHex('#fff');
/** Shares of a blend that are still visible as a state. */
const HELD_BACK = [0.9, 0.8, 0.7, 0.6, 0.5];
/** An inverted blend goes further than the other states of the same colour. */
const TURNED_ROUND = 2;

const isLighter = (one: Colour, other: Colour) => contrast(one, BLACK) > contrast(other, BLACK);

/** Multiplies a length; whole pixels stay whole. */
function multiplied(path: string, token: ResolvedToken, times: number): ResolvedToken {
  if (token.type !== 'dimension') throw new TokenError(path, 'only a dimension can be multiplied');
  const { value, unit } = token.value;
  const made = value * times;
  return {
    type: 'dimension',
    value: { value: unit === 'px' ? Math.round(made) : Number(made.toFixed(4)), unit },
  };
}

function aliasOf(value: unknown): string | undefined {
  return typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;
}
