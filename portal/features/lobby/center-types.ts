import type { GameType } from '@baize/gateway/contract';
import type { CenterType } from '../../shared/paths.ts';

/**
 * The types of a game center: cockfight is split off sports and stays under its address (R4.19).
 */
const TYPES: Readonly<Record<CenterType, readonly GameType[]>> = {
  SPORTS: ['SPORTS', 'COCKFIGHT'],
  ESPORTS: ['ESPORTS'],
  LOTT: ['LOTT'],
  ELOTT: ['ELOTT'],
};

/** Groups of related categories. */
const FAMILIES: readonly (readonly GameType[])[] = [
  ['SPORTS', 'ESPORTS', 'COCKFIGHT'],
  ['LOTT', 'ELOTT'],
];

/** The type in an address (R2.06, R2.11); one that the page does not have counts as none. */
export const centerTypeOf = (category: CenterType, requested: string | null): GameType =>
  TYPES[category].find((type) => type === requested) ?? category;

export const relatedTypes = (type: GameType): readonly GameType[] =>
  FAMILIES.find((family) => family.includes(type)) ?? [type];
