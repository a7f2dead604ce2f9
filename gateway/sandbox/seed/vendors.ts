import type { GameType } from '@baize/gateway/contract/fields.ts';
import type { Translated } from '@baize/gateway/core/translated.ts';
import { translated } from './translated.ts';

/** A demo vendor: an invented studio. `lanes` has the lane in which each of its categories is listed. */
export interface DemoVendor {
  readonly vassalage: string;
  readonly name: Translated<string>;
  readonly categories: readonly {
    gameType: GameType;
    lane: GameType;
    /** Number of games. */
    games: number;
    /** The card opens the first game instead of a list. */
    opensGame: boolean;
  }[];
  /** Under maintenance for the first month of the demo. */
  readonly maintenance: boolean;
}

const one = (gameType: GameType, games: number, opensGame = false, lane = gameType) => [
  { gameType, lane, games, opensGame },
];
const vendor = (
  vassalage: string,
  english: string,
  categories: DemoVendor['categories'],
  rest: { filipino?: string; maintenance?: boolean } = {},
): DemoVendor => ({
  vassalage,
  name: translated([english, rest.filipino ?? english]),
  categories,
  maintenance: rest.maintenance ?? false,
});

/** In the order of the menus. */
export const DEMO_VENDORS: readonly DemoVendor[] = [
  vendor('LUMEN', 'Lumenforge', one('RNG', 148)),
  vendor('TIDAL', 'Tidal Nine', [...one('RNG', 112), ...one('FISH', 9)]),
  vendor('PCOMET', 'Paper Comet', one('RNG', 126)),
  vendor('HALCY', 'Halcyon Reels', one('RNG', 118)),
  vendor('TAMAR', 'Tamarind Lab', one('RNG', 104)),
  vendor('BRASSW', 'Brasswick', one('RNG', 96)),
  vendor('KESTR', 'Kestrel & Vane', one('RNG', 92)),
  vendor('NLANT', 'Ninth Lantern', one('RNG', 110)),
  vendor('VANTL', 'Velvet Antler', one('RNG', 84)),
  vendor('OHMST', 'Ohm Street', one('RNG', 88)),
  vendor('QTHUN', 'Quiet Thunder', one('RNG', 90)),
  vendor('SALTB', 'Saltbox Games', one('RNG', 76)),
  vendor('MARIG', 'Marigold Works', one('RNG', 94)),
  vendor('FERNL', 'Fernlight', one('RNG', 72)),
  vendor('COPPR', 'Copperline', one('RNG', 82)),
  vendor('OXBOW', 'Oxbow Play', one('RNG', 78)),
  vendor('HARB12', 'Harbour Twelve', one('RNG', 74)),
  vendor('PMONS', 'Pocket Monsoon', one('RNG', 86)),
  vendor('RAVEL', 'Ravelin', one('RNG', 70), { maintenance: true }),
  vendor('SUNDA', 'Sunda Reels', one('RNG', 92)),
  vendor('BCAP', 'Bluecap Interactive', one('RNG', 68)),
  vendor('NMOSS', 'Northmoss', one('RNG', 64)),
  vendor('PARL1', 'Parlour One', one('LIVE', 34)),
  vendor('MIRAD', 'Mirador Live', one('LIVE', 30)),
  vendor('SOLAC', 'Solace Studios', one('LIVE', 26)),
  vendor('GESTU', 'Grand Estuary', one('LIVE', 24)),
  vendor('ASTER', 'Aster Live', one('LIVE', 24)),
  vendor('CAM12', 'Camera Twelve', one('LIVE', 22)),
  vendor('CASAA', 'Casa Alon', one('LIVE', 20)),
  vendor('OPALN', 'Opaline Live', one('LIVE', 20)),
  vendor('TABSD', 'Tableside', one('LIVE', 18)),
  vendor('BELLH', 'Bellhouse', one('LIVE', 1, true)),
  vendor('DEEPW', 'Deepwell', one('FISH', 14)),
  vendor('CORAL', 'Coralworks', one('FISH', 13)),
  vendor('NFATH', 'Nine Fathoms', one('FISH', 12)),
  vendor('REEFR', 'Reefrunner', one('FISH', 11)),
  vendor('ANGLR', 'Anglerlight', one('FISH', 10)),
  vendor('BARKA', 'Barkada Games', one('PVP', 22)),
  vendor('FSEAT', 'Fourth Seat', one('PVP', 18)),
  vendor('OTABL', 'Open Table', one('PVP', 16)),
  vendor('QUORM', 'Quorum Play', one('PVP', 15)),
  vendor('LAKAN', 'Lakan Games', one('PVP', 15)),
  vendor('CARDH', 'Cardhall', one('PVP', 14)),
  vendor('FLINE', 'Fieldline', one('SPORTS', 5, true)),
  vendor('TERRC', 'Terrace', one('SPORTS', 4, true)),
  vendor('OTIME', 'Overtime Book', one('SPORTS', 4, true)),
  vendor('SIDEL', 'Sideline Pro', one('SPORTS', 4, true)),
  vendor('LONGS', 'Longshot', one('SPORTS', 5)),
  // Two vendors that the platform lists under sports: their game type distinguishes them.
  vendor('TARIA', 'Tari Arena', one('COCKFIGHT', 4, true, 'SPORTS')),
  vendor('RLINE', 'Respawn Line', one('ESPORTS', 6, true, 'SPORTS')),
  vendor('RULES', 'Ruleset', one('ESPORTS', 8, true)),
  vendor('LANEH', 'Lanehold', one('ESPORTS', 6)),
  vendor('TCG_LOTTO_VN', 'Vietnam Lottery', one('LOTT', 14), { filipino: 'Loterya ng Vietnam' }),
  vendor('TCG_SEA', 'SEA Lottery', one('LOTT', 12), { filipino: 'Loterya ng SEA' }),
  vendor('LOTT', 'House Lottery', one('ELOTT', 16), { filipino: 'Loterya ng Bahay' }),
  vendor('NUMER', 'Numero Draws', one('ELOTT', 14)),
  vendor('BILOG', 'Bilog Lotto', one('ELOTT', 14)),
];
