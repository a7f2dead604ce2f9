import { tabStorage } from '../safe-storage.ts';

const KEY = 'referralCode';
/** Longest code that the gateway reads. */
const LONGEST = 255;

/** The code of a referral link; empty where the address has none. */
export const referralOf = (search: string): string =>
  new URLSearchParams(search).get(KEY)?.trim().slice(0, LONGEST) ?? '';

/**
 * Keeps the code of a link for who browses first and registers later (R4.11). In session storage:
 * it lasts as long as the visit in this tab, reloads included, and on a shared computer nobody
 * registers with the code of an earlier visitor. A later link replaces an earlier one.
 */
export function keepReferral(code: string): void {
  if (code) tabStorage.set(KEY, code);
}

/** The code of a link that was followed earlier in this visit; empty without one. */
export const keptReferral = (): string => tabStorage.get(KEY) ?? '';

/** After it was used, or refused: it must not come back with the next registration. */
export const forgetReferral = (): void => tabStorage.remove(KEY);
