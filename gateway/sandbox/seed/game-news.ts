import { DAY, HOUR } from '@baize/gateway/contract/durations.ts';
import type { GameType } from '@baize/gateway/contract/fields.ts';
import type { Clock } from '@baize/gateway/core/clock.ts';
import { inLanguage, type Translated } from '@baize/gateway/core/translated.ts';
import { gameAnnouncements } from '@baize/gateway/database/schema/announcements.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { list, p } from './announcement-parts.ts';
import type { GameSeed } from './make-games.ts';
import { translated } from './translated.ts';
import { DEMO_VENDORS } from './vendors.ts';

const MONTH = 30 * DAY;
/** Number of games in announcements of new games and of jackpots. */
const NEWEST = 3;
const JACKPOTS = 2;
const LOBBIES: readonly GameType[] = ['RNG', 'LIVE', 'FISH', 'PVP'];

type News = Omit<typeof gameAnnouncements.$inferInsert, 'id'>;

const newGame = (game: GameSeed, publishedAt: number): News => ({
  kind: 'NEW',
  gameType: game.gameType,
  vassalage: game.vassalage,
  nodeId: game.nodeId,
  publishedAt,
  endsAt: null,
  title: translated([
    `${game.name.EN} is new at ${game.vendorName}`,
    `Bago sa ${game.vendorName}: ${inLanguage(game.name, 'TY')}`,
  ]),
  content: translated([
    p(
      `<strong>${game.name.EN}</strong> has opened. Its limits and what it pays back stand in its information, before you bet.`,
    ) + list('Play it from here.', 'Press the heart, and it waits for you in your favourites.'),
    p(
      `Bukas na ang <strong>${inLanguage(game.name, 'TY')}</strong>. Nasa impormasyon ng laro ang mga limitasyon at kung magkano ang ibinabalik nito, bago ka tumaya.`,
    ) + list('Laruin mula rito.', 'Pindutin ang puso para makita mo ito sa iyong mga paborito.'),
  ]),
});

const jackpot = (game: GameSeed, publishedAt: number): News => ({
  ...newGame(game, publishedAt),
  kind: 'JACKPOT',
  title: translated([
    `The jackpot of ${game.name.EN} grows with every bet`,
    `Lumalaki sa bawat taya ang jackpot ng ${inLanguage(game.name, 'TY')}`,
  ]),
  content: translated([
    p(
      'A share of every bet of real money is added to it; its amount stands on the game’s card. Each spin draws anew whether it wins the jackpot: twice the bet has twice the chance, and how long nobody has won it changes nothing. Free play does not take part.',
    ),
    p(
      'May bahagi ng bawat taya na totoong pera na idinaragdag dito; nasa card ng laro ang halaga. Panibagong bunot sa bawat ikot kung mananalo ng jackpot: doble ang tsansa kapag doble ang taya, at walang epekto kung gaano na katagal na walang nananalo. Hindi kasali ang libreng laro.',
    ),
  ]),
});

const resting = (
  name: Translated<string>,
  about: Pick<News, 'gameType' | 'vassalage' | 'nodeId'>,
  now: number,
): News => ({
  ...about,
  kind: 'MAINTENANCE',
  publishedAt: now - 2 * HOUR,
  endsAt: now + MONTH,
  title: translated([
    `${name.EN} is under maintenance`,
    `Inaayos pa ang ${inLanguage(name, 'TY')}`,
  ]),
  content: translated([
    p('Open rounds are safe and go on where they stopped. Balances are not touched.'),
    p(
      'Ligtas ang mga bukas na round at magpapatuloy kung saan huminto. Hindi magagalaw ang balanse.',
    ),
  ]),
});

function newsOf(all: readonly GameSeed[], gameType: GameType, now: number): News[] {
  const own = all.filter((game) => game.gameType === gameType);
  const newest = own
    .filter(({ isNew, planned }) => isNew && !planned)
    .toSorted((one, other) => one.ageInDays - other.ageInDays)
    .slice(0, NEWEST)
    // Published when the game opened, and each at its own time.
    .map((game, place) => newGame(game, now - game.ageInDays * DAY - (3 + place) * HOUR));
  const jackpots = own
    .filter(({ jackpotSeed, planned }) => jackpotSeed !== null && !planned)
    .toSorted((one, other) => (other.jackpotSeed ?? 0) - (one.jackpotSeed ?? 0))
    .slice(0, JACKPOTS)
    .map((game, place) => jackpot(game, now - (20 + place) * HOUR));
  const studios = DEMO_VENDORS.filter(
    ({ maintenance, categories }) =>
      maintenance && categories.some((category) => category.gameType === gameType),
  ).map(({ name, vassalage }) => resting(name, { gameType, vassalage, nodeId: null }, now));
  const games = own
    .filter(({ planned }) => planned)
    .slice(0, 1)
    .map(({ name, vassalage, nodeId }) => resting(name, { gameType, vassalage, nodeId }, now));
  return [...newest, ...jackpots, ...studios, ...games];
}

/** Announcements of the lobbies, from the catalogue: games that are new, under maintenance or have a jackpot. */
export async function seedGameNews(
  tx: Transaction,
  clock: Clock,
  all: readonly GameSeed[],
): Promise<void> {
  const now = clock.now();
  const news = LOBBIES.flatMap((gameType) => newsOf(all, gameType, now));
  await tx
    .insert(gameAnnouncements)
    .values(
      news.map((item, place) => ({ ...item, id: `GN${String(place + 1).padStart(3, '0')}` })),
    );
}
