import type { GameType } from '@baize/gateway/contract/fields.ts';
import type { Translated } from '@baize/gateway/core/translated.ts';
import { lotteryEngine } from '../lottery/engine.ts';
import { LOTTERIES, LOTTERY_STAKES } from '../lottery/lotteries.ts';
import { returnToPlayer } from '../play/engines.ts';
import { HOT_GAMES } from './hot-games.ts';
import { dealtNames, type GameName, slotNames } from './names/make-names.ts';
import * as names from './names/table-names.ts';
import { type Random, seededRandom } from './random.ts';
import { DEMO_VENDORS, type DemoVendor } from './vendors.ts';

/** A game before it gets its dates, which depend on the day of the first start. */
export interface GameSeed {
  readonly nodeId: string;
  readonly gameCode: string;
  readonly name: Translated<string>;
  readonly vassalage: string;
  readonly vendorName: string;
  readonly gameType: GameType;
  readonly gameClassify: string;
  readonly hotRank: number | null;
  readonly isNew: boolean;
  readonly ageInDays: number;
  readonly planned: boolean;
  readonly supportPlay: number;
  readonly rtp: number;
  readonly lines: number;
  readonly minBet: number;
  readonly maxBet: number;
  readonly jackpotSeed: number | null;
  readonly jackpotPerHour: number | null;
  readonly popularity: number;
  readonly theme: string;
  readonly motif: string;
}

const NEW_FOR_DAYS = 45;
const FIRST_NODE = 100_001;

type Kind = GameType | 'SC' | 'VP' | 'JP' | 'TG' | 'AC' | 'BG' | 'VN';

function nameSources(random: Random): Record<Kind, () => GameName> {
  const slots = slotNames(random);
  const dealt = (list: Parameters<typeof dealtNames>[0], theme: string) =>
    dealtNames(list, theme, random);
  return {
    RNG: slots,
    JP: slots,
    SC: dealt(names.SCRATCH_NAMES, 'scratch'),
    VP: dealt(names.POKER_NAMES, 'table'),
    TG: dealt(names.TABLE_NAMES, 'table'),
    AC: dealt(names.ARCADE_NAMES, 'arcade'),
    BG: dealt(names.BINGO_NAMES, 'bingo'),
    LIVE: dealt(names.LIVE_NAMES, 'live'),
    FISH: dealt(names.FISH_NAMES, 'fish'),
    PVP: dealt(names.PVP_NAMES, 'pvp'),
    SPORTS: dealt(names.SPORTS_NAMES, 'sports'),
    ESPORTS: dealt(names.ESPORTS_NAMES, 'esports'),
    COCKFIGHT: dealt(names.COCKFIGHT_NAMES, 'cockfight'),
    LOTT: dealt(names.LOTTO_SEA_NAMES, 'lottery'),
    VN: dealt(names.LOTTO_VN_NAMES, 'lottery'),
    ELOTT: dealt(names.ELOTT_NAMES, 'lottery'),
  };
}

/** Of a hundred games of a slot studio, how many belong to each sub-category. */
function slotKind(random: Random): Kind {
  const share = random.whole(0, 99);
  if (share < 6) return 'TG';
  if (share < 9) return 'VP';
  if (share < 17) return 'JP';
  if (share < 21) return 'SC';
  if (share < 26) return 'AC';
  if (share < 29) return 'BG';
  return 'RNG';
}

function kindOf(vendor: DemoVendor, gameType: GameType, random: Random): Kind {
  if (gameType === 'RNG') return slotKind(random);
  return vendor.vassalage === 'TCG_LOTTO_VN' ? 'VN' : gameType;
}

/** Lowest and highest bet in minor units, by what is played. */
function bets(gameType: GameType, random: Random) {
  const lowest = gameType === 'RNG' ? [10, 20, 20, 25, 50, 100] : [50, 100, 100, 200, 500];
  const minBet = random.pick(lowest);
  return { minBet, maxBet: minBet * random.pick([200, 250, 500, 1000]) };
}

function jackpot(kind: Kind, random: Random) {
  if (kind !== 'JP') return { jackpotSeed: null, jackpotPerHour: null };
  return {
    jackpotSeed: random.whole(400, 60_000) * 1_000,
    jackpotPerHour: random.whole(3_000, 190_000),
  };
}

/** What the sandbox's engine really pays; a figure of the trade for categories without an engine. */
function publishedReturn(nodeId: string, gameType: GameType, random: Random): number {
  const usual = random.whole(9_400, 9_720);
  const real = returnToPlayer({ nodeId, gameType });
  return real === undefined ? usual : Math.round(real * 100);
}

function makeGame(
  vendor: DemoVendor,
  gameType: GameType,
  nodeId: number,
  source: ReturnType<typeof nameSources>,
  random: Random,
): GameSeed {
  const kind = kindOf(vendor, gameType, random);
  const name = source[kind]();
  const isNew = random.chance(0.045);
  const subCategory = ['SC', 'VP', 'JP', 'TG', 'AC', 'BG'].includes(kind);
  return {
    nodeId: String(nodeId),
    gameCode: `${vendor.vassalage}_${nodeId}`,
    name: { EN: name.en, TY: name.ty },
    vassalage: vendor.vassalage,
    vendorName: vendor.name.EN,
    gameType,
    gameClassify: subCategory ? kind : 'ALL',
    hotRank: null,
    isNew,
    ageInDays: isNew ? random.whole(0, NEW_FOR_DAYS) : random.whole(NEW_FOR_DAYS + 1, 1900),
    planned: random.chance(0.004),
    supportPlay: gameType === 'RNG' ? Number(random.chance(0.22)) : 1,
    rtp: publishedReturn(String(nodeId), gameType, random),
    lines: gameType === 'RNG' ? random.pick([5, 10, 20, 20, 25, 40, 50, 243, 1024]) : 0,
    ...bets(gameType, random),
    ...jackpot(kind, random),
    // The square makes a few games far more played than the many.
    popularity: Math.floor(random.next() ** 2 * 100_000),
    theme: name.theme,
    motif: name.motif,
  };
}

/** Gives the hand-picked names and ranks to the first fitting games of their studios. */
function withHotGames(all: GameSeed[]): GameSeed[] {
  const free = new Set(all.keys());
  const result = [...all];
  const picked = new Set(HOT_GAMES.map((hot) => hot.en));
  HOT_GAMES.forEach((hot, rank) => {
    const index = [...free].find(
      (at) => all[at]?.vassalage === hot.vassalage && all[at]?.gameClassify === hot.classify,
    );
    const game = index === undefined ? undefined : all[index];
    if (index === undefined || !game) return;
    free.delete(index);
    result[index] = {
      ...game,
      name: { EN: hot.en, TY: hot.ty },
      theme: hot.theme,
      motif: hot.motif,
      hotRank: rank + 1,
      planned: false,
      supportPlay: hot.classify === 'ALL' || hot.classify === 'JP' ? 0 : game.supportPlay,
      popularity: 200_000 - rank * 1_000,
    };
  });
  return result.filter((game) => game.hotRank !== null || !picked.has(game.name.EN));
}

/** The vendors of lotteries that draw on a schedule offer those, each with its own name and code. */
function withLotteries(all: readonly GameSeed[]): GameSeed[] {
  const lotteries = [...LOTTERIES];
  return all.map((game) => {
    const at = lotteries.findIndex(({ vassalage }) => vassalage === game.vassalage);
    const [lottery] = at < 0 ? [] : lotteries.splice(at, 1);
    if (!lottery) return game;
    const { code: gameCode, name } = lottery;
    return {
      ...game,
      ...LOTTERY_STAKES,
      gameCode,
      name,
      planned: false,
      supportPlay: 0,
      rtp: Math.round(lotteryEngine.returnToPlayer({ ...game, gameCode }) * 100),
    };
  });
}

/** The whole catalogue, the same every time. */
export function demoGames(): GameSeed[] {
  const random = seededRandom('baize games');
  const source = nameSources(random);
  let nodeId = FIRST_NODE;
  const all = DEMO_VENDORS.flatMap((vendor) =>
    vendor.categories.flatMap(({ gameType, games }) =>
      Array.from({ length: games }, () => {
        const game = makeGame(vendor, gameType, nodeId, source, random);
        nodeId += 1;
        return game;
      }),
    ),
  );
  return withHotGames(withLotteries(all));
}
