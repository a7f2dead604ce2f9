import type { ThirdParties } from '@baize/gateway/contract';
import { getApps, initializeApp } from '@firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  signOut,
} from '@firebase/auth';
import { CallError } from '../../../shared/api/call-error.ts';
import { currentLanguage, languageTag } from '../../../shared/messages/language-store.ts';
import { loadScript, SCRIPT_TIMEOUT, scriptGlobal } from './load-script.ts';
import { phoneError } from './phone-errors.ts';

export type FirebaseConfig = Extract<ThirdParties['phoneAuth'], { provider: 'firebase' }>;

const RECAPTCHA = 'https://www.google.com/recaptcha/api.js?render=explicit';

interface Recaptcha {
  ready(listener: () => void): void;
}
const isRecaptcha = (value: unknown): value is Recaptcha =>
  typeof value === 'object' && value !== null && 'ready' in value;

let auth: Auth | undefined;

/** Firebase's session is not used: it is kept in memory until the gateway has started its own. */
function authOf(config: FirebaseConfig): Auth {
  if (auth) return auth;
  const { apiKey, authDomain, projectId, emulator } = config;
  const app = getApps()[0] ?? initializeApp({ apiKey, authDomain, projectId });
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (emulator) {
    connectAuthEmulator(auth, emulator, { disableWarnings: true });
    auth.settings.appVerificationDisabledForTesting = true;
  }
  return auth;
}

/**
 * Firebase would load reCAPTCHA itself, and report a blocked script as an internal error: loaded
 * here first, the failure has a message of the catalogue.
 */
async function loadRecaptcha(): Promise<void> {
  await loadScript(RECAPTCHA);
  const recaptcha = scriptGlobal('grecaptcha', isRecaptcha);
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new CallError('timeout')), SCRIPT_TIMEOUT);
    recaptcha.ready(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Makes Firebase send a code; returns the id of the verification.
 * @param mobile E.164
 * @throws {CallError}
 */
export async function sendFirebaseCode(config: FirebaseConfig, mobile: string): Promise<string> {
  const place = document.createElement('div');
  document.body.append(place);
  try {
    if (!config.emulator) await loadRecaptcha();
    const firebase = authOf(config);
    firebase.languageCode = languageTag(currentLanguage());
    const verifier = new RecaptchaVerifier(firebase, place, { size: 'invisible' });
    try {
      return await new PhoneAuthProvider(firebase).verifyPhoneNumber(mobile, verifier);
    } finally {
      verifier.clear();
    }
  } catch (error) {
    throw phoneError(error);
  } finally {
    place.remove();
  }
}

/**
 * Exchanges a code for an ID token; works once.
 * @throws {CallError}
 */
export async function confirmFirebaseCode(
  config: FirebaseConfig,
  verificationId: string,
  code: string,
): Promise<string> {
  const firebase = authOf(config);
  try {
    const credential = PhoneAuthProvider.credential(verificationId, code);
    const { user } = await signInWithCredential(firebase, credential);
    const token = await user.getIdToken();
    await signOut(firebase);
    return token;
  } catch (error) {
    throw phoneError(error);
  }
}
