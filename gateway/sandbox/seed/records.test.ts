import {
  accounts,
  gameRounds,
  vendors,
  wallets,
  winners,
} from '@baize/gateway/database/schema/index.ts';
import { isNotNull } from '@baize/gateway/database/sql.ts';
import { checkJournal } from '@baize/gateway/modules/wallet/check-journal.ts';
import { walletGateway } from '@baize/gateway/modules/wallet/test-support.ts';
import { expect, test } from 'vitest';
import { createBook } from './book.ts';
import { seedMoney } from './money.ts';
import { seedRecords } from './records.ts';

test('seeds balances and ninety days of rounds that agree with the journal', async () => {
  const { gateway, close } = await walletGateway();
  const { db, clock } = gateway;
  const at = clock.now();
  await db.insert(vendors).values({ vassalage: 'V', name: { EN: 'V', TY: 'V' } });
  const person = (username: string, type: number) => ({
    publicId: username,
    username,
    nickname: username,
    type,
    passwordChangedAt: at,
    createdAt: at,
  });
  const people = await db
    .insert(accounts)
    .values([
      person('demo_player', 0),
      person('demo_agent', 1),
      person('trial_1', 4),
      ...Array.from({ length: 60 }, (_, index) => person(`member${index}`, 0)),
    ])
    .returning({ id: accounts.id, username: accounts.username, type: accounts.type });
  const catalogue = Array.from({ length: 200 }, (_, index) => ({
    nodeId: String(index),
    gameName: `Game ${index}`,
    vassalage: 'V',
    vendorName: 'V',
    gameType: index % 5 === 0 ? 'LIVE' : 'RNG',
    minBet: 20,
    maxBet: 10_000,
  }));
  const began = performance.now();
  await db.transaction(async (tx) => {
    const book = createBook();
    const wallets = await seedMoney(tx, clock, people, book);
    const of = { accounts: people, games: catalogue, wallets };
    const { write } = await seedRecords(tx, clock, of, book);
    await book.post(tx);
    await write();
  });
  expect(performance.now() - began).toBeLessThan(45_000);
  const rounds = await db.select().from(gameRounds);
  expect(rounds.length).toBeGreaterThan(4000);
  expect((await db.select().from(winners)).length).toBeGreaterThan(15);
  expect(await checkJournal(db)).toEqual([]);
  expect(await db.select().from(wallets).where(isNotNull(wallets.balance))).toHaveLength(62);
  const oldest = Math.min(...rounds.map((round) => round.createdAt));
  expect(at - oldest).toBeGreaterThan(80 * 86_400_000);
  expect(Math.max(...rounds.map((round) => round.createdAt))).toBeLessThanOrEqual(clock.now());
  await close();
});
