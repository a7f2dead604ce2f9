import { normaliseMobile } from '@baize/gateway/contract/mobile-number.ts';
import * as z from 'zod/mini';
import { CallError } from '../../../shared/api/call-error.ts';
import { toCallError } from '../../../shared/api/to-call-error.ts';
import { boot } from '../../../shared/boot.ts';
import { retryImport } from '../../../shared/errors/retry-import.ts';
import { tabStorage } from '../../../shared/safe-storage.ts';
import { type CodePurpose, verificationKey } from '../lib/sent-code.ts';
import type { FirebaseConfig } from './firebase-phone.ts';

/** Minutes until Firebase can be asked for another code: 60 s (R4.12). */
const RESEND_MINUTES = 1;

const verification = z.object({ mobile: z.string(), id: z.string() });

/**
 * Tokens by code: a code works once at Firebase, and the form may be rejected for another field.
 */
const earned = new Map<string, string>();

/** The configuration of Firebase, where it sends the codes instead of the gateway (R7.06). */
export function firebaseConfig(): FirebaseConfig | undefined {
  const phoneAuth = boot().permission.info.thirdParties?.phoneAuth;
  return phoneAuth?.provider === 'firebase' ? phoneAuth : undefined;
}

async function loadFirebase() {
  try {
    return await retryImport(() => import('./firebase-phone.ts'));
  } catch (error) {
    throw toCallError(error);
  }
}

function mobileOf(number: { countryDialingCode: string; mobileNum: string }): string {
  const mobile = normaliseMobile(number.countryDialingCode, number.mobileNum);
  if (!mobile) throw new CallError('phone_format_invalid');
  return mobile;
}

/**
 * Makes Firebase send a code.
 * @throws {CallError}
 */
export async function requestFirebaseCode(
  config: FirebaseConfig,
  purpose: CodePurpose,
  number: { countryDialingCode: string; mobileNum: string },
): Promise<{ expiredMinutes: number }> {
  const mobile = mobileOf(number);
  const { sendFirebaseCode } = await loadFirebase();
  const id = await sendFirebaseCode(config, mobile);
  // Stored, so that it survives a reload as the countdown does.
  tabStorage.set(verificationKey(purpose), JSON.stringify({ mobile, id }));
  return { expiredMinutes: RESEND_MINUTES };
}

function readVerification(purpose: CodePurpose): z.infer<typeof verification> | undefined {
  try {
    const stored = tabStorage.get(verificationKey(purpose));
    return z.safeParse(verification, JSON.parse(stored ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/**
 * Exchanges a typed code for the token that the gateway verifies.
 * @throws {CallError} `phone_code_invalid` for a number without a sent code
 */
export async function firebaseToken(
  config: FirebaseConfig,
  purpose: CodePurpose,
  input: { countryDialingCode: string; mobileNum: string; verificationCode: string },
): Promise<string> {
  const sent = readVerification(purpose);
  if (sent?.mobile !== mobileOf(input)) throw new CallError('phone_code_invalid');
  const key = `${sent.id}:${input.verificationCode}`;
  const known = earned.get(key);
  if (known) return known;
  const { confirmFirebaseCode } = await loadFirebase();
  const token = await confirmFirebaseCode(config, sent.id, input.verificationCode);
  earned.set(key, token);
  return token;
}
