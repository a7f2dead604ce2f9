import { randomInt, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { UnsecuredJWT } from 'jose';
import * as z from 'zod/mini';

export const FIREBASE_PROJECT = 'demo-baize';

/** A Firebase Auth emulator: the real one, or a fake one for tests. */
export interface FirebaseServer {
  /** `host:port`, the format of FIREBASE_AUTH_EMULATOR_HOST. */
  readonly host: string;
  /** The latest code for a number, E.164. */
  codeOf(mobile: string): Promise<string>;
  close(): void;
}

const sent = z.object({
  verificationCodes: z.array(z.object({ phoneNumber: z.string(), code: z.string() })),
});

const reader = (host: string) => async (mobile: string) => {
  const path = `/emulator/v1/projects/${FIREBASE_PROJECT}/verificationCodes`;
  const answer = await fetch(`http://${host}${path}`);
  const { verificationCodes } = z.parse(sent, await answer.json());
  const last = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === mobile);
  if (!last) throw new Error(`No code was sent to ${mobile}.`);
  return last.code;
};

interface Verification {
  readonly phoneNumber: string;
  readonly sessionInfo: string;
  readonly code: string;
}

function tokenFor(phoneNumber: string, uid: string): string {
  const now = Math.floor(Date.now() / 1000);
  return new UnsecuredJWT({ phone_number: phoneNumber, auth_time: now, user_id: uid })
    .setIssuer(`https://securetoken.google.com/${FIREBASE_PROJECT}`)
    .setAudience(FIREBASE_PROJECT)
    .setSubject(uid)
    .setIssuedAt(now)
    .setExpirationTime(now + 3600)
    .encode();
}

/** The REST calls of Identity Toolkit for phone authentication, and the emulator's own call. */
function emulator(): Hono {
  const app = new Hono();
  const codes: Verification[] = [];
  const numbers = new Map<string, string>();
  const refuse = (message: string) =>
    Response.json({ error: { code: 400, message } }, { status: 400 });
  const toolkit = '/identitytoolkit.googleapis.com/v1';
  app.use(cors());
  app.get('/identitytoolkit.googleapis.com/v2/recaptchaConfig', () => refuse('NOT_FOUND'));
  app.get(`${toolkit}/recaptchaParams`, (context) => context.json({ recaptchaSiteKey: 'none' }));
  app.post(`${toolkit}/accounts:sendVerificationCode`, async (context) => {
    const { phoneNumber } = await context.req.json();
    if (typeof phoneNumber !== 'string' || !/^\+\d{8,15}$/.test(phoneNumber)) {
      return refuse('INVALID_PHONE_NUMBER : Invalid format.');
    }
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    codes.push({ phoneNumber, sessionInfo: randomUUID(), code });
    return context.json({ sessionInfo: codes.at(-1)?.sessionInfo });
  });
  app.post(`${toolkit}/accounts:signInWithPhoneNumber`, async (context) => {
    const { sessionInfo, code } = await context.req.json();
    const index = codes.findIndex((each) => each.sessionInfo === sessionInfo);
    const known = codes[index];
    if (!known) return refuse('SESSION_EXPIRED');
    if (known.code !== code) return refuse('INVALID_CODE');
    codes.splice(index, 1);
    const uid = randomUUID();
    numbers.set(uid, known.phoneNumber);
    const idToken = tokenFor(known.phoneNumber, uid);
    return context.json({ idToken, refreshToken: uid, expiresIn: '3600', localId: uid });
  });
  app.post(`${toolkit}/accounts:lookup`, async (context) => {
    const { idToken } = await context.req.json();
    const { sub: localId = '' } = UnsecuredJWT.decode(idToken).payload;
    return context.json({ users: [{ localId, phoneNumber: numbers.get(localId) }] });
  });
  app.get('/emulator/v1/projects/:project/verificationCodes', (context) =>
    context.json({ verificationCodes: codes }),
  );
  return app;
}

/**
 * Connects to the emulator in FIREBASE_AUTH_EMULATOR_HOST, if set (`firebase emulators:start --only auth --project
 * demo-baize`); otherwise starts a small server with the same calls.
 */
export async function startFirebase(): Promise<FirebaseServer> {
  const given = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  if (given) return { host: given, codeOf: reader(given), close: () => undefined };
  const server = createAdaptorServer({ fetch: emulator().fetch });
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
  const host = `127.0.0.1:${port}`;
  return { host, codeOf: reader(host), close: () => server.close() };
}
