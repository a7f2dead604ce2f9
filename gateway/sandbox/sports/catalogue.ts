import { MINUTE } from '@baize/gateway/contract/durations.ts';
/** The subject of a book: a sport, a title of e-sports, or cockfights. */
export const SPORTS = [
  'football',
  'basketball',
  'tennis',
  'nullSector',
  'runeford',
  'pit',
] as const;
export type SportId = (typeof SPORTS)[number];

/** The model of a match; the same rules draw, price and verify it. */
export type Format =
  /** In each of so many steps at most one side scores one point. */
  | { readonly kind: 'goals'; readonly steps: number; readonly periods: number }
  /** In each of so many steps each side scores nothing, two or three; a draw continues until one side scores. */
  | { readonly kind: 'baskets'; readonly steps: number; readonly periods: number }
  /** Each point goes to one side; a period ends at the target with a lead, or at the cap. */
  | {
      readonly kind: 'race';
      readonly target: number;
      readonly lead: number;
      readonly cap: number;
      /** Maximum number of periods; the side that wins most of them wins. */
      readonly best: 1 | 3;
    };

/** The base probabilities of a match, of ten thousand. */
export interface Rates {
  readonly home: number;
  readonly away: number;
}

/** The unit of totals and handicaps where the score counts periods, sets or maps. */
export type LineUnit = 'games' | 'rounds';

interface Sport {
  readonly format: Format;
  /** Absent where totals and handicaps count the score itself. */
  readonly lineUnit?: LineUnit;
  /** @param better rating of the home side less that of the other, -7 to 7 */
  rates(better: number): Rates;
}

const even = (better: number, step: number): Rates => ({
  home: 5000 + better * step,
  away: 5000 - better * step,
});

const TO_THIRTEEN = { kind: 'race', target: 13, lead: 1, cap: 13, best: 3 } as const;
const TO_TEN = { kind: 'race', target: 10, lead: 1, cap: 10, best: 3 } as const;

export const RULES: Readonly<Record<SportId, Sport>> = {
  football: {
    format: { kind: 'goals', steps: 90, periods: 2 },
    rates: (better) => ({ home: 165 + 13 * better, away: 130 - 11 * better }),
  },
  basketball: {
    format: { kind: 'baskets', steps: 96, periods: 4 },
    rates: (better) => ({ home: 4100 + 45 * better, away: 3950 - 45 * better }),
  },
  tennis: {
    format: { kind: 'race', target: 6, lead: 2, cap: 7, best: 3 },
    lineUnit: 'games',
    rates: (better) => even(better, 85),
  },
  nullSector: { format: TO_THIRTEEN, lineUnit: 'rounds', rates: (better) => even(better, 60) },
  runeford: { format: TO_TEN, lineUnit: 'rounds', rates: (better) => even(better, 70) },
  pit: {
    format: { kind: 'race', target: 6, lead: 1, cap: 6, best: 1 },
    rates: (better) => even(better, 140),
  },
};

/** A league of invented sides. Its calendar depends on the clock alone. */
export interface League {
  readonly code: string;
  readonly sport: SportId;
  /** A proper noun, not translated. */
  readonly name: string;
  readonly teams: readonly string[];
  /** Milliseconds between kick-offs, and their offset from multiples of the period. */
  readonly periodMs: number;
  readonly phaseMs: number;
  /** Duration of a match in milliseconds. */
  readonly lengthMs: number;
}

const league = (
  code: string,
  sport: SportId,
  name: string,
  phaseMinutes: number,
  teams: string,
  lengthMinutes = 6,
): League => ({
  code,
  sport,
  name,
  teams: teams.split(', '),
  periodMs: 3 * MINUTE,
  phaseMs: phaseMinutes * MINUTE,
  lengthMs: lengthMinutes * MINUTE,
});

/** Every league has twelve sides, so that each plays each in turn. */
export const LEAGUES: readonly League[] = [
  league(
    'HARBOR',
    'football',
    'Harbor League',
    0,
    'Harbor United, Calle Norte, Ironvale, Santa Lira, Redmoor Athletic, Isla Verde, Kestrel Town, Monte Azul, Lakeside Rovers, Bayani FC, Old Foundry, Puerto Alto',
  ),
  league(
    'TALA',
    'football',
    'Tala Premier',
    1,
    'Tala City, Rio Dorado, Amihan SC, Luntian FC, Sinag Rovers, Bagwis United, Dalisay Town, Marikit FC, Hiraya Athletic, Alon Wanderers, Tanglaw SC, Mayumi City',
  ),
  league(
    'NORTH',
    'football',
    'Northern Cup',
    2,
    'Stormhaven, Westgate Albion, Northwick, Castle Row, Frostholm, Grey Abbey, Millbrook Town, Highmoor, Ravensford, Ashby Vale, Thornbury Athletic, Eastmarch',
  ),
  league(
    'CAPITAL',
    'basketball',
    'Capital Basketball',
    0.5,
    'Manila Drift, Cebu Anchors, Quezon Kites, Davao Summit, Iloilo Embers, Baguio Pines, Laguna Herons, Batangas Forge, Pasig Current, Tarlac Plows, Vigan Lanterns, Palawan Divers',
  ),
  league(
    'TIMBER',
    'basketball',
    'Timber Conference',
    2,
    'Cedar Falls, Granite Bay, Pine Ridge, Copper Hill, Silver Creek, Maple Point, Stone Harbor, River Bend, Eagle Pass, Fox Hollow, Iron Range, Bear Lake',
  ),
  league(
    'SAMPAGITA',
    'tennis',
    'Sampagita Open',
    1,
    'L. Abadan, M. Castellan, T. Ferro, J. Halloran, R. Ilagan, K. Jovic, P. Lindqvist, A. Maranto, S. Okafor, D. Quillan, V. Rastelli, B. Sandoval',
  ),
  league(
    'CLAYCOURT',
    'tennis',
    'Clay Court Series',
    2.5,
    'E. Brandao, N. Dusek, C. Echevarri, F. Galang, H. Iversen, O. Kaplan, I. Lorenzo, G. Matsuda, U. Nyberg, Y. Orsini, W. Pascual, Z. Tolosa',
  ),
  league(
    'SECTOR',
    'nullSector',
    'Sector Circuit',
    0,
    'Null Vector, Paper Tigers, Ghost Relay, Kidlat Five, Overcast, Red Comet, Static Bloom, Hexa Wolves, Silent Orbit, Alon Esports, Ninth Gate, Pixel Forge',
  ),
  league(
    'RUNE',
    'runeford',
    'Runeford Masters',
    1.5,
    'Cold Start, Agila Prime, Lumen Squad, Zero Harvest, Moss Golems, Hilaga Unit, Violet Storm, Glass Cannon, Bakunawa, Lantern Guild, Iron Acorn, Last Ember',
  ),
  league(
    'ULUTAN',
    'pit',
    'Ulutan',
    0,
    'Pulang Kidlat, Haring Bato, Golden Spur, Bagyong Itim, Silver Comb, Alamat, Desert Flame, Talim, Morning Thunder, Puting Agila, Copper King, Sinag',
    3,
  ),
];

const BY_CODE = new Map(LEAGUES.map((each) => [each.code, each]));
export const leagueOf = (code: string): League | undefined => BY_CODE.get(code);
export const leaguesOf = (sport: SportId): League[] =>
  LEAGUES.filter((each) => each.sport === sport);

/** Rating of a side, 0 to 7, by its position in the list. */
export const ratingOf = (place: number): number => (place * 5) % 8;
