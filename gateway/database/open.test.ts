import { expect, test } from 'vitest';
import { openDatabase } from './open.ts';
import { rowsOf } from './rows-of.ts';
import { settings } from './schema/index.ts';
import { sql } from './sql.ts';
import { testDatabaseImage } from './test-image.ts';

const ROWS = 500;

test('a vacuum of the embedded database counts its rows and frees the room of old ones', async () => {
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
    await fill();
    await vacuum?.();
    const before = await counted();
    expect(before?.rows).toBe(ROWS);
    // Rows that were dropped leave room that the next ones take.
    await db.delete(settings);
    await vacuum?.();
    await fill();
    await vacuum?.();
    expect(await counted()).toEqual(before);
  } finally {
    await close();
  }
});
