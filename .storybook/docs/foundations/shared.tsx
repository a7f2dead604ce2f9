import { customProperty } from '@baize/tokens/src/declarations.ts';
import { SHARED } from '../../brand/brand-files.ts';
import * as css from '../page/page.css.ts';
import { useTokenValues } from '../page/tokens-list.tsx';

/** Returns the semantic tokens of these groups, in the order of the file. */
export const tokensUnder = (...groups: readonly string[]): string[] =>
  [...SHARED.semantic.keys()].filter((name) =>
    groups.some((group) => name.startsWith(`${group}.`)),
  );

export const property = (name: string): string => `var(${customProperty(name)})`;

/** The path of a token, and its value in the current brand. */
export function TokenLabel({ name, from = '' }: { name: string; from?: string }) {
  const value = useTokenValues([name]).get(name) ?? '';
  return (
    <span>
      <span className={css.tokenName}>{name.slice(from.length)}</span>
      <br />
      <span className={css.tokenValue}>{value}</span>
    </span>
  );
}
