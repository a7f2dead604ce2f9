import { createApp } from './app.ts';
import { HOUR } from './contract/durations.ts';
import { systemClock } from './core/clock.ts';
import { type Config, ConfigError, readConfig, type UpstreamConfig } from './core/config.ts';
import { errorCode } from './core/error-code.ts';
import type { Gateway } from './core/gateway.ts';
import { gatewaySecret } from './core/gateway-secret.ts';
import { closeServer, listen, serverUrl } from './core/listen.ts';
import { logError } from './core/log-error.ts';
import type { OutboundFetch } from './core/outbound-http.ts';
import { startPeriodicJob } from './core/periodic-job.ts';
import { describeMissingPorts } from './core/ports.ts';
import { cacheSettings } from './core/stored-settings.ts';
import { attachUpstreamSocket, createUpstreamApp } from './core/upstream/index.ts';
import { type ConnectionLimits, createWebServer } from './core/web-server.ts';
import { createGateway } from './create-gateway.ts';
import { type OpenDatabase, openDatabase } from './database/open.ts';
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
  /** Completes running requests, then closes server, sockets and database. */
  close(): Promise<void>;
}

export interface RunningGateway extends RunningServer {
  readonly gateway: Gateway;
}

export interface StartOptions {
  /** Keeps the embedded database in memory (tests). */
  readonly inMemory?: boolean;
  /** Image that the database in memory starts from (tests). */
  readonly databaseImage?: Blob;
  /** Which demo data an empty database is filled with; `all` by default. */
  readonly demoData?: 'all' | 'accounts' | 'none';
  /** Overrides limits of connections (tests). */
  readonly connections?: Partial<ConnectionLimits>;
  /** Replaces requests to third parties' servers (tests). */
  readonly outboundFetch?: OutboundFetch;
  /** Receives messages about long steps; `console.log` by default. */
  readonly progress?: (line: string) => void;
}

/** Milliseconds between two vacuums of the embedded database. */
const VACUUM_INTERVAL_MS = HOUR;

/** Replaces an error of the file system by a message that says what to do; returns other errors unchanged. */
function explainStartError(error: unknown, config: Config): unknown {
  const code = errorCode(error);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR') {
    return new ConfigError(
      `The data folder ${config.dataFolder} is not writable. Set BAIZE_DATA to another folder.`,
    );
  }
  return error;
}

/** Starts the jobs of all modules and providers. Returns functions that stop them. */
function startJobs(gateway: Gateway, { vacuum }: OpenDatabase): (() => Promise<void>)[] {
  return [
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
    ...(vacuum
      ? [
          startPeriodicJob({
            name: 'Vacuuming the embedded database',
            intervalMs: VACUUM_INTERVAL_MS,
            run: vacuum,
          }),
        ]
      : []),
  ];
}

/**
 * Starts the reference gateway: opens the database, fills it with demo data if it is empty and that is
 * wanted, starts the jobs and listens.
 * @throws {ConfigError} for a taken port or a data folder that cannot be written
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
      throw explainStartError(error, config);
    },
  );
  const closing = new AbortController();
  const closers: (() => unknown)[] = [() => opened.close()];
  const close = async () => {
    closing.abort();
    // In reverse order: nothing is closed before what depends on it.
    for (const closer of closers.splice(0).reverse()) await closer();
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
    closers.push(...startJobs(gateway, opened));
    const server = createWebServer(createApp(gateway), config, options.connections);
    const closeSockets = attachSocket(server, gateway, providers.sockets);
    const port = await listen(server, config);
    if (config.demo && !options.inMemory) {
      void providers.warm(gateway).catch((error: unknown) => {
        logError('The caches could not be warmed', error);
      });
    }
    closers.push(() => closeServer(server), closeSockets);
    return { url: serverUrl(config, port), port, gateway, close };
  } catch (error) {
    await close();
    throw explainStartError(error, config);
  }
}

/**
 * Serves the portal in front of a real platform, without a database.
 * @throws {ConfigError} for a taken port
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
  return { url: serverUrl(config, port), port, close };
}

/** Starts the portal in front of a real platform if `upstream` is configured, else the reference gateway. */
export function startServer(config: Config): Promise<RunningServer> {
  const { upstream } = config;
  return upstream ? startUpstream({ ...config, upstream }) : startGateway(config);
}

/**
 * Ends the process after an uncaught error, because its state is unknown then. The error is logged like any
 * other, without query parameters.
 */
export function endOnUncaughtError(): void {
  process.on('uncaughtException', (error) => {
    logError('An uncaught error stopped the gateway', error);
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
    // A terminal and a parent process may both send the signal; only the first one counts.
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
