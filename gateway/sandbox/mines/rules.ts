import type { Random } from '../slot/maths/play.ts';

/** Number of tiles: five by five. */
export const TILES = 25;
/** The numbers of mines that a player may choose. */
export const MINES = [1, 3, 5, 8] as const;

/** Percent of the stakes that the pays are calculated from. */
const SHARE = 97n;
/** Hundredths of the bet at which a round is collected automatically. */
const HIGHEST_PAYS = 100_000;

function choose(from: number, count: number): bigint {
  let ways = 1n;
  for (let index = 0; index < count; index += 1) {
    ways = (ways * BigInt(from - index)) / BigInt(index + 1);
  }
  return ways;
}

/** Probability of opening so many tiles without a mine. */
export const chanceOf = (mines: number, opened: number): number =>
  Number(choose(TILES - mines, opened)) / Number(choose(TILES, opened));

/** Return of collecting after so many tiles, hundredths of the bet, rounded down. */
export const paysOf = (mines: number, opened: number): number =>
  opened === 0 ? 0 : Number((SHARE * choose(TILES, opened)) / choose(TILES - mines, opened));

/** Maximum number of tiles that can be opened in a round; the last one collects. */
export function maxOpenedTiles(mines: number): number {
  let opened = TILES - mines;
  while (paysOf(mines, opened) > HIGHEST_PAYS) opened -= 1;
  return opened;
}

/** Pays of a number of mines, after the first tile, the second and so on: hundredths of the bet. */
export const ladderOf = (mines: number): number[] =>
  Array.from({ length: maxOpenedTiles(mines) }, (_, index) => paysOf(mines, index + 1));

/** The return of collecting after each number of tiles, for each number of mines: shares of the bet. */
export const allReturns = (): number[] =>
  MINES.flatMap((mines) =>
    ladderOf(mines).map((pays, index) => (pays / 100) * chanceOf(mines, index + 1)),
  );

const FIELD: readonly number[] = Array.from({ length: TILES }, (_, tile) => tile);

/** Places the mines: tiles 0 to 24, row by row, all fields equally likely. */
export function placeMines(mines: number, random: Random): number[] {
  const tiles = FIELD.slice();
  for (let index = 0; index < mines; index += 1) {
    const at = index + random(TILES - index);
    const tile = tiles[at] ?? 0;
    tiles[at] = tiles[index] ?? 0;
    tiles[index] = tile;
  }
  return tiles.slice(0, mines);
}
