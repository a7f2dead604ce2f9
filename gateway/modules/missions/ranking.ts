/** An account and its score, in hundredths of the catalogue's unit. */
export interface Scored {
  readonly accountId: number;
  readonly score: number;
}

/**
 * All scores of a period, the best first; of two equal scores the older account comes first. Stored as
 * two columns rather than as one object per account, to save memory.
 */
export interface Ranking {
  readonly accountIds: Int32Array;
  readonly scores: Float64Array;
}

export interface RankedPlace {
  readonly place: number;
  /** The score of the next better place; undefined for the first place. */
  readonly above: number | undefined;
}

/** @param scored sorted in the order of a ranking */
export const rankingOf = (scored: readonly Scored[]): Ranking => ({
  accountIds: Int32Array.from(scored, ({ accountId }) => accountId),
  scores: Float64Array.from(scored, ({ score }) => score),
});

/** Counts the entries that precede a score of an account; the account itself may be among them. */
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

/** Returns an account's place by its current score, even if the ranking contains an older one. Pure. */
export function placeIn(ranking: Ranking, own: Scored): RankedPlace {
  const before = countBefore(ranking, own);
  const known = ranking.accountIds.subarray(0, before).indexOf(own.accountId);
  const last = known === before - 1 ? before - 2 : before - 1;
  return { place: known < 0 ? before + 1 : before, above: ranking.scores[last] };
}
