import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** What Filipino players try first; the library's lists are of the whole world. */
const LOCAL = ['mahalko', 'mahalkita', 'pilipinas'];
/** Below it an attacker needs fewer than a million guesses: not even throttled logins hold. */
const WEAKEST_SCORE = 2;
/** The estimate takes longer the longer a password is; what follows only makes it stronger. */
const ESTIMATED_LENGTH = 32;

let estimator: ZxcvbnFactory | undefined;

/** Ranks the dictionaries on first use: some 10 MB and 50 ms that not every process needs. */
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
  /** Empty where it is not known. */
  readonly username: string;
}

/**
 * How hard a password is to guess: 1 for one that is soon guessed, the merchant's default or the
 * account's own name, up to 4.
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
