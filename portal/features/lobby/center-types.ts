import type { GameType } from '@baize/gateway/contract';
import type { CenterType } from '../../shared/paths.ts';

/** What a game center may show: cockfight comes from sports and stays under its address (R4.19). */
const TYPES: Readonly<Record<CenterType, readonly GameType[]>> = {
  SPORTS: ['SPORTS', 'COCKFIGHT'],
  ESPORTS: ['ESPORTS'],
  LOTT: ['LOTT'],
  ELOTT: ['ELOTT'],
};

/** Categories that stand beside each other. */
const FAMILIES: readonly (readonly GameType[])[] = [
  ['SPORTS', 'ESPORTS', 'COCKFIGHT'],
  ['LOTT', 'ELOTT'],
];

/** The type that an address asks for (R2.06, R2.11); one that is not the page's counts as none. */
export const centerTypeOf = (category: CenterType, requested: string | null): GameType =>
  TYPES[category].find((type) => type === requested) ?? category;

export const familyOf = (type: GameType): readonly GameType[] =>
  FAMILIES.find((family) => family.includes(type)) ?? [type];
