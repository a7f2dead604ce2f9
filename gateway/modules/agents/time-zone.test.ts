import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY } from '../../contract/durations.ts';
import { readSettings, writeSettings } from '../../core/merchant-settings.ts';
import { cacheSettings, changeSettings } from '../../core/stored-settings.ts';
import {
  checkFigures,
  installDailyFigures,
  recountAfterZoneChange,
} from '../../database/daily-figures.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { sql } from '../../database/sql.ts';
import { fundAccount, walletGateway } from '../wallet/test-support.ts';

/** In Manila it is already the next day. */
const EVENING = Date.UTC(2026, 10, 20, 20);
const DAY_IN_UTC = Math.floor(EVENING / DAY);

let setting: Awaited<ReturnType<typeof walletGateway>>;
const db = () => setting.gateway.db;
/** Posts a deposit in the journal, and thereby in the figures. */
async function deposit(): Promise<void> {
  const accountId = await setting.addAccount();
  const clock = { ...setting.gateway.clock, now: () => EVENING };
  await fundAccount({ db: db(), clock }, accountId, 100);
}
const days = async () =>
  rowsOf<{ day: number }>(
    await db().execute(sql`select distinct day from account_figures order by day`),
  ).map(({ day }) => day);

beforeEach(async () => {
  setting = await walletGateway();
});
afterEach(() => setting.close());

test('a change of the time zone is stored together with recomputed figures', async () => {
  const unfollow = await cacheSettings({ db: db(), listen: async () => async () => undefined });
  await deposit();
  expect(await days()).toEqual([DAY_IN_UTC]);
  await writeSettings(db(), { timeZone: 'Asia/Manila', mainDomain: 'manila.example' });
  expect(await readSettings(db())).toMatchObject({
    timeZone: 'Asia/Manila',
    mainDomain: 'manila.example',
  });
  expect(await days()).toEqual([DAY_IN_UTC + 1]);
  expect(await checkFigures(db())).toEqual([]);
  await unfollow();
});

test.each([
  // An alias of another zone that PostgreSQL does not know.
  'US/Pacific-New',
  // Eight hours east of Greenwich for Node, but west of it for PostgreSQL.
  '+08:00',
  // A zone with daylight saving for Node, but an abbreviation without it for PostgreSQL.
  'CET',
])(
  '[R10.01] a time zone that the database does not know, or interprets differently from Node (%s), is refused and changes nothing',
  async (timeZone) => {
    await deposit();
    const before = await readSettings(db());
    await expect(
      writeSettings(db(), { timeZone, mainDomain: 'new.example' }),
    ).rejects.toMatchObject({
      code: 'request_param_err',
      message: `timeZone: the database does not know the time zone "${timeZone}".`,
    });
    expect(await readSettings(db())).toEqual(before);
    await deposit();
    expect(await days()).toEqual([DAY_IN_UTC]);
  },
);

test('[R10.01] an accepted time zone has the same offset in the database and in Node, in winter and in summer', async () => {
  for (const timeZone of ['UTC', 'America/New_York', 'Etc/GMT-8', 'Asia/Kolkata']) {
    await writeSettings(db(), { timeZone });
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    for (const at of [Date.UTC(2025, 0, 15, 12), Date.UTC(2025, 6, 15, 12)]) {
      const [row] = rowsOf<{ told: string }>(
        await db().execute(sql`
          select to_char(to_timestamp(${at} / 1000.0) at time zone ${timeZone}::text,
            'YYYY-MM-DD HH24:MI:SS') as told`),
      );
      expect(row?.told, timeZone).toBe(format.format(at));
    }
  }
});

test('if the figures cannot be recomputed, the time zone is not changed', async () => {
  await deposit();
  await db().execute(sql`
    create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'not now'; end $$`);
  await db().execute(sql`
    create trigger refuse before delete on first_deposits for each row execute function refuse()`);
  await expect(writeSettings(db(), { timeZone: 'Asia/Manila' })).rejects.toThrow();
  expect((await readSettings(db())).timeZone).toBe('UTC');
  expect(await checkFigures(db())).toEqual([]);
});

test('after a change of the time zone directly in the database, figures are recomputed when the gateway opens it', async () => {
  await deposit();
  await changeSettings(db(), 'merchant', { timeZone: 'Asia/Manila' });
  expect(await checkFigures(db())).not.toEqual([]);
  await installDailyFigures(db());
  expect(await days()).toEqual([DAY_IN_UTC + 1]);
  expect(await checkFigures(db())).toEqual([]);
});

test('figures that were computed in the current time zone are not recomputed', async () => {
  await deposit();
  const changed = async () =>
    rowsOf(await db().execute(sql`select ctid::text as place from account_figures order by 1`));
  const before = await changed();
  await db().transaction(recountAfterZoneChange);
  await installDailyFigures(db());
  await writeSettings(db(), { timeZone: 'UTC' });
  expect(await changed()).toEqual(before);
});
