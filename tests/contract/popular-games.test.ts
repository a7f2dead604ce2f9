import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '../../gateway/contract/durations.ts';
import type { RequestOf } from '../../gateway/contract/endpoint.ts';
import * as contract from '../../gateway/contract/index.ts';
import { gameRounds } from '../../gateway/database/schema/index.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway, type TestClient } from './client.ts';

let running: RunningGateway;
let client: TestClient;
beforeAll(async () => {
  running = await startTestGateway();
  client = createClient(running.url);
}, 60_000);
afterAll(() => running.close());

const popular = async (change: Partial<RequestOf<typeof contract.popularGames>> = {}) =>
  (await client.value(contract.popularGames, { language: 'EN', limitNum: 12, ...change })).list;

/** Number of rounds for real money within the window. */
async function roundsOf(nodeId: string): Promise<number> {
  const { db, clock } = running.gateway;
  const since = clock.now() - contract.POPULAR_DAYS * DAY;
  const rows = await db.select().from(gameRounds).where(eq(gameRounds.nodeId, nodeId));
  return rows.filter(
    ({ state, settledAt, entryId }) =>
      state === 'settled' && entryId !== null && (settledAt ?? 0) >= since,
  ).length;
}

describe('popular games', () => {
  test('[R7.02b] they are those with the most settled rounds of real money of seven days', async () => {
    const list = await popular({ gameType: 'RNG', limitNum: 6 });
    expect(list).toHaveLength(6);
    expect(new Set(list.map(({ gameType }) => gameType))).toEqual(new Set(['RNG']));
    const counts = await Promise.all(list.map(({ nodeId }) => roundsOf(nodeId)));
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(counts.at(-1)).toBeGreaterThan(0);
  });

  test('[R7.02b] rounds of the day count after a minute, and those of eight days ago no longer', async () => {
    const { db, clock } = running.gateway;
    const [before] = await popular({ gameType: 'FISH' });
    const [round] = await db
      .select()
      .from(gameRounds)
      .where(eq(gameRounds.nodeId, before?.nodeId ?? ''));
    if (!round) throw new Error('no round');
    const { games } = await client.value(contract.gameList, {
      gameType: 'FISH',
      language: 'EN',
      clientType: 3,
      platform: contract.PLATFORM,
      pageNo: 1,
      pageSize: 99,
    });
    const quiet = games.at(-1)?.nodeId ?? '';
    const { id: _, settledXid: _xid, ...copy } = round;
    const addRounds = (settledAt: number, prefix: string) =>
      db.insert(gameRounds).values(
        Array.from({ length: 400 }, (_each, number) => ({
          ...copy,
          nodeId: quiet,
          orderNo: `${prefix}${number}`,
          roundKey: `${prefix}${number}`,
          settledAt,
          state: 'settled' as const,
        })),
      );
    await addRounds(clock.now() - 8 * DAY, 'OLD');
    clock.advance(61_000);
    expect((await popular({ gameType: 'FISH' }))[0]?.nodeId).toBe(before?.nodeId);
    await addRounds(clock.now(), 'NEW');
    expect((await popular({ gameType: 'FISH' }))[0]?.nodeId).toBe(before?.nodeId);
    clock.advance(61_000);
    expect((await popular({ gameType: 'FISH' }))[0]?.nodeId).toBe(quiet);
    // Play money has no entry in the journal.
    await db.update(gameRounds).set({ entryId: sql`null` }).where(eq(gameRounds.nodeId, quiet));
    clock.advance(61_000);
    expect((await popular({ gameType: 'FISH' }))[0]?.nodeId).toBe(before?.nodeId);
  });
});

describe('vassalage game type', () => {
  const typesOf = async (vassalage?: string) =>
    (
      await client.value(contract.vassalageGameTypes, {
        language: 'EN',
        ...(vassalage && { vassalage }),
      })
    ).list;

  test('[R7.02b] a vendor has the categories and sub-categories of its games, with their counts', async () => {
    const [tidal, ...others] = await typesOf('TIDAL');
    expect(others).toEqual([]);
    expect(tidal?.gameTypes.map(({ gameType }) => gameType).toSorted()).toEqual(['FISH', 'RNG']);
    for (const { gameType, gameCount, gameClassify } of tidal?.gameTypes ?? []) {
      const of = async (gameClassifyKey?: string) =>
        (
          await client.value(contract.gameList, {
            gameType,
            vassalage: 'TIDAL',
            language: 'EN',
            clientType: 3,
            platform: contract.PLATFORM,
            pageNo: 1,
            pageSize: 1,
            ...(gameClassifyKey && { gameClassify: gameClassifyKey }),
          })
        ).totalCount;
      expect(gameCount).toBe(await of());
      for (const each of gameClassify) expect(each.gameCount, each.key).toBe(await of(each.key));
      for (const key of ['SC', 'VP', 'JP', 'TG', 'AC', 'BG']) {
        const isTold = gameClassify.some((each) => each.key === key);
        expect(isTold, `${gameType} ${key}`).toBe((await of(key)) > 0);
      }
    }
  });

  test('[R7.02b] without a vendor all are returned; an unknown one has none', async () => {
    const all = await typesOf();
    expect(all.length).toBeGreaterThan(50);
    expect(all.find(({ vassalage }) => vassalage === 'TIDAL')).toEqual((await typesOf('TIDAL'))[0]);
    expect(await typesOf('NOBODY')).toEqual([]);
  });
});
