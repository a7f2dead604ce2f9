import { z } from 'zod';
import { familyName } from './family-name.ts';

/** Why a token file, a brand or a picture was refused; `subject` is the token or file name. */
export class TokenError extends Error {
  readonly subject: string;
  constructor(subject: string, message: string) {
    super(`${subject}: ${message}`);
    this.name = 'TokenError';
    this.subject = subject;
  }
}

/** Everything that is wrong with one thing, in the order in which it was read; never empty. */
export class TokenErrors extends TokenError {
  readonly all: readonly TokenError[];
  constructor(all: readonly [TokenError, ...TokenError[]]) {
    super(all[0].subject, '');
    this.all = all;
    this.message = all.map(({ message }) => message).join('\n');
  }
}

/** Every single error of one that may hold several. */
export const errorsOf = (error: TokenError): readonly TokenError[] =>
  error instanceof TokenErrors ? error.all : [error];

/**
 * Goes on after what is refused, so that all of it is told at once and always in the same order:
 * that of the steps, whichever of them takes longest.
 */
export class Findings {
  readonly #errors: TokenError[] = [];

  /** Remembers a TokenError; anything else is thrown on. */
  add(error: unknown): undefined {
    if (!(error instanceof TokenError)) throw error;
    this.#errors.push(...errorsOf(error));
    return undefined;
  }

  /** What the step makes; undefined where it was refused. */
  try<Value>(step: () => Value): Value | undefined {
    try {
      return step();
    } catch (error) {
      return this.add(error);
    }
  }

  /** The same for a step that takes time. */
  async wait<Value>(step: Promise<Value>): Promise<Value | undefined> {
    return step.catch((error: unknown) => this.add(error));
  }

  /** Throws what was found, each once. */
  end(): void {
    const [first, ...others] = new Map(
      this.#errors.map((error) => [error.message, error]),
    ).values();
    if (first) throw others.length === 0 ? first : new TokenErrors([first, ...others]);
  }
}

const unit = z.number().min(0, 'must be from 0 to 1').max(1, 'must be from 0 to 1');

const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})([\da-f]{2})?$/i;

/** 0 to 1, with the four decimals that our files have. */
const channel = (pair: string) => Number((Number.parseInt(pair, 16) / 255).toFixed(4));

/** Design tools that are not at DTCG 2025.10 yet write colours as `#rrggbb` or `#rrggbbaa`. */
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
  // A browser drops all layers of a shadow that has a negative blur.
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

/** A token whose aliases are followed and whose value is proven to fit its type. */
export type TypedValue = {
  [Type in TokenType]: { type: Type; value: z.infer<(typeof valueSchemas)[Type]> };
}[TokenType];

/** True when `name` is a DTCG type that Baize uses. */
export function isTokenType(name: string): name is TokenType {
  return Object.hasOwn(valueSchemas, name);
}

/** Proves that `value` fits `type`. Throws a TokenError that names the token. */
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
