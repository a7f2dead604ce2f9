import type { GameType } from '@baize/gateway/contract/fields.ts';
import type { GameFeature, Volatility } from '@baize/gateway/contract/games.ts';
import type { Translated } from '@baize/gateway/core/translated.ts';
import { jackpotReturn, jackpotTerms } from '@baize/gateway/modules/games/jackpots.ts';
import { LOTTERIES, LOTTERY_STAKES } from '../lottery/lotteries.ts';
import type { PlayedGame } from '../play/engine.ts';
import { codeOfGame, engineFor } from '../play/engines.ts';
import { HOT_GAMES } from './hot-games.ts';
import { dealtNames, type GameName, slotNames } from './names/make-names.ts';
import * as names from './names/table-names.ts';
import { type Random, seededRandom } from './random.ts';
import { DEMO_VENDORS, type DemoVendor } from './vendors.ts';

/** A game without its dates, which are relative to the day of the first start. */
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
  readonly volatility: Volatility;
  readonly features: GameFeature[];
  readonly minBet: number;
  readonly maxBet: number;
  readonly jackpotSeed: number | null;
  readonly jackpotShare: number | null;
  readonly jackpotOdds: number | null;
  readonly popularity: number;
  readonly theme: string;
  readonly motif: string;
}

const NEW_FOR_DAYS = 45;
const FIRST_NODE = 100_001;

/** Categories, the sub-categories of slot studios, their card games, and Vietnam's lotteries. */
type Kind = GameType | 'SC' | 'BG' | 'VP' | 'JP' | 'TG' | 'AC' | 'CARDS' | 'VN';

function nameSources(random: Random): Record<Kind, () => GameName> {
  const slots = slotNames(random);
  const dealt = (list: Parameters<typeof dealtNames>[0], theme: string) =>
    dealtNames(list, theme, random);
  return {
    RNG: slots,
    JP: slots,
    SC: dealt(names.SCRATCH_NAMES, 'scratch'),
    BG: dealt(names.BINGO_NAMES, 'bingo'),
    VP: dealt(names.POKER_NAMES, 'table'),
    CARDS: dealt(names.CARD_NAMES, 'table'),
    TG: dealt(names.TABLE_NAMES, 'table'),
    AC: dealt(names.ARCADE_NAMES, 'arcade'),
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

/** Share of each sub-category in a slot studio's games, percent. */
function slotKind(random: Random): Kind {
  const share = random.whole(0, 99);
  if (share < 6) return 'TG';
  if (share < 8) return 'CARDS';
  if (share < 11) return 'VP';
  if (share < 19) return 'JP';
  if (share < 24) return 'AC';
  if (share < 28) return 'SC';
  if (share < 31) return 'BG';
  return 'RNG';
}

function kindOf(vendor: DemoVendor, gameType: GameType, random: Random): Kind {
  if (gameType === 'RNG') return slotKind(random);
  return vendor.vassalage === 'TCG_LOTTO_VN' ? 'VN' : gameType;
}

/** The sub-category of the menus. */
function classOf(kind: Kind): string {
  if (kind === 'CARDS') return 'TG';
  return ['SC', 'BG', 'VP', 'JP', 'TG', 'AC'].includes(kind) ? kind : 'ALL';
}

/** Lowest and highest bet in minor units, by engine; every engine accepts them unchanged. */
function bets(game: Omit<PlayedGame, 'nodeId'>, random: Random) {
  const isSlot = engineFor(game)?.cycle === 'spin';
  const lowest = isSlot ? [20, 20, 20, 40, 60, 100] : [100, 100, 100, 200, 500];
  const minBet = random.pick(lowest);
  return { minBet, maxBet: minBet * random.pick([200, 250, 500, 1000]) };
}

/** Half a percent of all stakes, which a jackpot returns by its seed. */
const JACKPOT_ODDS = 200;

function jackpot(kind: Kind, random: Random) {
  if (kind !== 'JP') return { jackpotSeed: null, jackpotShare: null, jackpotOdds: null };
  return {
    jackpotSeed: random.whole(400, 60_000) * 1_000,
    jackpotShare: random.pick([5_000, 10_000, 15_000]),
    jackpotOdds: JACKPOT_ODDS,
  };
}

/** Adds a jackpot, which adds its part to the engine's return. */
function withJackpot(game: GameSeed): GameSeed {
  const terms = jackpotTerms(game);
  if (!terms) return game;
  // Only rounds that end with their bet contribute to a pot.
  if (engineFor(game)?.cycle !== 'spin') throw new Error(`${game.name.EN} cannot pay a jackpot.`);
  return { ...game, rtp: game.rtp + Math.round(jackpotReturn(terms) * 100) };
}

/** Facts from the game's engine: return in hundredths of a percent, number of lines (0 for none). */
function factsOf(game: PlayedGame) {
  const engine = engineFor(game);
  if (!engine) throw new Error(`No engine plays ${game.gameType}.`);
  return {
    rtp: Math.round(engine.returnToPlayer(game) * 100),
    lines: engine.lines ?? 0,
    volatility: engine.volatility(game),
    features: [...engine.features(game)],
  };
}

function makeGame(
  vendor: DemoVendor,
  gameType: GameType,
  number: number,
  source: ReturnType<typeof nameSources>,
  random: Random,
): GameSeed {
  const kind = kindOf(vendor, gameType, random);
  const name = source[kind]();
  const isNew = random.chance(0.045);
  const nodeId = String(number);
  const gameCode = codeOfGame(vendor.vassalage, nodeId, name.mark);
  return {
    nodeId,
    gameCode,
    name: { EN: name.en, TY: name.ty },
    vassalage: vendor.vassalage,
    vendorName: vendor.name.EN,
    gameType,
    gameClassify: classOf(kind),
    hotRank: null,
    isNew,
    ageInDays: isNew ? random.whole(0, NEW_FOR_DAYS) : random.whole(NEW_FOR_DAYS + 1, 1900),
    planned: random.chance(0.004),
    supportPlay: gameType === 'RNG' ? Number(random.chance(0.22)) : 1,
    ...factsOf({ nodeId, gameType, gameCode }),
    ...bets({ gameType, gameCode }, random),
    ...jackpot(kind, random),
    // Squaring concentrates play on a few games.
    popularity: Math.floor(random.next() ** 2 * 100_000),
    theme: name.theme,
    motif: name.motif,
  };
}

/** Assigns the hand-picked names and ranks to the first matching games of their studios. */
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
    const gameCode = codeOfGame(game.vassalage, game.nodeId, hot.mark);
    result[index] = {
      ...game,
      gameCode,
      ...factsOf({ ...game, gameCode }),
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

/** Replaces the games of lottery vendors by the scheduled lotteries, with their own names and codes. */
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
      ...factsOf({ ...game, gameCode }),
    };
  });
}

/** Marks the youngest game of a category as new where no other game is. */
function withNewGames(all: readonly GameSeed[]): GameSeed[] {
  const youngest = new Map<GameType, GameSeed>();
  for (const game of all.filter(({ planned }) => !planned)) {
    const known = youngest.get(game.gameType);
    if (!known || game.ageInDays < known.ageInDays) youngest.set(game.gameType, game);
  }
  return all.map((game) => {
    if (game.isNew || youngest.get(game.gameType) !== game) return game;
    return { ...game, isNew: true, ageInDays: NEW_FOR_DAYS };
  });
}

/** Creates the whole catalogue, deterministically. */
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
  return withNewGames(withHotGames(withLotteries(all))).map(withJackpot);
}
