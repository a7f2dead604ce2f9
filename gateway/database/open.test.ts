import { expect, test } from 'vitest';
import { openDatabase } from './open.ts';
import { rowsOf } from './rows-of.ts';
import { settings } from './schema/index.ts';
import { sql } from './sql.ts';
import { testDatabaseImage } from './test-image.ts';

const ROWS = 500;

const TURNS = 5;
/** Milliseconds after which the test gives up waiting. */
const TIMEOUT_MS = 10_000;

test('consecutive queries to the embedded database, in a transaction or not, let the event loop run in between', async () => {
  const { db, close } = await openDatabase({
    databaseUrl: undefined,
    dataFolder: undefined,
    image: await testDatabaseImage(),
  });
  const turnsWhile = async (ask: () => Promise<unknown>): Promise<number> => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const end = performance.now() + TIMEOUT_MS;
    while (turns < TURNS && performance.now() < end) await ask();
    clearInterval(timer);
    return turns;
  };
  try {
    expect(await turnsWhile(async () => db.select().from(settings))).toBeGreaterThanOrEqual(TURNS);
    expect(
      await db.transaction((tx) => turnsWhile(async () => tx.select().from(settings))),
    ).toBeGreaterThanOrEqual(TURNS);
  } finally {
    await close();
  }
});

test('a vacuum of the embedded database updates its statistics and frees the space of deleted rows', async () => {
  const { db, vacuum, close } = await openDatabase({
    databaseUrl: undefined,
    dataFolder: undefined,
    image: await testDatabaseImage(),
  });
  const counted = async () => {
    const [row] = rowsOf<{ rows: number; bytes: number }>(
      await db.execute(sql`
        select reltuples::float8 as rows, pg_relation_size(oid)::float8 as bytes
        from pg_class where relname = 'settings'`),
    );
    return row;
  };
  const fill = async () => {
    await db
      .insert(settings)
      .values(Array.from({ length: ROWS }, (_, index) => ({ key: `key ${index}`, value: {} })));
  };
  try {
    await db.delete(settings);
    await fill();
    await vacuum?.();
    const before = await counted();
    expect(before?.rows).toBe(ROWS);
    // The space of deleted rows is reused by later ones.
    await db.delete(settings);
    await vacuum?.();
    await fill();
    await vacuum?.();
    expect(await counted()).toEqual(before);
  } finally {
    await close();
  }
});
