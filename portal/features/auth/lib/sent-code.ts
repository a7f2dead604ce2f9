import * as z from 'zod/mini';
import { tabStorage } from '../../../shared/safe-storage.ts';

/** Codes that are asked for with a number. */
export type RequestedPurpose = 'login' | 'register' | 'password';
/** `verify`: the second factor of a login, to the number that the account has. */
export type CodePurpose = RequestedPurpose | 'verify';

const sentCode = z.object({
  countryCode: z.string(),
  mobileNum: z.string(),
  /** Until when no other code can be asked for: milliseconds since 1970, by this device's clock. */
  deadline: z.number(),
  /** No code was sent: too many were asked for, by whoever asked (R9.05). */
  isRefused: z.optional(z.boolean()),
});

/** The last code that was asked for: with which number, and when the next may follow. */
export type SentCode = z.infer<typeof sentCode>;

const keyOf = (purpose: CodePurpose) => `smsCode:${purpose}`;
/** Where the page keeps what Firebase was asked for with a number (third-parties/phone-auth.ts). */
export const verificationKey = (purpose: CodePurpose) => `phoneVerification:${purpose}`;

/** R4.12: known after the popup was closed or the page reloaded; gone when its time is up. */
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

/** The code was used: it stands in the way of no other, and whoever comes next finds no number. */
export function forgetSentCode(purpose: CodePurpose): void {
  tabStorage.remove(keyOf(purpose));
  tabStorage.remove(verificationKey(purpose));
}

/** How long the button that asks for a code waits, and why. */
export interface CodeWait {
  /** Until when no other code can be asked for, milliseconds since 1970; 0 for at once. */
  readonly deadline: number;
  /** No code was sent: whoever asked has to wait. */
  readonly isRefused: boolean;
}

const NO_WAIT: CodeWait = { deadline: 0, isRefused: false };

/**
 * How long the button waits for a number: another number than the one that got the code may be
 * tried at once, so that a slip of the finger does not cost minutes. A country that was not known
 * yet when the code was sent makes no other number. What was refused is refused for any number.
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
