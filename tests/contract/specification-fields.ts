import * as z from 'zod/mini';

/** Unwraps optional, list and transform schemas. */
export function inside(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default') {
    return inside(def.innerType);
  }
  return def.type === 'array' ? inside(def.element) : schema;
}

export function partAt(schema: z.core.$ZodType, path: string): z.core.$ZodType | undefined {
  return path.split('.').reduce<z.core.$ZodType | undefined>((at, field) => {
    if (!at) return undefined;
    const { def } = inside(at)._zod as z.core.$ZodTypes['_zod'];
    return def.type === 'object' ? def.shape[field] : undefined;
  }, schema);
}

/** The schema without the field at the path. */
export function without(schema: z.core.$ZodType, path: string): z.core.$ZodType {
  const [field = '', ...below] = path.split('.');
  const { def } = inside(schema)._zod as z.core.$ZodTypes['_zod'];
  if (def.type !== 'object') return schema;
  const { [field]: part, ...rest } = def.shape;
  if (below.length === 0 || !part) return z.object(rest);
  return z.object({ ...rest, [field]: without(part, below.join('.')) });
}

/** The fields that the schema lacks. */
export const missing = (schema: z.core.$ZodType, fields: readonly string[]): string[] =>
  fields.filter((field) => partAt(schema, field) === undefined);
