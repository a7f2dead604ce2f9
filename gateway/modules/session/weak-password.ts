import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** What Filipino players try first; the library's lists are of the whole world. */
const LOCAL = ['mahalko', 'mahalkita', 'pilipinas'];
/** Below it an attacker needs fewer than a million guesses: not even throttled logins hold. */
const WEAKEST_SCORE = 2;
/** The estimate takes longer the longer a password is; what follows only makes it stronger. */
const ESTIMATED_LENGTH = 48;

let estimator: ZxcvbnFactory | undefined;

/** Ranks the dictionaries on first use: some 10 MB and 50 ms that not every process needs. */
function estimate(password: string, username: string): number {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, local: LOCAL },
    graphs: adjacencyGraphs,
  });
  const known = username === '' ? [] : [username];
  return estimator.check(password.slice(0, ESTIMATED_LENGTH), known).score;
}

/** Whether a password is soon guessed, the merchant's default, or the account's own name. */
export function isWeakPassword(
  password: string,
  account: { readonly defaultPassword: string; readonly username: string },
): boolean {
  return (
    password === account.defaultPassword ||
    (account.username !== '' && password.toLowerCase() === account.username.toLowerCase()) ||
    estimate(password, account.username) < WEAKEST_SCORE
  );
}
