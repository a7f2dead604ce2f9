import { resolve } from 'node:path';

/** Everything that the environment decides, read once at start. */
export interface Config {
  readonly port: number;
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
  /** Built portal (`portal/dist`) and brands to serve; absent in development. */
  readonly portalFolder: string;
  /** The portal's server build, which draws the first page; absent in development. */
  readonly portalServer: string;
  readonly brandsFolder: string;
  /** Header that a trusted reverse proxy sets to the visitor's address; empty trusts the socket. */
  readonly trustedIpHeader: string;
  /** `host:port` of a Firebase Auth emulator, whose unsigned tokens then count; empty otherwise. */
  readonly firebaseEmulator: string;
}

/** The settings of a portal in front of a real platform. */
export interface UpstreamConfig extends Config {
  readonly upstream: URL;
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}

function port(text: string | undefined): number {
  const value = Number(text ?? 4173);
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

const SHORTEST_SECRET = 32;

function secret(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (text.length >= SHORTEST_SECRET) return text;
  throw new ConfigError(`BAIZE_SECRET must have at least ${SHORTEST_SECRET} characters.`);
}

/** Firebase's own variable for its tools: `127.0.0.1:9099`. */
function firebaseEmulator(text: string | undefined): string {
  if (!text) return '';
  if (/^[A-Za-z0-9.-]+:\d+$/.test(text)) return text;
  throw new ConfigError('FIREBASE_AUTH_EMULATOR_HOST must be host:port, such as 127.0.0.1:9099.');
}

const root = resolve(import.meta.dirname, '../..');

/** @throws {ConfigError} with one clear line about the value that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const platform = upstream(env.BAIZE_UPSTREAM);
  return {
    port: port(env.PORT),
    dataFolder: resolve(root, env.BAIZE_DATA ?? '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    upstream: platform,
    secret: secret(env.BAIZE_SECRET),
    merchant: env.BAIZE_MERCHANT ?? 'baize',
    defaultBrand: env.BAIZE_BRAND ?? '',
    demo: env.BAIZE_DEMO !== '0' && platform === undefined,
    sessionIdleMinutes: Number(env.BAIZE_SESSION_IDLE_MINUTES ?? 30),
    portalFolder: resolve(root, 'portal/dist'),
    portalServer: resolve(root, 'portal/dist-server/server.js'),
    brandsFolder: resolve(root, 'tokens/dist/brands'),
    trustedIpHeader: env.BAIZE_TRUSTED_IP_HEADER ?? '',
    firebaseEmulator: firebaseEmulator(env.FIREBASE_AUTH_EMULATOR_HOST),
  };
}
