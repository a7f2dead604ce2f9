import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import { systemClock } from './core/clock.ts';
import { type Config, ConfigError, readConfig, type UpstreamConfig } from './core/config.ts';
import type { Gateway } from './core/gateway.ts';
import { gatewaySecret } from './core/gateway-secret.ts';
import { keepHouse } from './core/housekeeping.ts';
import type { ThirdPartyFetch } from './core/third-parties.ts';
import { attachUpstreamSocket, createUpstreamApp } from './core/upstream/index.ts';
import { createGateway } from './create-gateway.ts';
import { openDatabase } from './database/open.ts';
import { accounts } from './database/schema/index.ts';
import { seedAccounts } from './database/seed/accounts.ts';
import { seedDemo } from './database/seed/index.ts';
import { keepAssumingReceipts } from './modules/cashier/assume-receipts.ts';
import { keepPayingSalaries } from './modules/contracts/job.ts';
import { keepPayingReferrals } from './modules/referral/job.ts';
import { attachSocket } from './modules/socket/index.ts';
import { warmArt } from './sandbox/art/index.ts';
import { openDesk } from './sandbox/cashier/index.ts';
import { keepDrawing } from './sandbox/lottery/job.ts';

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
  /** How much of a demo's data an empty database gets: all of it, unless told otherwise. */
  readonly demoData?: 'all' | 'accounts' | 'none';
  /** In the place of calls to third parties' servers: tests. */
  readonly thirdPartyFetch?: ThirdPartyFetch;
  /** Lines about steps that take long. */
  readonly progress?: (line: string) => void;
}

/** Fills an empty database; one that has accounts is left alone. */
async function fill(gateway: Gateway, options: StartOptions): Promise<void> {
  const { demoData = 'all', progress = console.log } = options;
  if (!gateway.config.demo || demoData === 'none') return;
  if (demoData === 'all') {
    await seedDemo(gateway, progress);
    return;
  }
  const known = await gateway.db.select({ id: accounts.id }).from(accounts).limit(1);
  if (known.length === 0) await gateway.db.transaction((tx) => seedAccounts(tx, gateway.clock));
}

/** How long answers under way may take when the gateway is stopped. */
const CLOSE_WITHIN = 5_000;

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** One line that says what to do, where the system's own words would not. */
function explain(error: unknown, config: Config): unknown {
  const code = codeOf(error);
  if (error instanceof Error && 'syscall' in error && error.syscall === 'listen') {
    const why = code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${code})`;
    return new ConfigError(`Port ${config.port} ${why}. Set PORT to a free one.`);
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR') {
    return new ConfigError(
      `The data folder ${config.dataFolder} cannot be written. Set BAIZE_DATA to another folder.`,
    );
  }
  return error;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.off('error', reject);
      const address = server.address() as AddressInfo;
      resolve(address.port);
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN);
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
  const opened = await openDatabase({ databaseUrl: config.databaseUrl, dataFolder }).catch(
    (error: unknown) => {
      throw explain(error, config);
    },
  );
  const closers: (() => unknown)[] = [() => opened.close()];
  const close = async () => {
    for (const each of closers.splice(0).reverse()) await each();
  };
  try {
    const secret = await gatewaySecret(config.secret, dataFolder);
    const { thirdPartyFetch } = options;
    const gateway = await createGateway(config, systemClock(), opened, secret, thirdPartyFetch);
    closers.push(
      () => gateway.events.close(),
      () => gateway.chatEvents.close(),
    );
    await fill(gateway, options);
    closers.push(
      keepHouse(gateway),
      openDesk(gateway),
      keepAssumingReceipts(gateway),
      keepDrawing(gateway),
      keepPayingSalaries(gateway),
      keepPayingReferrals(gateway),
    );
    const server = createAdaptorServer({ fetch: createApp(gateway).fetch }) as Server;
    const closeSockets = attachSocket(server, gateway);
    const port = await listen(server, config.port);
    if (config.demo && !options.inMemory) void warmArt(gateway).catch(console.error);
    closers.push(() => closeServer(server), closeSockets);
    return { url: `http://localhost:${port}`, port, gateway, close };
  } catch (error) {
    await close();
    throw explain(error, config);
  }
}

/**
 * Serves the portal in front of a real platform: opens no database and fills nothing.
 * @throws {ConfigError} with one clear line for a taken port
 */
export async function startUpstream(config: UpstreamConfig): Promise<RunningServer> {
  const server = createAdaptorServer({ fetch: createUpstreamApp(config).fetch }) as Server;
  const closeSockets = attachUpstreamSocket(server, config);
  const port = await listen(server, config.port).catch((error: unknown) => {
    throw explain(error, config);
  });
  const close = async () => {
    closeSockets();
    await closeServer(server);
  };
  return { url: `http://localhost:${port}`, port, close };
}

/** What the settings ask for: the reference gateway, or a real platform in its place. */
export function startServer(config: Config): Promise<RunningServer> {
  const { upstream } = config;
  return upstream ? startUpstream({ ...config, upstream }) : startGateway(config);
}

async function main(): Promise<void> {
  const running = await startServer(readConfig(process.env));
  console.log(`The gateway listens at ${running.url}`);
  let stopping = false;
  const stop = () => {
    // A terminal and a parent process may both send the signal: one stop, done to its end.
    if (stopping) return;
    stopping = true;
    running.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  });
}
