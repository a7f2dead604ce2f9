import * as z from 'zod/mini';
import { tabStorage } from '../../../shared/safe-storage.ts';

/** The purposes of codes that are requested with a number. */
export type RequestedPurpose = 'login' | 'register' | 'password';
/** `verify`: the second factor of a login, sent to the account's number. */
export type CodePurpose = RequestedPurpose | 'verify';

const sentCode = z.object({
  countryCode: z.string(),
  mobileNum: z.string(),
  /** When another code can be requested: milliseconds since 1970, by this device's clock. */
  deadline: z.number(),
  /** No code was sent, because this person requested too many (R9.05). */
  isRefused: z.optional(z.boolean()),
});

/** The last requested code: its number, and when another one can be requested. */
export type SentCode = z.infer<typeof sentCode>;

const keyOf = (purpose: CodePurpose) => `smsCode:${purpose}`;
/** The storage key of Firebase's request for a number (third-parties/phone-auth.ts). */
export const verificationKey = (purpose: CodePurpose) => `phoneVerification:${purpose}`;

/** R4.12: survives closing the popup and reloading the page; undefined when its time is over. */
export function readSentCode(purpose: CodePurpose, now: number): SentCode | undefined {
  try {
    const stored = tabStorage.get(keyOf(purpose));
    const parsed = z.safeParse(sentCode, stored === null ? undefined : JSON.parse(stored));
    return parsed.success && parsed.data.deadline > now ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

export const writeSentCode = (purpose: CodePurpose, sent: SentCode): void =>
  tabStorage.set(keyOf(purpose), JSON.stringify(sent));

/** Removes a used code, so that it does not delay another one or disclose the number. */
export function forgetSentCode(purpose: CodePurpose): void {
  tabStorage.remove(keyOf(purpose));
  tabStorage.remove(verificationKey(purpose));
}

/** How long the button that requests a code must wait, and why. */
export interface CodeWait {
  /** When another code can be requested, milliseconds since 1970; 0 for immediately. */
  readonly deadline: number;
  /** No code was sent: the person has to wait. */
  readonly isRefused: boolean;
}

const NO_WAIT: CodeWait = { deadline: 0, isRefused: false };

/**
 * How long the button waits for a number. A code for another number can be requested immediately,
 * so that a typing error does not cost minutes. A country that was unknown when the code was sent
 * does not make it another number. A rejection applies to any number.
 */
export function waitFor(
  sent: SentCode | undefined,
  input: { readonly countryCode: string; readonly mobileNum: string },
): CodeWait {
  if (!sent) return NO_WAIT;
  const { deadline, isRefused = false } = sent;
  if (isRefused) return { deadline, isRefused };
  const digits = (text: string) => text.replace(/\D/g, '');
  const isElsewhere = sent.countryCode !== '' && input.countryCode !== sent.countryCode;
  const other =
    digits(input.mobileNum) !== '' &&
    (digits(input.mobileNum) !== digits(sent.mobileNum) || isElsewhere);
  return other ? NO_WAIT : { deadline, isRefused };
}
