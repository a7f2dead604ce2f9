import type { Random } from '../slot/maths/play.ts';
import type { Fixture, Outcome } from './fixtures.ts';
import type { MatchSkin } from './names.ts';

export interface MatchEvent {
  /** Thousandths of the match. */
  readonly at: number;
  /** Who scores. */
  readonly side: 'home' | 'away';
}

export interface MatchResult {
  readonly fixture: number;
  readonly winner: Outcome;
  readonly score: readonly [home: number, away: number];
  readonly events: readonly MatchEvent[];
}

/** Who wins, by the chances that the odds were made from. */
function drawWinner({ selections }: Fixture, random: Random): Outcome {
  let place = random(selections.reduce((sum, { chance }) => sum + chance, 0));
  for (const { pick, chance } of selections) {
    if (place < chance) return pick;
    place -= chance;
  }
  throw new Error('The chances of a match do not cover its draw.');
}

/** Points of winner and loser; equal for a draw. */
function drawScore(skin: MatchSkin, isDraw: boolean, random: Random): [number, number] {
  if (skin === 'arena') return [13, 4 + random(8)];
  if (skin === 'pit') return isDraw ? [5, 5] : [6, 2 + random(4)];
  const less = random(3);
  return isDraw ? [less, less] : [less + 1 + random(Math.max(1, 3 - less)), less];
}

/** How the result came about: a story to watch, drawn with the result and stored with it. */
export function writeMatch(skin: MatchSkin, fixture: Fixture, random: Random): MatchResult {
  const winner = drawWinner(fixture, random);
  const [more, less] = drawScore(skin, winner === 'draw', random);
  const score: [number, number] = winner === 'away' ? [less, more] : [more, less];
  const left = { home: score[0], away: score[1] };
  // A race ends with the winner's last point; in football any goal may be the last.
  const isRace = skin !== 'football' && winner !== 'draw';
  if (isRace) left[winner] -= 1;
  const sides: ('home' | 'away')[] = [];
  while (left.home + left.away > 0) {
    const side = random(left.home + left.away) < left.home ? 'home' : 'away';
    left[side] -= 1;
    sides.push(side);
  }
  if (isRace) sides.push(winner);
  // Each event has its own slice of the match, so that none covers another.
  const slice = 940 / Math.max(1, sides.length);
  const events = sides.map((side, index) => ({
    at: Math.floor(40 + index * slice + random(Math.max(1, Math.floor(slice * 0.8)))),
    side,
  }));
  if (isRace) events.splice(-1, 1, { at: 985, side: winner });
  return { fixture: fixture.id, winner, score, events };
}
