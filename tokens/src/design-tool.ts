import { z } from 'zod';
import { BRAND_TOKENS } from './brand-names.ts';
import type { TokenType } from './values.ts';

const nodeSchema = z.record(z.string(), z.unknown());

/** Converts a plain value to the type of its name in the contract; undefined if it does not fit. */
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
 * Converts a DTCG document of a design tool to one of ours. Figma has only colours, numbers and texts, so that a radius is
 * exported as `12` and a font as `"Inter"`: they get the contract's types by their names, numbers as px or ms. References
 * and everything else stay unchanged.
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
