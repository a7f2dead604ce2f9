import type * as z from 'zod/mini';
import * as core from 'zod/v4/core';

type Schema = z.ZodMiniType;

/** Texts of which each field of the contract accepts some; the first match is the field's sample. */
const TEXTS = [
  'a',
  '12',
  '12345678',
  '2026-11-21',
  'a'.repeat(43),
  'a1B2'.repeat(8),
  'https://a.example/',
  '20:3:500',
  '/rng',
  'LOW',
  'FREE_SPINS',
  '0190f3a2-7c1e-7b7a-9d0e-0123456789ab',
];

const NUMBERS = [1, 0, 10, 100, 1000, 1_700_000_000_000];

function firstThatFits(schema: Schema, candidates: readonly unknown[]): unknown {
  const found = candidates.find((candidate) => core.safeParse(schema, candidate).success);
  if (found === undefined) throw new Error('No sample fits; add one to hostile-values.ts.');
  return found;
}

/** Combinations of fields' samples: the first of each, and every other one together with those. */
function objects(shape: Record<string, Schema>): unknown[] {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, all: samples(schema) }));
  const first = Object.fromEntries(fields.map(({ name, all }) => [name, all[0]]));
  const others = fields.flatMap(({ name, all }) =>
    all.slice(1).map((sample) => ({ ...first, [name]: sample })),
  );
  return [first, ...others];
}

/**
 * Valid values of a schema, one for each branch of its unions. Optional fields are included.
 * @throws for a kind of schema that no call has used so far: add it here
 */
export function samples(schema: Schema): unknown[] {
  const { def } = (schema as unknown as core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return [firstThatFits(schema, TEXTS)];
    case 'number':
      return [firstThatFits(schema, NUMBERS)];
    case 'boolean':
      return [true];
    case 'enum':
      return [Object.values(def.entries)[0]];
    case 'literal':
      return [def.values[0]];
    case 'object':
      return objects(def.shape as Record<string, Schema>);
    case 'array':
      return samples(def.element as Schema).map((sample) => [sample]);
    case 'union':
      return def.options.flatMap((option) => samples(option as Schema));
    case 'optional':
    case 'nullable':
    case 'default':
      return samples(def.innerType as Schema);
    case 'pipe':
      return [firstThatFits(schema, [...NUMBERS, ...TEXTS])];
    case 'custom':
      return ['bytes'];
    default:
      throw new Error(`A schema of the kind ${def.type} has no sample yet.`);
  }
}

export type Path = readonly (string | number)[];

/** The paths of all values inside, containers included. */
export function places(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Array.isArray(value)
    ? value.flatMap((item, index) => places(item, [...path, index]))
    : Object.entries(value).flatMap(([key, item]) => places(item, [...path, key]));
  return path.length > 0 ? [path, ...inside] : inside;
}

/** The value at a path. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], value);
}

/** A copy of the value with another one at a path. */
export function withAt(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? withAt(item, rest, put) : item));
  }
  // An earlier replacement has removed the container of this path.
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Record<string, unknown>;
  return { ...fields, [key]: withAt(fields[key], rest, put) };
}

/** Values that are known to break databases, parsers or formatters. */
const HOSTILE_TEXTS: readonly unknown[] = [
  '\0',
  'a\0b',
  '\u0001\u001f\u007f',
  '\ud800',
  'a\udfff',
  '',
  'x'.repeat(256),
  'x'.repeat(2000),
  '%00',
];
const HOSTILE_NUMBERS: readonly unknown[] = [
  1.5,
  -1,
  0,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  8_640_000_000_000_001,
  1e300,
  5e-324,
  ' ',
  '1.5',
  '0x10',
  '1e308',
  'NaN',
  '9007199254740993',
  '99999999999999999999',
];
const OTHER_KINDS: readonly unknown[] = [null, true, 7, [], {}, ['\0'], { '\0': '\0' }];
export const HOSTILE = [...HOSTILE_TEXTS, ...HOSTILE_NUMBERS, ...OTHER_KINDS];

/** Replacements of a value: more numbers for a number, and values of other types. */
export const hostileFor = (value: unknown): readonly unknown[] => [
  ...HOSTILE_TEXTS,
  ...(typeof value === 'number' ? HOSTILE_NUMBERS : []),
  ...OTHER_KINDS,
];

/** Paths where a schema accepts unlimited text or numbers, or text with control characters. */
export function openFields(schema: Schema, path = ''): string[] {
  const { def } = (schema as unknown as core.$ZodTypes)._zod;
  const inside = (inner: unknown, name: string) => openFields(inner as Schema, `${path}${name}`);
  switch (def.type) {
    case 'string': {
      const refuses = (value: string) => !core.safeParse(schema, value).success;
      const isOpen = !refuses('x'.repeat(100_000)) || !refuses('a\0') || !refuses('a\ud800');
      return isOpen ? [path] : [];
    }
    case 'number': {
      const takes = [-1e300, 1e300].some((value) => core.safeParse(schema, value).success);
      return takes ? [path] : [];
    }
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => inside(field, `.${name}`));
    case 'array':
      return inside(def.element, '[]');
    case 'union':
      return def.options.flatMap((option) => inside(option, ''));
    case 'record':
      return [...inside(def.keyType, '{}'), ...inside(def.valueType, '{}')];
    case 'optional':
    case 'nullable':
    case 'default':
      return inside(def.innerType, '');
    case 'pipe':
      // The output of a transform is what the gateway uses.
      return core.safeParse(schema, '9'.repeat(30)).success ? [path] : inside(def.out, '');
    case 'unknown':
    case 'any':
      return [path];
    default:
      return [];
  }
}
