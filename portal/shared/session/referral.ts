import { tabStorage } from '../safe-storage.ts';

const KEY = 'referralCode';
/** The maximum length of a code that the gateway reads. */
const LONGEST = 255;

/** The code of a referral link; empty where the address has none. */
export const referralOf = (search: string): string =>
  new URLSearchParams(search).get(KEY)?.trim().slice(0, LONGEST) ?? '';

/**
 * Keeps the code of a link for a visitor who registers later (R4.11). In session storage, so that
 * it lasts as long as the visit in this tab and is not used by the next person at a shared
 * computer. A later link replaces an earlier one.
 */
export function keepReferral(code: string): void {
  if (code) tabStorage.set(KEY, code);
}

/** The code of a link that was followed earlier in this visit; empty without one. */
export const keptReferral = (): string => tabStorage.get(KEY) ?? '';

/**
 * Forgets the code after it was used or rejected, so that the next registration does not use it.
 */
export const forgetReferral = (): void => tabStorage.remove(KEY);
