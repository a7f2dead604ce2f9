import { CURRENCY_CODES } from '@baize/gateway/contract/currencies.ts';
import { GAME_TYPES } from '@baize/gateway/contract/fields.ts';
import { jackpotTerms, seedAmountIn } from '@baize/gateway/modules/games/jackpots.ts';
import { catalogueToMinor } from '@baize/gateway/modules/wallet/money.ts';
import { describe, expect, test } from 'vitest';
import { lotteryOf } from '../lottery/lotteries.ts';
import { betRange } from '../play/create-launch.ts';
import { isStepped } from '../play/engine.ts';
import { engineFor } from '../play/engines.ts';
import type { SportId } from '../sports/catalogue.ts';
import { openingSport } from '../sports/engine.ts';
import { demoGames, type GameSeed } from './make-games.ts';

const games = demoGames();

const engineOf = (game: GameSeed) => {
  const engine = engineFor(game);
  if (!engine) throw new Error(`No engine plays ${game.name.EN}.`);
  return engine;
};

/** Words that name a kind of game, in both languages, with the engine of that kind. */
const KINDS: readonly (readonly [words: RegExp, engine: string])[] = [
  [/\broulette\b/i, 'roulette'],
  [/\bbaccarat\b|\bpunto banco\b/i, 'baccarat'],
  [/\bdragon tiger\b/i, 'dragon-tiger'],
  [/\bhi-lo\b|\btaas-baba\b/i, 'hi-lo'],
  [/\bvideo poker\b|\bjacks or better\b/i, 'video-poker'],
  [/\bscratch\b|\bkaskas\b/i, 'scratch'],
  [/\bblackjack\b/i, 'blackjack'],
  [/\bbingo\b/i, 'bingo'],
  [/\bmines\b|\bmina\b/i, 'mines'],
  [/\breels?\b|\bslots?\b/i, 'slot'],
  [/\bfootball\b|\bbasketball\b|\btennis\b|\bnull sector\b|\bruneford\b/i, 'sports'],
  [/\b5\/36\b|\bfive of 36\b|\blima sa 36\b|\bpick five\b/i, 'draw'],
];

/** Kinds of games without an engine: no game may have such a name. */
const UNPLAYED =
  /sic bo|craps|pai gow|(?<!video )poker|hold.?em|teen patti|andar|bahar|fan tan|casino war|red dog|color game|tongits|pusoy|mahjong|rummy|domino|\bludo\b|big two|lucky nine|keno|plinko|dream wheel|deuces|boxing|boksing|basketbol|baseball|fight night|horse racing|karera|sportsbook|moba|shooter/i;

/** Formats of numbers games; the instant draw is five of thirty-six. */
const FORMAT = /\b\d\/\d+\b|\b[2-6]D\b|\d minut/i;

const named = (game: GameSeed) => `${game.name.EN} | ${game.name.TY}`;

describe('[R4.16] a game plays the kind that its name says', () => {
  test.each(KINDS)('every game called %s is played by %s', (words, engine) => {
    const called = games.filter((game) => words.test(named(game)));
    expect(called.length).toBeGreaterThan(3);
    const wrong = called.filter((game) => engineOf(game).id !== engine);
    expect(wrong.map(named)).toEqual([]);
  });

  test('no game has the name of a kind without an engine, in either language', () => {
    expect(games.filter((game) => UNPLAYED.test(named(game))).map(named)).toEqual([]);
    const formats = games.filter(
      (game) =>
        !lotteryOf(game.gameCode) && FORMAT.test(named(game).replace(/\b5\/36\b|\b9\/6\b/g, '')),
    );
    expect(formats.map(named)).toEqual([]);
  });

  test('every table game of a studio or with a dealer has a name that says its kind', () => {
    const tables = games.filter(
      ({ gameType, gameClassify }) => gameType === 'LIVE' || gameClassify === 'TG',
    );
    const silent = tables.filter((game) => !KINDS.some(([words]) => words.test(named(game))));
    expect(silent.map(named)).toEqual([]);
    const engines = new Set(tables.map((game) => engineOf(game).id));
    expect(engines).toEqual(
      new Set(['baccarat', 'blackjack', 'roulette', 'dragon-tiger', 'hi-lo']),
    );
  });
});

/** Words for the sport that a book opens on, in both languages. */
const SPORT_WORDS: readonly (readonly [words: RegExp, sport: SportId])[] = [
  [/\bfootball\b/i, 'football'],
  [/\bbasketball\b/i, 'basketball'],
  [/\btennis\b/i, 'tennis'],
  [/\bnull sector\b/i, 'nullSector'],
  [/\bruneford\b/i, 'runeford'],
];

describe('[R4.16] a book opens on the sport that its name says', () => {
  test.each(SPORT_WORDS)('%s', (words, sport) => {
    const called = games.filter((game) => words.test(named(game)));
    expect(called.length).toBeGreaterThan(2);
    const wrong = called.filter((game) => openingSport(game) !== sport);
    expect(wrong.map(named)).toEqual([]);
  });

  test('every book of sports and e-sports has it in its name, in both languages', () => {
    const books = games.filter(({ gameType }) => gameType === 'SPORTS' || gameType === 'ESPORTS');
    const says = (name: string | undefined) =>
      SPORT_WORDS.some(([words]) => words.test(name ?? ''));
    const silent = books.filter(({ name }) => !says(name.EN) || !says(name.TY));
    expect(silent.map(named)).toEqual([]);
  });
});

describe('the published facts of a game are those of its engine', () => {
  test('[R10.10c] its return, including its jackpot', () => {
    const wrong = games.filter((game) => {
      const terms = jackpotTerms(game);
      const jackpot = terms ? terms.share / 100 + 10_000 / terms.odds : 0;
      return game.rtp !== Math.round(engineOf(game).returnToPlayer(game) * 100) + jackpot;
    });
    expect(wrong.map(named)).toEqual([]);
    expect(Math.max(...games.map(({ rtp }) => rtp))).toBeLessThan(10_000);
  });

  test('its jackpot: every slot of that kind has one and no other game, and its rounds can win it', () => {
    const pots = games.filter((game) => jackpotTerms(game));
    expect(pots.length).toBeGreaterThan(100);
    expect(pots.map(({ gameClassify }) => gameClassify)).toEqual(pots.map(() => 'JP'));
    expect(pots.length).toBe(games.filter(({ gameClassify }) => gameClassify === 'JP').length);
    for (const game of pots) {
      expect(engineOf(game).cycle, named(game)).toBe('spin');
      expect(isStepped(engineOf(game)), named(game)).toBe(false);
      const terms = jackpotTerms(game);
      // In every currency the seed is a whole amount, and the highest bet does not win with certainty.
      for (const currency of CURRENCY_CODES) {
        if (!terms) continue;
        const seed = seedAmountIn(terms, currency);
        expect(seed).toBe(catalogueToMinor(terms.seed, currency, 'up'));
        expect(catalogueToMinor(game.maxBet, currency, 'up')).toBeLessThan(seed * terms.odds);
        expect(seed * terms.odds).toBeLessThan(2 ** 48);
      }
    }
  });

  test('its lines: twenty for slots, none for other games', () => {
    for (const engine of new Set(games.map((game) => engineOf(game)))) {
      const lines = new Set(games.filter((game) => engineOf(game) === engine).map((g) => g.lines));
      expect([...lines], engine.id).toEqual([engine.id === 'slot' ? 20 : 0]);
    }
  });

  test('its volatility and its features', () => {
    const wrong = games.filter(
      (game) =>
        game.volatility !== engineOf(game).volatility(game) ||
        game.features.join() !== engineOf(game).features(game).join(),
    );
    expect(wrong.map(named)).toEqual([]);
    const machines = games.filter((game) => engineOf(game).id === 'slot');
    expect(new Set(machines.map(({ volatility }) => volatility)).size).toBe(3);
  });

  test('its lowest and highest bet: the engine accepts them as they are in the catalogue', () => {
    const wrong = games.filter(({ minBet, maxBet, ...game }) => {
      const range = betRange({ minBet, maxBet }, engineFor(game)?.betStep ?? 0, 'USD');
      return range.minBet !== minBet || range.maxBet !== maxBet;
    });
    expect(wrong.map(named)).toEqual([]);
  });
});

test('the catalogue has all categories, and every id and code is unique', () => {
  expect(games.length).toBeGreaterThan(2400);
  expect(new Set(games.map(({ gameType }) => gameType))).toEqual(new Set(GAME_TYPES));
  expect(new Set(games.map(({ nodeId }) => nodeId)).size).toBe(games.length);
  expect(new Set(games.map(({ gameCode }) => gameCode)).size).toBe(games.length);
});
