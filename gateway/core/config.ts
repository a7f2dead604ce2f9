import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { type TrustProxy, trustedProxies } from './caller-ip.ts';

/** Everything that the environment decides, read once at start. */
export interface Config {
  readonly port: number;
  /** The address or name to listen on; nobody else's machine reaches a loopback one. */
  readonly host: string;
  /** Folder of the embedded database, keys and uploads. */
  readonly dataFolder: string;
  /** Any PostgreSQL; without it the embedded one under `dataFolder` serves. */
  readonly databaseUrl: string | undefined;
  /** A real platform that answers every call; then nothing of the reference gateway runs here. */
  readonly upstream: URL | undefined;
  /** Locks what must not be read out of the database alone; absent: a file of the data folder. */
  readonly secret: string | undefined;
  readonly merchant: string;
  /** Slug of the brand to show; empty chooses the one that names the merchant. */
  readonly defaultBrand: string;
  /** Demo data, the brand switcher, the developer inbox and the movable clock. */
  readonly demo: boolean;
  /** Minutes without a call after which a session ends. */
  readonly sessionIdleMinutes: number;
  /** Hours after which a session ends, however busy it is. */
  readonly sessionHours: number;
  /** Built portal (`portal/dist`) and brands to serve; absent in development. */
  readonly portalFolder: string;
  /** The portal's server build, which draws the first page; absent in development. */
  readonly portalServer: string;
  readonly brandsFolder: string;
  /** Whose word about the visitor's address and scheme counts; absent: nobody's. */
  readonly trustProxy: TrustProxy | undefined;
  /** `host:port` of a Firebase Auth emulator, whose unsigned tokens then count; empty otherwise. */
  readonly firebaseEmulator: string;
  /** What whoever starts the gateway should know of these settings, one line each. */
  readonly notices: readonly string[];
}

/** The settings of a portal in front of a real platform. */
export interface UpstreamConfig extends Config {
  readonly upstream: URL;
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}

function port(text: string | undefined): number {
  const value = Number(text || 4173);
  if (!Number.isInteger(value) || value < 0 || value > 65_535) {
    throw new ConfigError(`PORT must be a whole number from 0 to 65535, not "${text}".`);
  }
  return value;
}

/** An origin alone: the platform's calls lie at the same paths as ours. */
function upstream(text: string | undefined): URL | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && `${url.origin}/` === url.href && /^https?:$/.test(url.protocol);
  if (!isOrigin) {
    throw new ConfigError(
      'BAIZE_UPSTREAM must be an http or https address without path, query or login, such as https://platform.example.',
    );
  }
  return url;
}

const MIN_SECRET_LENGTH = 32;

function secret(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (text.length >= MIN_SECRET_LENGTH) return text;
  throw new ConfigError(`BAIZE_SECRET must have at least ${MIN_SECRET_LENGTH} characters.`);
}

/** A length of time in the unit that the variable names; an empty one counts as absent. */
function duration(
  env: NodeJS.ProcessEnv,
  name: 'BAIZE_SESSION_IDLE_MINUTES' | 'BAIZE_SESSION_HOURS',
  byDefault: number,
): number {
  const value = Number(env[name] || byDefault);
  if (value > 0 && Number.isFinite(value)) return value;
  throw new ConfigError(`${name} must be a number above 0, not "${env[name]}".`);
}

/** Firebase's own variable for its tools: `127.0.0.1:9099`. */
function firebaseEmulator(text: string | undefined): string {
  if (!text) return '';
  if (/^[A-Za-z0-9.-]+:\d+$/.test(text)) return text;
  throw new ConfigError('FIREBASE_AUTH_EMULATOR_HOST must be host:port, such as 127.0.0.1:9099.');
}

/** Without a name to go by, only the person at this machine gets in. */
const LOOPBACK = '127.0.0.1';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Whether only this very machine reaches what listens on an address, or is called by a name. */
export function isLoopback(host: string): boolean {
  if (isIPv4(host)) return loopback.check(host);
  return isIPv6(host) ? loopback.check(host, 'ipv6') : host.toLowerCase() === 'localhost';
}

function listenHost(text: string | undefined): string {
  const host = (text || LOOPBACK).replace(/^\[(.*)\]$/, '$1');
  if (isIPv6(host) || /^[A-Za-z0-9._-]+$/.test(host)) return host;
  throw new ConfigError(
    `BAIZE_HOST must be an address or a name to listen on, such as 0.0.0.0, not "${host}".`,
  );
}

function proxies(env: NodeJS.ProcessEnv): TrustProxy | undefined {
  if (env.BAIZE_TRUSTED_IP_HEADER) {
    throw new ConfigError(
      'BAIZE_TRUSTED_IP_HEADER is no longer read: name your proxies in BAIZE_TRUSTED_PROXIES.',
    );
  }
  try {
    return trustedProxies(env.BAIZE_TRUSTED_PROXIES ?? '');
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    throw new ConfigError(
      `BAIZE_TRUSTED_PROXIES must be a number of hops, or addresses and subnets such as "loopback, 10.0.0.0/8" (${why}).`,
    );
  }
}

interface DemoSetting {
  readonly demo: boolean;
  readonly notices: readonly string[];
}

/**
 * The demo opens a back office that anybody can use who reaches the gateway. It is on by itself only where
 * that is the person at this machine, with a database of this machine's own.
 */
function demoSetting(env: NodeJS.ProcessEnv, host: string): DemoSetting {
  const wanted = env.BAIZE_DEMO ?? '';
  if (!['', '0', '1'].includes(wanted)) {
    throw new ConfigError(`BAIZE_DEMO must be 1 (on) or 0 (off), not "${wanted}".`);
  }
  const others = [
    ...(env.DATABASE_URL ? ['DATABASE_URL is set'] : []),
    ...(isLoopback(host) ? [] : [`BAIZE_HOST=${host} may be reached by others`]),
  ].join(', and ');
  if (wanted === '0') return { demo: false, notices: [] };
  if (wanted === '' && others) {
    return { demo: false, notices: [`The demo is off: ${others}. BAIZE_DEMO=1 turns it on.`] };
  }
  const open = `The demo is on: whoever reaches ${host} can read codes, approve payments and move the clock.`;
  return { demo: true, notices: isLoopback(host) ? [] : [open] };
}

/** Unsigned tokens let anybody in as anybody: never outside the demo. */
function emulatorSetting(env: NodeJS.ProcessEnv, demo: boolean) {
  const emulator = firebaseEmulator(env.FIREBASE_AUTH_EMULATOR_HOST);
  if (demo || !emulator) return { firebaseEmulator: emulator, notices: [] };
  const notice =
    'FIREBASE_AUTH_EMULATOR_HOST is ignored: its tokens are accepted only in the demo.';
  return { firebaseEmulator: '', notices: [notice] };
}

const root = resolve(import.meta.dirname, '../..');

/** @throws {ConfigError} with one clear line about the value that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const platform = upstream(env.BAIZE_UPSTREAM);
  const host = listenHost(env.BAIZE_HOST);
  // In front of a real platform there is nothing to show: the demo is the gateway's own.
  const { demo, notices } = platform ? { demo: false, notices: [] } : demoSetting(env, host);
  const emulator = emulatorSetting(env, demo);
  return {
    port: port(env.PORT),
    host,
    dataFolder: resolve(root, env.BAIZE_DATA || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    upstream: platform,
    secret: secret(env.BAIZE_SECRET),
    merchant: env.BAIZE_MERCHANT || 'baize',
    defaultBrand: env.BAIZE_BRAND ?? '',
    demo,
    sessionIdleMinutes: duration(env, 'BAIZE_SESSION_IDLE_MINUTES', 30),
    sessionHours: duration(env, 'BAIZE_SESSION_HOURS', 12),
    portalFolder: resolve(root, 'portal/dist'),
    portalServer: resolve(root, 'portal/dist-server/server.js'),
    brandsFolder: resolve(root, 'tokens/dist/brands'),
    trustProxy: proxies(env),
    firebaseEmulator: emulator.firebaseEmulator,
    notices: [...notices, ...emulator.notices],
  };
}
