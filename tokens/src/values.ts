import { z } from 'zod';
import { familyName } from './family-name.ts';

/** The reason why a token file, a brand or a picture was rejected; `subject` is the token or file name. */
export class TokenError extends Error {
  readonly subject: string;
  constructor(subject: string, message: string) {
    super(`${subject}: ${message}`);
    this.name = 'TokenError';
    this.subject = subject;
  }
}

/** All errors of one subject, in the order in which they were found; never empty. */
export class TokenErrors extends TokenError {
  readonly all: readonly TokenError[];
  constructor(all: readonly [TokenError, ...TokenError[]]) {
    super(all[0].subject, '');
    this.all = all;
    this.message = all.map(({ message }) => message).join('\n');
  }
}

/** Splits an error that may contain several into single ones. */
export const errorsOf = (error: TokenError): readonly TokenError[] =>
  error instanceof TokenErrors ? error.all : [error];

/**
 * Collects errors and continues, so that all are reported at once and always in the same order: that of the steps,
 * independent of their duration.
 */
export class Findings {
  readonly #errors: TokenError[] = [];

  /** Collects a TokenError; rethrows anything else. */
  add(error: unknown): undefined {
    if (!(error instanceof TokenError)) throw error;
    this.#errors.push(...errorsOf(error));
    return undefined;
  }

  /** Returns the result of a step; undefined if it failed. */
  try<Value>(step: () => Value): Value | undefined {
    try {
      return step();
    } catch (error) {
      return this.add(error);
    }
  }

  /** The same for an asynchronous step. */
  async wait<Value>(step: Promise<Value>): Promise<Value | undefined> {
    return step.catch((error: unknown) => this.add(error));
  }

  /** Throws the distinct errors that were collected. */
  end(): void {
    const [first, ...others] = new Map(
      this.#errors.map((error) => [error.message, error]),
    ).values();
    if (first) throw others.length === 0 ? first : new TokenErrors([first, ...others]);
  }
}

const unit = z.number().min(0, 'must be from 0 to 1').max(1, 'must be from 0 to 1');

const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})([\da-f]{2})?$/i;

/** 0 to 1, rounded to four decimals as in our files. */
const channel = (pair: string) => Number((Number.parseInt(pair, 16) / 255).toFixed(4));

/** Design tools before DTCG 2025.10 write colours as `#rrggbb` or `#rrggbbaa`. */
function fromText(value: unknown): unknown {
  const found = typeof value === 'string' && HEX.exec(value);
  if (!found) return value;
  const [r = 0, g = 0, b = 0, alpha] = found
    .slice(1)
    .map((pair) => (pair === undefined ? undefined : channel(pair)));
  const hex = String(value).slice(0, 7).toLowerCase();
  return {
    colorSpace: 'srgb',
    components: [r, g, b],
    ...(alpha === undefined ? {} : { alpha }),
    hex,
  };
}

const colourValue = z.preprocess(
  fromText,
  z.strictObject({
    colorSpace: z.literal('srgb'),
    components: z.tuple([unit, unit, unit]),
    alpha: unit.optional(),
    hex: z
      .string()
      .regex(/^#[\da-f]{6}$/i, 'must be #rrggbb')
      .optional(),
  }),
);
const dimensionValue = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) });
const shadowLayer = z.strictObject({
  color: colourValue,
  offsetX: dimensionValue,
  offsetY: dimensionValue,
  // Browsers drop all layers of a shadow if one has a negative blur.
  blur: dimensionValue.refine(({ value }) => value >= 0, 'must be 0 or more'),
  spread: dimensionValue,
  inset: z.boolean().optional(),
});

const WEIGHT = 'must be a whole number from 1 to 1000';

/** The DTCG 2025.10 value formats that Baize uses, by `$type`. Lengths: px or rem; times: ms or s. */
const valueSchemas = {
  color: colourValue,
  dimension: dimensionValue,
  fontFamily: z.array(familyName).min(1),
  fontWeight: z.int(WEIGHT).min(1, WEIGHT).max(1000, WEIGHT),
  duration: z.strictObject({
    value: z.number().min(0, 'must be 0 or more'),
    unit: z.enum(['ms', 's']),
  }),
  cubicBezier: z.tuple([unit, z.number(), unit, z.number()]),
  number: z.number(),
  shadow: z.union([shadowLayer.transform((layer) => [layer]), z.array(shadowLayer).min(1)]),
} as const;

export type TokenType = keyof typeof valueSchemas;
export type ColourValue = z.infer<typeof colourValue>;
export type DimensionValue = z.infer<typeof dimensionValue>;
export type ShadowLayer = z.infer<typeof shadowLayer>;

/** A token with resolved aliases and a value that is valid for its type. */
export type TypedValue = {
  [Type in TokenType]: { type: Type; value: z.infer<(typeof valueSchemas)[Type]> };
}[TokenType];

/** True when `name` is a DTCG type that Baize uses. */
export function isTokenType(name: string): name is TokenType {
  return Object.hasOwn(valueSchemas, name);
}

/** Asserts that `value` fits `type`. Throws a TokenError that names the token. */
export function typedValue(path: string, type: TokenType, value: unknown): TypedValue {
  const found = z.safeParse<z.ZodType<TypedValue['value']>>(valueSchemas[type], value);
  if (!found.success) {
    const [issue] = found.error.issues;
    const at = issue?.path.join('.');
    throw new TokenError(path, `is not a valid ${type}${at ? ` (${at})` : ''}: ${issue?.message}`);
  }
  return asTyped({ type, value: found.data });
}

// TypeScript cannot correlate `type` with the schema that was picked by it; the parse above does.
function asTyped(pair: { type: TokenType; value: unknown }): TypedValue {
  return pair as TypedValue;
}
