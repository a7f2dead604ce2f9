import { z } from 'zod';
import { BRAND_TOKENS } from './brand-names.ts';
import type { TokenType } from './values.ts';

const nodeSchema = z.record(z.string(), z.unknown());

/** A plain value as the type that the contract gives to its name; undefined where it is none such. */
function asTyped(type: TokenType | undefined, value: unknown): unknown {
  if (typeof value === 'number') {
    if (type === 'dimension') return { value, unit: 'px' };
    if (type === 'duration') return { value, unit: 'ms' };
    if (type === 'fontWeight') return Math.round(value);
  }
  return type === 'fontFamily' && typeof value === 'string' ? familiesOf(value) : undefined;
}

const familiesOf = (text: string) =>
  text.split(',').map((family) => family.trim().replace(/^['"]|['"]$/g, ''));

/**
 * A DTCG document of a design tool as one of ours. Figma has colours, numbers and texts alone, so
 * a radius comes as `12` and a font as `"Inter"`: by their names they get the contract's types,
 * numbers as px or ms. References and everything else stay as they are.
 */
export function fromDesignTool(node: unknown, path: readonly string[] = []): unknown {
  const group = nodeSchema.safeParse(node);
  if (!group.success || Array.isArray(node)) return node;
  if ('$value' in group.data) {
    const name = path.join('.');
    const type = BRAND_TOKENS.get(name.startsWith('brand.') ? name : `brand.${name}`);
    const reference = typeof group.data.$value === 'string' && group.data.$value.startsWith('{');
    const value = reference ? undefined : asTyped(type, group.data.$value);
    return value === undefined ? node : { ...group.data, $type: type, $value: value };
  }
  return Object.fromEntries(
    Object.entries(group.data).map(([key, child]) => [
      key,
      key.startsWith('$') ? child : fromDesignTool(child, [...path, key]),
    ]),
  );
}
