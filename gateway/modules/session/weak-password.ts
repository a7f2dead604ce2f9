import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Common passwords of Filipino players; the library's dictionaries are international. */
const LOCAL = ['mahalko', 'mahalkita', 'pilipinas'];
/**
 * Below this score an attacker needs fewer than a million guesses, which throttling does not
 * prevent.
 */
const WEAKEST_SCORE = 2;
/**
 * Number of estimated characters: the estimate takes longer for longer passwords, and the rest only
 * makes them stronger.
 */
const ESTIMATED_LENGTH = 32;

let estimator: ZxcvbnFactory | undefined;

/** Loads the dictionaries on first use: about 10 MB and 50 ms, which not every process needs. */
function estimate(password: string, username: string): number {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, local: LOCAL },
    graphs: adjacencyGraphs,
  });
  const known = username === '' ? [] : [username.slice(0, ESTIMATED_LENGTH)];
  return estimator.check(password.slice(0, ESTIMATED_LENGTH), known).score;
}

interface Account {
  readonly defaultPassword: string;
  /** Empty if unknown. */
  readonly username: string;
}

/**
 * Returns the strength of a password: from 1 (easily guessed, the merchant's default or the
 * account's own name) to 4.
 */
export function strengthOf(password: string, account: Account): 1 | 2 | 3 | 4 {
  const isKnown =
    password === account.defaultPassword ||
    (account.username !== '' && password.toLowerCase() === account.username.toLowerCase());
  const score = isKnown ? 0 : estimate(password, account.username);
  if (score < WEAKEST_SCORE) return 1;
  return score >= 4 ? 4 : score >= 3 ? 3 : 2;
}

/** Whether a password is refused (`password_common`). */
export const isWeakPassword = (password: string, account: Account): boolean =>
  strengthOf(password, account) === 1;
