import { BEASTS } from './beasts.ts';
import { CARDS } from './cards.ts';
import { CHARMS } from './charms.ts';
import { COURT } from './court.ts';
import { DEALERS } from './dealers.ts';
import { DEVICES } from './devices.ts';
import { FRUITS } from './fruits.ts';
import { GARDEN } from './garden.ts';
import { GEM_CUTS } from './gem-cuts.ts';
import { HEROES } from './heroes.ts';
import { LEGENDS } from './legends.ts';
import { NATURE } from './nature.ts';
import { NUMBER_GAMES } from './number-games.ts';
import { PLACES } from './places.ts';
import { PORTRAITS } from './portraits.ts';
import { RICHES } from './riches.ts';
import { SEA } from './sea.ts';
import { SHELLS } from './shells.ts';
import { SPORTS } from './sports.ts';
import { SWEETS } from './sweets.ts';
import { TABLE_GAMES } from './table-games.ts';
import { THINGS } from './things.ts';
import { TRAVEL } from './travel.ts';
import { TREASURES } from './treasures.ts';
import type { Motif } from './types.ts';
import { VESSELS } from './vessels.ts';

/** All motifs of covers, by their names in the catalogue. */
export const MOTIFS: Readonly<Record<string, Motif>> = {
  ...BEASTS,
  ...CARDS,
  ...CHARMS,
  ...COURT,
  ...DEALERS,
  ...DEVICES,
  ...FRUITS,
  ...GARDEN,
  ...GEM_CUTS,
  ...HEROES,
  ...LEGENDS,
  ...NATURE,
  ...NUMBER_GAMES,
  ...PLACES,
  ...PORTRAITS,
  ...RICHES,
  ...SEA,
  ...SHELLS,
  ...SPORTS,
  ...SWEETS,
  ...TABLE_GAMES,
  ...THINGS,
  ...TRAVEL,
  ...TREASURES,
  ...VESSELS,
};
