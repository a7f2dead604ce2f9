import type { BrandLayout } from '@baize/gateway/contract';
import { groupNeighbours } from '../../shared/group-neighbours.ts';

export type HeaderPart = NonNullable<BrandLayout['header']>[number];

/** Where the brand says nothing. */
const USUAL: readonly HeaderPart[] = ['logo', 'search', 'space', 'preferences', 'account'];

/** Preferences and account stand close together, where they are neighbours. */
export const isTool = (part: HeaderPart): boolean => part === 'preferences' || part === 'account';

/** The header's parts in their order, tools that are neighbours as one row. */
export const partsInRows = (parts: readonly HeaderPart[] = USUAL) => groupNeighbours(parts, isTool);
