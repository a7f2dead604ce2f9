/** An account and its score, in hundredths of the catalogue's unit. */
export interface Scored {
  readonly accountId: number;
  readonly score: number;
}

/**
 * Everybody's scores of a period, the best first; of two that are equal the older account comes first.
 * Two columns in place of one object for each account.
 */
export interface Ranking {
  readonly accountIds: Int32Array;
  readonly scores: Float64Array;
}

export interface RankedPlace {
  readonly place: number;
  /** The score of the place above; absent at the first. */
  readonly above: number | undefined;
}

/** @param scored in the order of a ranking */
export const rankingOf = (scored: readonly Scored[]): Ranking => ({
  accountIds: Int32Array.from(scored, ({ accountId }) => accountId),
  scores: Float64Array.from(scored, ({ score }) => score),
});

/** How many of a ranking stand before an account with such a score, itself perhaps among them. */
function countBefore({ accountIds, scores }: Ranking, { accountId, score }: Scored): number {
  let [low, high] = [0, scores.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = scores[middle] ?? 0;
    const isBefore = other > score || (other === score && (accountIds[middle] ?? 0) < accountId);
    if (isBefore) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The place of an account by the score that it has now, whatever the ranking knows of it. Pure. */
export function placeIn(ranking: Ranking, own: Scored): RankedPlace {
  const before = countBefore(ranking, own);
  const known = ranking.accountIds.subarray(0, before).indexOf(own.accountId);
  const last = known === before - 1 ? before - 2 : before - 1;
  return { place: known < 0 ? before + 1 : before, above: ranking.scores[last] };
}
