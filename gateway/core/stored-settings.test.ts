import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type OpenDatabase, openDatabase } from '../database/open.ts';
import { sql } from '../database/sql.ts';
import { testDatabaseImage } from '../database/test-image.ts';
import {
  cacheSettings,
  changeSettings,
  storedSettings,
  storeSettings,
  withDefaults,
} from './stored-settings.ts';

const databaseUrl = process.env.BAIZE_TEST_DATABASE_URL;
const schema = z.object({ most: z.number(), least: z.number() });
const DEFAULTS = { most: 10, least: 1 };

let opened: OpenDatabase;
let unfollow: () => Promise<void>;
/** How often it was read from the database. */
let readings = 0;
const parse = withDefaults(schema, DEFAULTS);
const read = storedSettings('limits', (stored) => {
  readings += 1;
  return parse(stored);
});

beforeEach(async () => {
  const image = databaseUrl ? undefined : await testDatabaseImage();
  opened = await openDatabase({
    databaseUrl,
    dataFolder: undefined,
    ...(image && { image }),
  });
  await opened.db.execute(sql`delete from settings`);
  unfollow = await cacheSettings(opened);
  readings = 0;
});
afterEach(async () => {
  await unfollow();
  await opened.close();
});

test('settings are read once, and anew at once after a change of one’s own', async () => {
  const { db } = opened;
  expect([await read(db), await read(db)]).toEqual([DEFAULTS, DEFAULTS]);
  expect(await db.transaction(read)).toEqual(DEFAULTS);
  expect(readings).toBe(1);
  await storeSettings(db, 'limits', { most: 20 });
  expect(await read(db)).toEqual({ most: 20, least: 1 });
  await changeSettings(db, 'limits', { least: 2 });
  expect([await read(db), await db.transaction(read)]).toEqual([
    { most: 20, least: 2 },
    { most: 20, least: 2 },
  ]);
});

test('a change by anybody is told by the database', async () => {
  const { db } = opened;
  await read(db);
  await db.execute(sql`insert into settings (key, value) values ('limits', '{"most": 30}')`);
  await expect.poll(() => read(db)).toEqual({ most: 30, least: 1 });
  await db.execute(sql`update settings set value = '{"most": 40}'`);
  await expect.poll(() => read(db)).toEqual({ most: 40, least: 1 });
  await db.execute(sql`delete from settings`);
  await expect.poll(() => read(db)).toEqual(DEFAULTS);
});

test('a transaction sees its own change, and nobody sees one that was taken back', async () => {
  const { db } = opened;
  await read(db);
  const failed = db.transaction(async (tx) => {
    await storeSettings(tx, 'limits', { most: 50 });
    expect(await read(tx)).toEqual({ most: 50, least: 1 });
    throw new Error('taken back');
  });
  await expect(failed).rejects.toThrow('taken back');
  expect(await read(db)).toEqual(DEFAULTS);
  await db.transaction((tx) => storeSettings(tx, 'limits', { most: 60 }));
  await expect.poll(() => read(db)).toEqual({ most: 60, least: 1 });
});

test('what was being read while it changed is not kept', async () => {
  const { db } = opened;
  const reading = read(db);
  await storeSettings(db, 'limits', { most: 70 });
  await reading;
  expect(await read(db)).toEqual({ most: 70, least: 1 });
});

test('what many share cannot be changed; without following everything is read each time', async () => {
  const { db } = opened;
  const shared = await read(db);
  expect(() => Object.assign(shared, { most: 0 })).toThrow(TypeError);
  await unfollow();
  readings = 0;
  await read(db);
  await read(db);
  expect(readings).toBe(2);
});

test.runIf(databaseUrl)(
  'a snapshot of the past is not kept, and another process hears',
  async () => {
    const { db } = opened;
    const other = await openDatabase({ databaseUrl, dataFolder: undefined });
    try {
      await db.transaction(
        async (tx) => {
          expect(await read(tx)).toEqual(DEFAULTS);
          await storeSettings(other.db, 'limits', { most: 80 });
          await expect.poll(() => read(db)).toEqual({ most: 80, least: 1 });
          expect(await read(tx)).toEqual(DEFAULTS);
        },
        { isolationLevel: 'repeatable read' },
      );
      expect(await read(db)).toEqual({ most: 80, least: 1 });
    } finally {
      await other.close();
    }
  },
);
