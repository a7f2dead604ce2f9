import type { Format, Rates } from './catalogue.ts';
import { decidingShare, type Final, isWon, TEN_THOUSAND, THREES } from './course.ts';

export interface Outcome extends Final {
  readonly chance: number;
}

type Race = Extract<Format, { kind: 'race' }>;
/** Results with a lower probability are left out. */
const NEVER = 1e-9;

const winnerOf = (diff: number): Final['winner'] =>
  diff === 0 ? 'draw' : diff > 0 ? 'home' : 'away';

function goalOutcomes(steps: number, rates: Rates): Outcome[] {
  let grid = new Map([['0:0', { home: 0, away: 0, chance: 1 }]]);
  const home = rates.home / TEN_THOUSAND;
  const away = rates.away / TEN_THOUSAND;
  for (let step = 0; step < steps; step += 1) {
    const next: typeof grid = new Map();
    const put = (one: number, other: number, chance: number) => {
      if (chance < NEVER / steps) return;
      const known = next.get(`${one}:${other}`)?.chance ?? 0;
      next.set(`${one}:${other}`, { home: one, away: other, chance: known + chance });
    };
    for (const cell of grid.values()) {
      put(cell.home + 1, cell.away, cell.chance * home);
      put(cell.home, cell.away + 1, cell.chance * away);
      put(cell.home, cell.away, cell.chance * (1 - home - away));
    }
    grid = next;
  }
  return [...grid.values()].map(({ home: one, away: other, chance }) => ({
    winner: winnerOf(one - other),
    diff: one - other,
    total: one + other,
    chance,
  }));
}

/** Probabilities of each number of points of a side after a number of steps. */
function pointChances(steps: number, rate: number): number[] {
  let chances = [1];
  const two = rate / TEN_THOUSAND;
  const three = THREES / TEN_THOUSAND;
  for (let step = 0; step < steps; step += 1) {
    const before = chances;
    chances = Array.from({ length: before.length + 3 }, (_, points) => {
      const of = (less: number) => before[points - less] ?? 0;
      return of(0) * (1 - two - three) + of(2) * two + of(3) * three;
    });
  }
  return chances;
}

function basketOutcomes(steps: number, rates: Rates): Outcome[] {
  const home = pointChances(steps, rates.home);
  const away = pointChances(steps, rates.away);
  const share = decidingShare(rates) / TEN_THOUSAND;
  return home.flatMap((ofHome, one) =>
    away.flatMap((ofAway, other): Outcome[] => {
      const chance = ofHome * ofAway;
      if (chance < NEVER) return [];
      const diff = one - other;
      const total = one + other;
      if (diff !== 0) return [{ winner: winnerOf(diff), diff, total, chance }];
      return [
        { winner: 'home', diff: 2, total: total + 2, chance: chance * share },
        { winner: 'away', diff: -2, total: total + 2, chance: chance * (1 - share) },
      ];
    }),
  );
}

interface Period {
  readonly home: number;
  readonly away: number;
  readonly chance: number;
}

function periodsOf(format: Race, home: number): Period[] {
  const ended: Period[] = [];
  const go = (one: number, other: number, chance: number) => {
    if (isWon(format, Math.max(one, other), Math.min(one, other))) {
      ended.push({ home: one, away: other, chance });
      return;
    }
    open.set(`${one}:${other}`, {
      home: one,
      away: other,
      chance: (open.get(`${one}:${other}`)?.chance ?? 0) + chance,
    });
  };
  let open = new Map<string, Period>([['0:0', { home: 0, away: 0, chance: 1 }]]);
  while (open.size > 0) {
    const cells = [...open.values()];
    open = new Map();
    for (const cell of cells) {
      go(cell.home + 1, cell.away, cell.chance * home);
      go(cell.home, cell.away + 1, cell.chance * (1 - home));
    }
  }
  const sums = new Map<string, Period>();
  for (const each of ended) {
    const key = `${each.home}:${each.away}`;
    sums.set(key, { ...each, chance: (sums.get(key)?.chance ?? 0) + each.chance });
  }
  return [...sums.values()];
}

function raceOutcomes(format: Race, rates: Rates): Outcome[] {
  const periods = periodsOf(format, rates.home / TEN_THOUSAND);
  const needed = Math.ceil(format.best / 2);
  const all: Outcome[] = [];
  const go = (won: number, lost: number, sums: Omit<Outcome, 'winner'>) => {
    if (won === needed || lost === needed) {
      all.push({ ...sums, winner: won === needed ? 'home' : 'away' });
      return;
    }
    for (const { home, away, chance } of periods) {
      go(won + Number(home > away), lost + Number(away > home), {
        diff: sums.diff + home - away,
        total: sums.total + home + away,
        chance: sums.chance * chance,
      });
    }
  };
  go(0, 0, { diff: 0, total: 0, chance: 1 });
  return all;
}

/** Merges equal results by adding their probabilities. */
function gathered(outcomes: readonly Outcome[]): Outcome[] {
  const sums = new Map<string, Outcome>();
  for (const each of outcomes) {
    const key = `${each.winner} ${each.diff} ${each.total}`;
    sums.set(key, { ...each, chance: each.chance + (sums.get(key)?.chance ?? 0) });
  }
  return [...sums.values()];
}

const known = new Map<string, readonly Outcome[]>();

/** Every possible result of a match that is not abandoned, with its exact probability. Pure. */
export function outcomesOf(format: Format, rates: Rates): readonly Outcome[] {
  const key = JSON.stringify([format, rates.home, rates.away]);
  let outcomes = known.get(key);
  if (!outcomes) {
    const all =
      format.kind === 'goals'
        ? goalOutcomes(format.steps, rates)
        : format.kind === 'baskets'
          ? basketOutcomes(format.steps, rates)
          : raceOutcomes(format, rates);
    outcomes = gathered(all);
    known.set(key, outcomes);
  }
  return outcomes;
}
