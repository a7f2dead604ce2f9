import type { LotteryRegion } from '@baize/gateway/contract/lottery.ts';
import type { Translated } from '@baize/gateway/core/translated.ts';
import { catalogueToMinor } from '@baize/gateway/modules/wallet/money.ts';
import type { FormatName } from './formats.ts';
import { dailyAt, everyMinutes, type Schedule, SEA_HOURS, VIETNAM_HOURS } from './schedule.ts';

/** A lottery that draws on a schedule. */
export interface Lottery {
  /** Its `gameCode` in the catalogue. */
  readonly code: string;
  readonly vassalage: 'TCG_LOTTO_VN' | 'TCG_SEA' | 'LOTT';
  readonly name: Translated<string>;
  readonly format: FormatName;
  readonly schedule: Schedule;
  /** The region in Vietnam's result tables, for its lotteries. */
  readonly region?: LotteryRegion;
}

type Row = readonly [code: string, en: string, ty: string, format: FormatName, schedule: Schedule];

const vietnam = (region: LotteryRegion, rows: readonly Row[]): Lottery[] =>
  rows.map(([code, english, filipino, format, schedule]) => ({
    code: `VN_${code}`,
    vassalage: 'TCG_LOTTO_VN',
    name: { EN: english, TY: filipino },
    format,
    schedule,
    region,
  }));

const vn = (time: string) => dailyAt(time, VIETNAM_HOURS);
const vnEvery = (minutes: number) => everyMinutes(minutes, VIETNAM_HOURS);

const VIETNAM: readonly Lottery[] = [
  ...vietnam('north', [
    ['HANOI', 'Hanoi Special', 'Hanoi Special', 'north', vn('18:30')],
    ['NORTH_1M', 'Northern 1 Minute', 'Hilaga 1 Minuto', 'north', vnEvery(1)],
    ['NORTH_5M', 'Northern 5 Minutes', 'Hilaga 5 Minuto', 'north', vnEvery(5)],
    ['RED_RIVER', 'Red River Daily', 'Araw-araw Red River', 'north', vn('17:30')],
    ['HA_LONG', 'Ha Long Bay', 'Look ng Ha Long', 'north', vn('12:00')],
  ]),
  ...vietnam('central', [
    ['CENTRAL', 'Central Draw', 'Gitnang Bola', 'south', vn('17:15')],
    ['HUE', 'Hue Heritage', 'Pamana ng Hue', 'south', vn('16:30')],
    ['NHA_TRANG', 'Nha Trang Coast', 'Baybay Nha Trang', 'south', vn('15:30')],
    ['LOTUS_3M', 'Lotus 3 Minutes', 'Lotus 3 Minuto', 'south', vnEvery(3)],
  ]),
  ...vietnam('south', [
    ['SAIGON', 'Saigon Evening', 'Gabi ng Saigon', 'south', vn('18:15')],
    ['SOUTH_1M', 'Southern 1 Minute', 'Timog 1 Minuto', 'south', vnEvery(1)],
    ['MEKONG', 'Mekong Draw', 'Bola ng Mekong', 'south', vn('16:15')],
    ['DA_LAT', 'Da Lat Morning', 'Umaga ng Da Lat', 'south', vn('10:00')],
    ['CAN_THO', 'Can Tho Market', 'Palengke ng Can Tho', 'south', vn('14:15')],
  ]),
];

const sea = (time: string, hours = SEA_HOURS) => dailyAt(time, hours);
const SEA_ROWS: readonly Row[] = [
  ['STRAITS_4D', 'Straits 4D', 'Straits 4D', 'sea4', sea('18:45')],
  ['MONSOON_5M', 'Monsoon 5 Minutes', 'Habagat 5 Minuto', 'sea4', everyMinutes(5, SEA_HOURS)],
  ['MANILA_3D', 'Manila 3D', 'Manila 3D', 'three', sea('21:00')],
  ['LUZON_3D', 'Luzon Swertres', 'Luzon Swertres', 'three', sea('14:00')],
  ['VISAYAS_2D', 'Visayas 2D', 'Visayas 2D', 'two', sea('17:00')],
  ['MINDANAO_4D', 'Mindanao 4D', 'Mindanao 4D', 'sea4', sea('20:00')],
  ['BANGKOK', 'Bangkok Daily', 'Araw-araw Bangkok', 'five', sea('16:00', VIETNAM_HOURS)],
  ['JAKARTA_4D', 'Jakarta 4D', 'Jakarta 4D', 'sea4', sea('18:00', VIETNAM_HOURS)],
  ['VIENTIANE', 'Vientiane Draw', 'Bola ng Vientiane', 'four', sea('20:30', VIETNAM_HOURS)],
  ['ANGKOR_4D', 'Angkor 4D', 'Angkor 4D', 'four', sea('19:30', VIETNAM_HOURS)],
  ['BORNEO_4D', 'Borneo 4D', 'Borneo 4D', 'sea4', sea('19:00')],
  ['PALAWAN_3M', 'Palawan 3 Minutes', 'Palawan 3 Minuto', 'three', everyMinutes(3, SEA_HOURS)],
];

/** The house's own lotteries: five games, each at three intervals, and a grand draw in the evening. */
const FAMILIES: readonly (readonly [string, string, string, FormatName])[] = [
  ['SPEED_FIVE', 'Speed Five', 'Mabilis na Lima', 'five'],
  ['TURBO_FOUR', 'Turbo Four', 'Turbo Apat', 'four'],
  ['LUCKY_THREE', 'Lucky Three', 'Masuwerteng Tatlo', 'three'],
  ['DRAGON_DUEL', 'Dragon Duel', 'Duwelo ng Dragon', 'two'],
  ['GOLD_RUSH', 'Gold Rush 4D', 'Gold Rush 4D', 'sea4'],
];
const HOUSE_ROWS: readonly Row[] = [
  ...FAMILIES.flatMap(([code, en, ty, format]) =>
    [1, 3, 5].map(
      (minutes): Row => [
        `${code}_${minutes}M`,
        `${en} ${minutes} min`,
        `${ty} ${minutes} min`,
        format,
        everyMinutes(minutes, SEA_HOURS),
      ],
    ),
  ),
  ['GRAND_FIVE', 'Grand Five', 'Engrandeng Lima', 'five', sea('21:30')],
];

const others = (vassalage: 'TCG_SEA' | 'LOTT', prefix: string, rows: readonly Row[]): Lottery[] =>
  rows.map(([code, english, filipino, format, schedule]) => ({
    code: `${prefix}_${code}`,
    vassalage,
    name: { EN: english, TY: filipino },
    format,
    schedule,
  }));

/** Every lottery of the sandbox, in the order of its menus. */
export const LOTTERIES: readonly Lottery[] = [
  ...VIETNAM,
  ...others('TCG_SEA', 'SEA', SEA_ROWS),
  ...others('LOTT', 'HOUSE', HOUSE_ROWS),
];

const BY_CODE = new Map(LOTTERIES.map((lottery) => [lottery.code, lottery]));

/** Returns the scheduled lottery of a game; undefined for other games. */
export const lotteryOf = (gameCode: string | null | undefined): Lottery | undefined =>
  gameCode ? BY_CODE.get(gameCode) : undefined;

/** Maximum win of one player in one issue, in hundredths of the catalogue's unit. */
export const MAX_PAYOUT = 5_000_000;

/** The same in minor units of a currency. */
export const highestPayoutOf = (currency: string): number =>
  catalogueToMinor(MAX_PAYOUT, currency, 'down');
/** Lowest and highest stake of one bet, in hundredths of the catalogue's unit. */
export const LOTTERY_STAKES = { minBet: 50, maxBet: 50_000 };
/** Step of stakes, at which every pay is a whole number of minor units in any currency. */
export const STAKE_STEP = 50;
