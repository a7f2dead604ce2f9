import { eq, isNotNull, sum } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { walletGateway } from '../../modules/wallet/test-support.ts';
import { accounts, gameRounds, journalLines, vendors, wallets, winners } from '../schema/index.ts';
import { seedMoney } from './money.ts';
import { seedRecords } from './records.ts';

test('seeds balances and ninety days of rounds that agree with the journal', async () => {
  const { gateway, close } = await walletGateway();
  const { db, clock } = gateway;
  const at = clock.now();
  await db.insert(vendors).values({ vassalage: 'V', nameEn: 'V', nameTy: 'V' });
  const person = (username: string, type: number) => ({
    ...{ publicId: username, username, nickname: username, type },
    ...{ passwordChangedAt: at, createdAt: at },
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
    ...{ nodeId: String(index), gameName: `Game ${index}`, vassalage: 'V', vendorName: 'V' },
    ...{ gameType: index % 5 === 0 ? 'LIVE' : 'RNG', minBet: 20, maxBet: 10_000 },
  }));
  const began = performance.now();
  await db.transaction(async (tx) => {
    await seedMoney(tx, clock, people);
    await seedRecords(tx, clock, people, catalogue);
  });
  expect(performance.now() - began).toBeLessThan(45_000);
  const rounds = await db.select().from(gameRounds);
  expect(rounds.length).toBeGreaterThan(4000);
  expect((await db.select().from(winners)).length).toBeGreaterThan(15);
  const lines = db
    .select({ walletId: journalLines.walletId, sum: sum(journalLines.amount).as('sum') })
    .from(journalLines)
    .groupBy(journalLines.walletId)
    .as('lines');
  const held = await db
    .select({ balance: wallets.balance, lines: lines.sum })
    .from(wallets)
    .innerJoin(lines, eq(lines.walletId, wallets.id))
    .where(isNotNull(wallets.balance));
  expect(held).toHaveLength(62);
  for (const row of held) expect(Number(row.lines)).toBe(row.balance);
  const oldest = Math.min(...rounds.map((round) => round.createdAt));
  expect(at - oldest).toBeGreaterThan(80 * 86_400_000);
  expect(Math.max(...rounds.map((round) => round.createdAt))).toBeLessThanOrEqual(clock.now());
  await close();
});
