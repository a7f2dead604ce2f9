import type { BrandLayout } from '@baize/gateway/contract';

export type HeaderPart = NonNullable<BrandLayout['header']>[number];
type Row = readonly [HeaderPart, ...HeaderPart[]];

/** Where the brand says nothing. */
const USUAL: readonly HeaderPart[] = ['logo', 'search', 'space', 'preferences', 'account'];

/** Preferences and account stand close together, where they are neighbours. */
export const isTool = (part: HeaderPart): boolean => part === 'preferences' || part === 'account';

/** The header's parts in their order, tools that are neighbours as one row. */
export function partsInRows(parts: readonly HeaderPart[] = USUAL): readonly Row[] {
  const rows: [HeaderPart, ...HeaderPart[]][] = [];
  for (const part of parts) {
    const last = rows.at(-1);
    if (last && isTool(part) && isTool(last[0])) last.push(part);
    else rows.push([part]);
  }
  return rows;
}
