import { readConfig } from '../gateway/core/config.ts';
import { ensureBrands, ensureGamePages, ensurePortal } from './build/build.ts';
import { checkDataFolder, checkPort } from './preflight.ts';
import { reportFailure, table } from './terminal.ts';

const PASSWORD = 'Baize2026';
/** Transaction password of demo_player. */
const TRANSACTION_PASSWORD = '246810';
const ACCOUNTS = [
  [
    'demo_player',
    PASSWORD,
    `a member with money, records and favourites; transaction password ${TRANSACTION_PASSWORD}`,
  ],
  ['demo_agent', PASSWORD, 'an agent with a line of four levels and 400 accounts'],
  ['demo_branch', PASSWORD, 'an agent right below demo_agent'],
  ['demo_subagent', PASSWORD, 'an agent right below demo_branch'],
  ['demo_first', PASSWORD, 'a member who logs in for the first time'],
  ['demo_expired', PASSWORD, 'a member whose password has expired'],
];

/** Shuts down once and cleanly, on Ctrl-C or a signal; a second Ctrl-C does not wait. */
function closeOnSignal(close: () => Promise<void>): void {
  let closing = false;
  const stop = () => {
    if (closing) process.exit(1);
    closing = true;
    console.log('\nStopping …');
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        reportFailure(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  await checkPort(config.port, config.host);
  if (!config.databaseUrl && !config.upstream) await checkDataFolder(config.dataFolder);
  await ensureBrands();
  await ensureGamePages();
  await ensurePortal();

  const { endOnUncaughtError, startServer } = await import('../gateway/server.ts');
  endOnUncaughtError();
  const server = await startServer(config);
  closeOnSignal(() => server.close());
  console.log(`\nBaize is ready at ${server.url}`);
  for (const notice of config.notices) console.log(notice);
  if (config.upstream) console.log(`Calls are forwarded to ${config.upstream.origin}`);
  if (config.demo) {
    console.log(`\n${table(['account', 'password', 'is'], ACCOUNTS)}`);
    console.log(`\nSMS codes, e-mails and the movable clock: ${server.url}/sandbox/developer`);
  }
}

try {
  await start();
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
