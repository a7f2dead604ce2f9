import type { SocketEvent } from '../../contract/events.ts';
import { createBackground } from '../../core/background.ts';
import { createBrands } from '../../core/brands.ts';
import { systemClock } from '../../core/clock.ts';
import { readConfig } from '../../core/config.ts';
import type { Gateway } from '../../core/gateway.ts';
import { writeSettings } from '../../core/merchant-settings.ts';
import { createOutboundHttp } from '../../core/outbound-http.ts';
import { NO_PORTS, type Ports } from '../../core/ports.ts';
import { createVault } from '../../core/vault.ts';
import { type OpenDatabase, openDatabase } from '../../database/open.ts';
import { accounts } from '../../database/schema/index.ts';
import { testDatabaseImage } from '../../database/test-image.ts';
import { NO_PACE } from '../protection/test-support.ts';
import { postEntry } from './post-entry.ts';
import { accountWallet, houseWallet } from './wallets.ts';

/**
 * Deposits money for an account, once per account.
 * @param amount minor units
 * @returns its main wallet
 */
export async function fundAccount(
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  accountId: number,
  amount: number,
  currency = 'USD',
): Promise<number> {
  const at = clock.now();
  return db.transaction(async (tx) => {
    const walletId = await accountWallet(tx, { accountId, kind: 'main', currency, at });
    const house = await houseWallet(tx, 'house:cashier', currency, at);
    await postEntry(tx, {
      kind: 'deposit',
      scope: `account:${accountId}`,
      idempotencyKey: 'funds',
      body: {},
      reference: `D${accountId}`,
      lines: [
        { walletId, amount, kind: 'deposit' },
        { walletId: house, amount: -amount, kind: 'house' },
      ],
      at,
    });
    return walletId;
  });
}

/**
 * Creates a separate database (in memory, or at BAIZE_TEST_DATABASE_URL) and a gateway that uses
 * it.
 * @param portsOf creates the ports that a test needs; none by default
 */
export async function walletGateway(
  portsOf: (store: Pick<Gateway, 'db' | 'clock'>) => Ports = () => NO_PORTS,
) {
  const opened: OpenDatabase = await openDatabase({
    databaseUrl: process.env.BAIZE_TEST_DATABASE_URL,
    dataFolder: undefined,
    image: await testDatabaseImage(),
  });
  await writeSettings(opened.db, { gamePace: NO_PACE, limitsBeforeFirstDeposit: false });
  const published: { accountId: number; event: SocketEvent }[] = [];
  const unused = () => Promise.reject(new Error('This method is not part of the test.'));
  const clock = systemClock();
  const config = readConfig({});
  const gateway: Gateway = {
    config,
    brands: createBrands(config),
    clock,
    db: opened.db,
    events: {
      publish: async (accountId, event) => {
        published.push({ accountId, event });
      },
      subscribe: () => () => undefined,
      close: async () => undefined,
    },
    chatEvents: {
      publish: unused,
      subscribe: () => () => undefined,
      close: async () => undefined,
    },
    sealing: { publicKeys: unused, open: unused },
    sessions: { require: unused },
    vault: createVault('wallet tests lock nothing'),
    ports: portsOf({ db: opened.db, clock }),
    outboundHttp: createOutboundHttp(unused),
    background: createBackground(),
  };
  let made = 0;
  const addAccount = async (type = 0): Promise<number> => {
    made += 1;
    const name = `wallet_${process.pid}_${Date.now()}_${made}`;
    const now = gateway.clock.now();
    const [row] = await opened.db
      .insert(accounts)
      .values({
        publicId: name,
        username: name,
        nickname: name,
        type,
        passwordChangedAt: now,
        createdAt: now,
      })
      .returning({ id: accounts.id });
    if (!row) throw new Error('No account was created.');
    return row.id;
  };
  return { gateway, published, addAccount, close: opened.close };
}
