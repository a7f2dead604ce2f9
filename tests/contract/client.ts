import { createHash, randomInt, randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import * as z from 'zod/mini';
import type { AnyEndpoint, RequestOf, ResponseOf } from '../../gateway/contract/endpoint.ts';
import type { ErrorDetail } from '../../gateway/contract/errors.ts';
import {
  challenge,
  type LoginValue,
  login,
  loginFreePlay,
} from '../../gateway/contract/session.ts';
import { permission } from '../../gateway/contract/system.ts';
import { type Config, readConfig } from '../../gateway/core/config.ts';
import { writeSettings } from '../../gateway/core/merchant-settings.ts';
import { testDatabaseImage } from '../../gateway/database/test-image.ts';
import { NO_PACE } from '../../gateway/modules/protection/test-support.ts';
import { type RunningGateway, type StartOptions, startGateway } from '../../gateway/server.ts';
import { demoImage } from '../support/demo-image.ts';

export interface CallOptions {
  readonly token?: string;
  readonly language?: 'EN' | 'TY';
  readonly idempotencyKey?: string;
  /** Sent unchanged, in place of the client's own values. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A response with the envelope opened; `value` is the refusal's detail when `success` is false. */
export type Answer<Value> = {
  readonly status: number;
  readonly headers: Headers;
  readonly message: string | undefined;
} & (
  | { readonly success: true; readonly value: Value; readonly errorCode?: undefined }
  | { readonly success: false; readonly value?: ErrorDetail; readonly errorCode: string }
);

export interface TestClient {
  readonly url: string;
  call<E extends AnyEndpoint>(
    endpoint: E,
    payload: RequestOf<E>,
    options?: CallOptions,
  ): Promise<Answer<ResponseOf<E>>>;
  /** The call's value. @throws when the gateway refused it */
  value<E extends AnyEndpoint>(
    endpoint: E,
    payload: RequestOf<E>,
    options?: CallOptions,
  ): Promise<ResponseOf<E>>;
  /** The JWE of a payload, optionally with another nonce or time. */
  seal(payload: unknown, frame?: { nonce?: string; iat?: number }): Promise<string>;
  logIn(username: string, password?: string): Promise<LoginValue>;
  freePlay(): Promise<LoginValue>;
  /** A solved proof-of-work challenge, as register requires it. */
  solveChallenge(): Promise<{
    geetestChallenge: string;
    geetestValidate: string;
    geetestSeccode: string;
  }>;
  /** Calls a developer tool of the sandbox: clock, status, flags, register-rules, settings. */
  developer(tool: string, body: unknown): Promise<unknown>;
  /** The latest code for a number. */
  smsCode(mobile: string): Promise<string>;
}

export const DEMO_PASSWORD = 'Baize2026';
const MERCHANT = 'baize';

/**
 * Starts a whole gateway with its database in memory (or the configuration's), without log output. Its merchant has no
 * minimum time between rounds, and does not ask about limits before a deposit.
 */
export async function startInMemory(
  config: Config,
  options: StartOptions = {},
): Promise<RunningGateway> {
  const { databaseImage = await testDatabaseImage() } = options;
  const own = { inMemory: true, databaseImage, progress: () => undefined };
  const running = await startGateway(config, { ...own, ...options });
  await writeSettings(running.gateway.db, {
    gamePace: NO_PACE,
    limitsBeforeFirstDeposit: false,
  });
  return running;
}

/** Starts a gateway of the demo on a free port (on DATABASE_URL's database, if set). */
export async function startTestGateway(options: StartOptions = {}): Promise<RunningGateway> {
  const config = readConfig({
    PORT: '0',
    BAIZE_DEMO: '1',
    BAIZE_MERCHANT: MERCHANT,
    BAIZE_TRUSTED_PROXIES: 'loopback',
    DATABASE_URL: process.env.DATABASE_URL,
  });
  const { demoData = 'all' } = options;
  if (config.databaseUrl || demoData !== 'all') return startInMemory(config, options);
  return startInMemory(config, { databaseImage: await demoImage(config), ...options });
}

let lastAddress = randomInt(2 ** 24);

/** A unique address of 10.0.0.0/8 within this process. */
export function ownAddress(): string {
  lastAddress = (lastAddress + 1) % 2 ** 24;
  const [, ...bytes] = [24, 16, 8, 0].map((shift) => (lastAddress >> shift) & 255);
  return ['10', ...bytes].join('.');
}

function leadingZeroBits(digest: Buffer): number {
  const first = digest.findIndex((byte) => byte !== 0);
  return first < 0 ? digest.length * 8 : first * 8 + Math.clz32(digest[first] ?? 0) - 24;
}

/** Solves the local proof of work. */
export function solve(text: string, difficulty: number): string {
  for (let number = 0; ; number += 1) {
    const digest = createHash('sha256').update(`${text}:${number}`).digest();
    if (leadingZeroBits(digest) >= difficulty) return String(number);
  }
}

export function asQuery(payload: unknown): string {
  const entries = Object.entries(payload ?? {}).filter(([, value]) => value !== undefined);
  return new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
}

const wasReset = (error: unknown): boolean =>
  error instanceof TypeError &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'ECONNRESET';

/**
 * A client of a running gateway that behaves like the portal: encrypts bodies, keeps cookies, and has an address of its own,
 * so that throttles of one test do not affect others.
 */
export function createClient(url: string, ip = ownAddress()): TestClient {
  const cookies = new Map<string, string>();
  let key: Promise<{ jwk: JWK; key: Awaited<ReturnType<typeof importJWK>> }> | undefined;

  async function loadKey() {
    const { keys } = (await (await fetch(`${url}/.well-known/jwks.json`)).json()) as {
      keys: JWK[];
    };
    const [jwk] = keys;
    if (!jwk) throw new Error('The gateway published no key.');
    return { jwk, key: await importJWK(jwk, 'RSA-OAEP-256') };
  }

  /** The gateway's clock can be moved: like the portal, the client uses the server's time. */
  async function serverTime(): Promise<number | undefined> {
    const response = await fetch(url + permission.path, { headers: { Merchant: MERCHANT } });
    const answer: unknown = await response.json();
    const parsed = z.safeParse(z.object({ value: z.object({ serverTime: z.number() }) }), answer);
    return parsed.data?.value.serverTime;
  }

  const seal: TestClient['seal'] = async (payload, frame = {}) => {
    key ??= loadKey();
    const { jwk, key: imported } = await key;
    const iat = Math.floor(((await serverTime()) ?? Date.now()) / 1000);
    const body = { nonce: randomUUID(), iat, ...frame, payload };
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: jwk.kid ?? '' })
      .encrypt(imported);
  };

  const call: TestClient['call'] = async (endpoint, payload, options = {}) => {
    const headers = new Headers({
      Merchant: MERCHANT,
      Language: options.language ?? 'EN',
      Device: 'web',
      'X-Forwarded-For': ip,
    });
    if (options.token) headers.set('Authorization', options.token);
    if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
    if (cookies.size > 0) {
      headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const request: RequestInit = { method: endpoint.method, headers };
    let address = url + endpoint.path;
    if (endpoint.method === 'GET') address += `?${asQuery(payload)}`;
    else if (endpoint.form) request.body = new URLSearchParams(asQuery(payload));
    else {
      headers.set('Content-Type', 'application/json');
      const body = endpoint.sealed ? { value: await seal(payload) } : payload;
      if (endpoint.sealed) headers.set('Encryption', 'jwe');
      request.body = JSON.stringify(body);
    }
    for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
    const response = await fetch(address, request).catch((error: unknown) => {
      // A test that blocks this process for long may lose an idle connection.
      if (request.method === 'GET' && wasReset(error)) return fetch(address, request);
      throw error;
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    if (endpoint.file && response.ok) {
      const text = await response.text();
      return { status: response.status, headers: response.headers, success: true, value: text };
    }
    const envelope = await response.json();
    return { status: response.status, headers: response.headers, ...envelope };
  };

  const value: TestClient['value'] = async (endpoint, payload, options) => {
    const answer = await call(endpoint, payload, options);
    if (answer.success) return answer.value;
    throw new Error(`${endpoint.path} refused: ${answer.errorCode} ${JSON.stringify(answer)}`);
  };

  return {
    url,
    call,
    value,
    seal,
    logIn: (username, password = DEMO_PASSWORD) =>
      value(login, {
        type: 'username',
        username,
        password,
        loginDeviceId: randomUUID(),
        audience: 'any',
      }),
    freePlay: () =>
      value(loginFreePlay, {
        os: 'linux',
        platform: 'W',
        encryption: true,
        gatewayVersion: 3,
        ageConfirmed: true,
      }),
    solveChallenge: async () => {
      const { challenge: text, difficulty } = await value(challenge, {});
      const number = solve(text, difficulty);
      return { geetestChallenge: text, geetestValidate: number, geetestSeccode: number };
    },
    developer: async (tool, body) => {
      const request = { method: 'POST', body: JSON.stringify(body) };
      const response = await fetch(`${url}/sandbox/developer/${tool}`, request);
      const answer = await response.json();
      if (!response.ok) throw new Error(`${tool}: ${JSON.stringify(answer)}`);
      return answer.value;
    },
    smsCode: async (mobile) => {
      const query = `mobile=${encodeURIComponent(mobile)}`;
      const answer = await (await fetch(`${url}/sandbox/developer/sms?${query}`)).json();
      const code: unknown = answer.value?.[0]?.code;
      if (typeof code !== 'string') throw new Error(`No code was sent to ${mobile}.`);
      return code;
    },
  };
}
