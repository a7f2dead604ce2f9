import type { Server } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { createApp } from './app.ts';
import { HOUR } from './contract/durations.ts';
import { systemClock } from './core/clock.ts';
import { type Config, ConfigError, readConfig, type UpstreamConfig } from './core/config.ts';
import type { Gateway } from './core/gateway.ts';
import { gatewaySecret } from './core/gateway-secret.ts';
import { logError } from './core/log-error.ts';
import type { OutboundFetch } from './core/outbound-http.ts';
import { startPeriodicJob } from './core/periodic-job.ts';
import { describeMissingPorts } from './core/ports.ts';
import { cacheSettings } from './core/stored-settings.ts';
import { attachUpstreamSocket, createUpstreamApp } from './core/upstream/index.ts';
import { type ConnectionLimits, createWebServer } from './core/web-server.ts';
import { createGateway } from './create-gateway.ts';
import { openDatabase } from './database/open.ts';
import { startHousekeeping } from './housekeeping.ts';
import { startRollingUpLines } from './modules/agents/roll-up.ts';
import { startAutoConfirmingPayouts } from './modules/cashier/auto-confirm-payouts.ts';
import { startPayingSalaries } from './modules/contracts/job.ts';
import { startClosingAccounts } from './modules/own-account/closing.ts';
import { startFindingSigns } from './modules/protection/record-signs.ts';
import { startPayingRebates } from './modules/rebates/pay-daily.ts';
import { startPayingReferrals } from './modules/referral/job.ts';
import { attachSocket } from './modules/socket/index.ts';
import { encryptPlaintextRows } from './modules/system/encrypt-plaintext-rows.ts';
import { startSettlingTransfers } from './modules/wallet-transfers/settle.ts';
import { providers } from './providers.ts';

export interface RunningServer {
  /** For example `http://localhost:4173`, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Answers what is under way, then closes server, sockets and database. */
  close(): Promise<void>;
}

export interface RunningGateway extends RunningServer {
  readonly gateway: Gateway;
}

export interface StartOptions {
  /** Keeps the embedded database in memory: tests. */
  readonly inMemory?: boolean;
  /** What the database in memory begins with, rather than with nothing: tests. */
  readonly databaseImage?: Blob;
  /** How much of a demo's data an empty database gets: all of it, unless told otherwise. */
  readonly demoData?: 'all' | 'accounts' | 'none';
  /** Other bounds for connections than the server's own: tests. */
  readonly connections?: Partial<ConnectionLimits>;
  /** In the place of calls to third parties' servers: tests. */
  readonly outboundFetch?: OutboundFetch;
  /** Lines about steps that take long. */
  readonly progress?: (line: string) => void;
}

/** Milliseconds between two vacuums of an embedded database. */
const VACUUM_INTERVAL_MS = HOUR;

/** How long answers under way may take when the gateway is stopped. */
const CLOSE_TIMEOUT_MS = 5_000;

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** One line that says what to do, where the system's own words would not. */
function explain(error: unknown, config: Config): unknown {
  const code = codeOf(error);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR') {
    return new ConfigError(
      `The data folder ${config.dataFolder} cannot be written. Set BAIZE_DATA to another folder.`,
    );
  }
  return error;
}

/** Codes of a host that no card of this machine has, or that no name server knows. */
const NO_SUCH_HOST = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'];

/** @throws {ConfigError} with one clear line for a taken port or a host that is not this machine's */
function listen(server: Server, { host, port }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      const code = codeOf(error) ?? '';
      const why = code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${code})`;
      const line = NO_SUCH_HOST.includes(code)
        ? `This machine cannot listen on ${host} (${code}). Set BAIZE_HOST to an address of its own.`
        : `Port ${port} ${why}. Set PORT to a free one.`;
      reject(new ConfigError(line));
    };
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      const address = server.address() as AddressInfo;
      resolve(address.port);
    });
  });
}

/** What `localhost` leads to: its own addresses, and those that stand for all. */
const LOCALHOST = ['localhost', '127.0.0.1', '::1', '0.0.0.0', '::'];

/** Where a browser of this machine finds a server. */
function urlOf({ host }: Config, port: number): string {
  if (LOCALHOST.includes(host)) return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/**
 * Opens the database, fills it with the demo data where that is wanted and missing, and listens.
 * @throws {ConfigError} with one clear line for a taken port or a folder that cannot be written
 */
export async function startGateway(
  config: Config,
  options: StartOptions = {},
): Promise<RunningGateway> {
  const dataFolder = options.inMemory ? undefined : config.dataFolder;
  const { databaseImage: image } = options;
  const { databaseUrl } = config;
  const opened = await openDatabase({ databaseUrl, dataFolder, ...(image && { image }) }).catch(
    (error: unknown) => {
      throw explain(error, config);
    },
  );
  const closing = new AbortController();
  const closers: (() => unknown)[] = [() => opened.close()];
  const close = async () => {
    closing.abort();
    for (const each of closers.splice(0).reverse()) await each();
  };
  try {
    closers.push(await cacheSettings(opened));
    const secret = await gatewaySecret(config.secret, dataFolder);
    const { outboundFetch } = options;
    const gateway = {
      ...(await createGateway(config, systemClock(), opened, secret, outboundFetch)),
      closing: closing.signal,
    };
    closers.push(
      () => gateway.events.close(),
      () => gateway.chatEvents.close(),
      () => gateway.background.settled(),
    );
    const { demoData = 'all', progress = console.log } = options;
    await providers.prepare(gateway, { demoData, progress });
    await encryptPlaintextRows(gateway);
    const missing = describeMissingPorts(gateway.ports);
    if (missing) progress(missing);
    closers.push(
      startHousekeeping(gateway),
      ...providers.startJobs(gateway),
      startAutoConfirmingPayouts(gateway),
      startFindingSigns(gateway),
      startClosingAccounts(gateway),
      startPayingSalaries(gateway),
      startRollingUpLines(gateway),
      startPayingReferrals(gateway),
      startPayingRebates(gateway),
      startSettlingTransfers(gateway),
    );
    if (opened.vacuum) {
      closers.push(
        startPeriodicJob({
          name: 'Vacuuming the embedded database',
          intervalMs: VACUUM_INTERVAL_MS,
          run: opened.vacuum,
        }),
      );
    }
    const server = createWebServer(createApp(gateway), config, options.connections);
    const closeSockets = attachSocket(server, gateway, providers.sockets);
    const port = await listen(server, config);
    if (config.demo && !options.inMemory) {
      void providers.warm(gateway).catch((error: unknown) => {
        logError('What the first visitor needs could not be made', error);
      });
    }
    closers.push(() => closeServer(server), closeSockets);
    return { url: urlOf(config, port), port, gateway, close };
  } catch (error) {
    await close();
    throw explain(error, config);
  }
}

/**
 * Serves the portal in front of a real platform: opens no database and fills nothing.
 * @throws {ConfigError} with one clear line for a taken port
 */
export async function startUpstream(
  config: UpstreamConfig,
  connections?: Partial<ConnectionLimits>,
): Promise<RunningServer> {
  const server = createWebServer(createUpstreamApp(config), config, connections);
  const closeSockets = attachUpstreamSocket(server, config);
  const port = await listen(server, config);
  const close = async () => {
    closeSockets();
    await closeServer(server);
  };
  return { url: urlOf(config, port), port, close };
}

/** What the settings ask for: the reference gateway, or a real platform in its place. */
export function startServer(config: Config): Promise<RunningServer> {
  const { upstream } = config;
  return upstream ? startUpstream({ ...config, upstream }) : startGateway(config);
}

/**
 * Ends the process after an error that nobody caught: in which state it left things is not known.
 * The log gets it as any other error, without a query's parameters.
 */
export function endOnUncaughtError(): void {
  process.on('uncaughtException', (error) => {
    logError('The gateway ends', error);
    process.exit(1);
  });
}

async function main(): Promise<void> {
  endOnUncaughtError();
  const config = readConfig(process.env);
  for (const notice of config.notices) console.log(notice);
  const running = await startServer(config);
  console.log(`The gateway listens at ${running.url}`);
  let stopping = false;
  const stop = () => {
    // A terminal and a parent process may both send the signal: one stop, done to its end.
    if (stopping) return;
    stopping = true;
    running.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logError('The gateway could not stop', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    if (error instanceof ConfigError) console.error(error.message);
    else logError('The gateway could not start', error);
    process.exit(1);
  });
}
