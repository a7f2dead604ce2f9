import type { BrandLayout } from '@baize/gateway/contract';
import { groupAdjacent } from '../../shared/group-adjacent.ts';

export type HeaderPart = NonNullable<BrandLayout['header']>[number];

/** The default order, where the brand sets none. */
const USUAL: readonly HeaderPart[] = ['logo', 'search', 'space', 'preferences', 'account'];

/** Preferences and account have a smaller gap where they are neighbours. */
export const isTool = (part: HeaderPart): boolean => part === 'preferences' || part === 'account';

/** The header's parts in their order, neighbouring tools as one group. */
export const partsInRows = (parts: readonly HeaderPart[] = USUAL) => groupAdjacent(parts, isTool);
