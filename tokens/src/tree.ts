import { z } from 'zod';
import { Findings, isTokenType, TokenError, type TokenType } from './values.ts';

const ours = z.strictObject({
  'com.baize.mix': z
    .strictObject({ with: z.string().regex(/^\{[^{}]+\}$/), share: z.number().min(0).max(1) })
    .optional(),
  'com.baize.alpha': z.number().min(0).max(1).optional(),
  'com.baize.on': z.string().optional(),
  'com.baize.under': z.string().optional(),
  'com.baize.times': z.number().positive().optional(),
});

/** Extensions of other tools (Figma: ids and scopes) are ignored. */
const extensionsSchema = z
  .record(z.string(), z.unknown())
  .transform((all) =>
    Object.fromEntries(Object.entries(all).filter(([key]) => key.startsWith('com.baize.'))),
  )
  .pipe(ours);

/** Derivations of a token's value: a blend with its text colour, an opacity, a readable text colour, a multiple. */
export type Derivation = z.infer<typeof ours>;

/** One token as in its file, with its own or inherited type. */
export type RawToken = { type: TokenType | undefined; value: unknown; derive: Derivation };

export type TokenMap = ReadonlyMap<string, RawToken>;

const groupSchema = z.record(z.string(), z.unknown());

/**
 * Flattens a DTCG document to dotted paths, in file order. Groups pass their `$type` to their tokens.
 * @throws {TokenError} for every unknown type, stray value and unknown extension
 */
export function flatten(document: unknown): Map<string, RawToken> {
  const tokens = new Map<string, RawToken>();
  const findings = new Findings();
  findings.try(() => walk(document, [], undefined, { tokens, findings }));
  findings.end();
  return tokens;
}

function walk(
  node: unknown,
  path: readonly string[],
  inherited: TokenType | undefined,
  to: { readonly tokens: Map<string, RawToken>; readonly findings: Findings },
): void {
  const name = path.join('.') || '(root)';
  const group = groupSchema.safeParse(node);
  if (!group.success) throw new TokenError(name, 'must be a token or a group of tokens');
  const type = typeOf(name, group.data.$type) ?? inherited;
  if ('$value' in group.data) {
    const derive = extensionsSchema.safeParse(group.data.$extensions ?? {});
    if (!derive.success) {
      throw new TokenError(name, `$extensions: ${derive.error.issues[0]?.message}`);
    }
    to.tokens.set(name, { type, value: group.data.$value, derive: derive.data });
    return;
  }
  for (const [key, child] of Object.entries(group.data)) {
    if (key.startsWith('$')) continue;
    if (/[.{}]/.test(key)) {
      to.findings.add(new TokenError(name, `the name "${key}" must not hold . { or }`));
      continue;
    }
    to.findings.try(() => walk(child, [...path, key], type, to));
  }
}

function typeOf(name: string, type: unknown): TokenType | undefined {
  if (type === undefined) return undefined;
  if (typeof type === 'string' && isTokenType(type)) return type;
  throw new TokenError(name, `has the unknown type ${JSON.stringify(type)}`);
}
