import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../gateway/contract/durations.ts';
import { getInbox, reportPlay, setRealityCheck } from '../../gateway/contract/index.ts';
import { DEFAULT_SETTINGS } from '../../gateway/core/merchant-defaults.ts';
import { writeSettings } from '../../gateway/core/merchant-settings.ts';
import { playExclusions } from '../../gateway/database/schema/index.ts';
import { depositsInRow } from '../../gateway/modules/protection/find-signs.ts';
import {
  recordSigns,
  setSignState,
  signsForStaff,
} from '../../gateway/modules/protection/record-signs.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { addGame, openLottery, toNextIssue } from './game-support.ts';
import { protectionBackOffice } from './protection-staff.ts';
import { type Player, player, startProtected, toNextDay } from './protection-support.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startProtected();
}, 60_000);
afterAll(() => running.close());
beforeEach(() => writeSettings(running.gateway.db, { harmSigns: DEFAULT_SETTINGS.harmSigns }));

const advance = (ms: number) => running.gateway.clock.advance(ms);
const look = () => recordSigns(running.gateway);

/** Signs of one player as staff sees them. */
async function signsOf({ username }: Player) {
  const rows = await signsForStaff(running.gateway.db, 1000);
  return rows.filter((row) => row.username === username);
}
const signOf = async (me: Player, sign: string) =>
  (await signsOf(me)).find((row) => row.sign === sign);

/** What the inbox holds, the newest first. */
async function inbox(me: Player, language = 'EN') {
  const { list } = await me.client.value(
    getInbox,
    { filter: 'all', pageNo: 1, pageSize: 50 },
    { token: me.token, headers: { language } },
  );
  return list;
}
const notes = async (me: Player, language?: string) =>
  (await inbox(me, language)).filter(({ link }) => link !== undefined);

/** Changes one of the merchant's thresholds. */
const threshold = (change: Partial<typeof DEFAULT_SETTINGS.harmSigns>) =>
  writeSettings(running.gateway.db, { harmSigns: { ...DEFAULT_SETTINGS.harmSigns, ...change } });

async function hitLimit(me: Player): Promise<void> {
  expect((await me.deposit(100)).errorCode).toBe('limit_reached');
}

/** A payment that the payer refuses. */
async function failDeposit(me: Player): Promise<void> {
  const order = await me.deposit(20);
  if (!order.success) throw new Error(order.errorCode);
  await me.pay(order.value.launchUrl, 'refuse');
}

/** Plays continuously, in steps that count as one play session. */
async function playFor(me: Player, hours: number): Promise<void> {
  const steps = (hours * HOUR) / (4 * MINUTE);
  await me.client.value(reportPlay, {}, { token: me.token });
  for (let step = 0; step < steps; step += 1) {
    advance(4 * MINUTE);
    await me.client.value(reportPlay, { answer: 'continue' }, { token: me.token });
  }
}

test('[R10.09a] reaching own limits three times in seven days is a sign; twice, or in a longer time, is not', async () => {
  const me = await player(running);
  await me.set('deposit', 'day', 50);
  await hitLimit(me);
  await hitLimit(me);
  await look();
  expect(await signsOf(me)).toEqual([]);
  advance(7 * DAY);
  await hitLimit(me);
  await look();
  expect(await signsOf(me)).toEqual([]);
  await hitLimit(me);
  await hitLimit(me);
  await look();
  expect(await signsOf(me)).toMatchObject([{ sign: 'limitsHit', state: 'new', count: 3 }]);
});

test('[R10.09a] the thresholds are the merchant’s settings', async () => {
  const me = await player(running);
  await me.set('deposit', 'day', 50);
  await hitLimit(me);
  await look();
  expect(await signsOf(me)).toEqual([]);
  await threshold({ limitsHit: { times: 1, days: 1 } });
  await look();
  expect(await signsOf(me)).toMatchObject([{ sign: 'limitsHit', count: 1 }]);
});

test('[R10.09a] three or more refused payments in a day are a sign; those that a limit returned are not', async () => {
  const me = await player(running);
  await failDeposit(me);
  await failDeposit(me);
  // Paid, and returned to the payer because of a break that began meanwhile.
  const order = await me.deposit(100);
  if (!order.success) throw new Error(order.errorCode);
  await running.gateway.db.insert(playExclusions).values({
    accountId: me.accountId,
    kind: 'timeOut',
    startsAt: running.gateway.clock.now(),
    endsAt: running.gateway.clock.now() + MINUTE,
  });
  await me.pay(order.value.launchUrl, 'approve');
  await look();
  expect(await signsOf(me)).toEqual([]);
  advance(2 * MINUTE);
  await failDeposit(me);
  await look();
  expect(await signsOf(me)).toMatchObject([{ sign: 'failedDeposits', count: 3 }]);
});

test('[R10.09a] consecutive deposits count only where each follows a loss', () => {
  const deposit = (accountId: number, decidedAt: number, net: number) => ({
    accountId,
    decidedAt,
    net,
  });
  const three = [deposit(1, 10, -5), deposit(1, 20, -1), deposit(1, 30, -9)];
  expect(depositsInRow(three, 3)).toEqual([
    { accountId: 1, count: 3, firstSeenAt: 10, lastSeenAt: 30 },
  ]);
  expect(depositsInRow(three, 4)).toEqual([]);
  // A win in between, or no play at all, restarts the series.
  for (const net of [0, 7]) {
    const broken = [deposit(1, 10, -5), deposit(1, 20, net), deposit(1, 30, -9)];
    expect(depositsInRow(broken, 2)).toEqual([]);
  }
  // A series does not continue with another player.
  const two = [deposit(1, 10, -5), deposit(1, 20, -1), deposit(2, 30, -9), deposit(2, 40, -1)];
  expect(depositsInRow(two, 3)).toEqual([]);
  expect(depositsInRow(two, 2).map(({ accountId }) => accountId)).toEqual([1, 2]);
});

test('[R10.09a] deposits after losses are found in the journal, and deposits alone are no sign', async () => {
  const calm = await player(running);
  for (let count = 0; count < 4; count += 1) await calm.fund(20);
  const me = await player(running);
  await me.fund(20);
  const nodeId = await addGame(running, 'ELOTT', 'HOUSE_TURBO_FOUR_1M');
  const lottery = await openLottery(running, me.accountId, nodeId);
  /** A certain loss: one of the two always returns 1.9 times its stake. */
  const lose = async () => {
    const before = await me.balance();
    toNextIssue(running);
    await lottery.place(['big', 'small'].map((pick) => ({ kind: 'size', pick, stake: 500 })));
    await lottery.draw();
    expect(await me.balance()).toBeCloseTo(before - 0.5, 2);
  };
  for (let count = 0; count < 3; count += 1) {
    await lose();
    advance(MINUTE);
    await me.fund(20);
    advance(MINUTE);
  }
  await look();
  expect(await signsOf(calm)).toEqual([]);
  expect(await signOf(me, 'chasing')).toMatchObject({ count: 3, state: 'new' });
});

test('[R10.09a] bets in three nights of a week by the merchant’s time zone are a sign, bets by day are none', async () => {
  await writeSettings(running.gateway.db, { timeZone: 'Asia/Manila' });
  try {
    const owl = await player(running);
    const lark = await player(running);
    const playAt = async (me: Player, utcHour: number) => {
      toNextDay(running, utcHour * HOUR);
      await me.fund(20);
      expect((await (await me.play()).spin(20)).status).toBe(200);
    };
    for (let nights = 0; nights < 3; nights += 1) {
      if (nights === 2) {
        await look();
        expect(await signOf(owl, 'night')).toBeUndefined();
      }
      // 03:00 of the merchant's night is 19:00 UTC; its afternoon is early in the UTC morning.
      await playAt(lark, 6);
      await playAt(owl, 19);
    }
    await look();
    expect(await signOf(owl, 'night')).toMatchObject({ count: 3 });
    expect(await signOf(lark, 'night')).toBeUndefined();
  } finally {
    await writeSettings(running.gateway.db, { timeZone: 'UTC' });
  }
});

test('[R10.09a] five hours of continuous play are a sign, and the same session is one sign', async () => {
  const me = await player(running);
  await me.client.value(setRealityCheck, { minutes: 60 }, { token: me.token });
  toNextDay(running, 6 * HOUR);
  await playFor(me, 4.5);
  await look();
  expect(await signOf(me, 'longPlay')).toBeUndefined();
  await playFor(me, 0.5);
  await look();
  const found = await signOf(me, 'longPlay');
  expect(found).toMatchObject({ count: 5, state: 'new' });
  const staff = { staffName: 'Ana Cruz', state: 'closed' } as const;
  await setSignState(running.gateway, found?.id ?? 0, staff);
  await playFor(me, 1);
  await look();
  expect((await signsOf(me)).map(({ state }) => state)).toEqual(['closed']);
  // A pause, and then the same again: that is another sign.
  advance(HOUR);
  await playFor(me, 5);
  await look();
  expect((await signsOf(me)).map(({ state }) => state)).toEqual(['new', 'closed']);
});

test('[R10.09b] the player gets one calm message, in the chosen language and with the tools; again after 30 days at the earliest', async () => {
  const me = await player(running);
  await me.set('deposit', 'day', 50);
  for (let count = 0; count < 3; count += 1) await hitLimit(me);
  // However often and in however many processes the job runs.
  await Promise.all([look(), look(), look()]);
  await look();
  expect(await notes(me)).toMatchObject([
    { title: 'Your limits have been at work', link: 'limits', read: false },
  ]);
  expect(await notes(me, 'TY')).toMatchObject([{ title: 'Gumana ang mga limitasyon mo' }]);
  // Another sign on the same day is listed, and its message is sent the day after.
  for (let count = 0; count < 3; count += 1) await failDeposit(me);
  await look();
  expect((await signsOf(me)).map(({ sign }) => sign).sort()).toEqual([
    'failedDeposits',
    'limitsHit',
  ]);
  expect(await notes(me)).toHaveLength(1);
  await threshold({ failedDeposits: { times: 3, days: 3 } });
  advance(DAY);
  await look();
  expect(await notes(me)).toMatchObject([{ link: 'activity' }, { link: 'limits' }]);
  advance(28 * DAY);
  for (let count = 0; count < 3; count += 1) await hitLimit(me);
  await look();
  expect(await notes(me)).toHaveLength(2);
  advance(DAY);
  await look();
  expect(await notes(me)).toHaveLength(3);
  expect((await signOf(me, 'limitsHit'))?.count).toBe(3);
});

test('[R10.09b] the list is in the back office: seen, contacted, closed, each logged with a name; a closed sign returns only with new facts', async () => {
  const backOffice = protectionBackOffice(running.url, 'Ben Diaz');
  const me = await player(running);
  await me.set('deposit', 'day', 50);
  for (let count = 0; count < 3; count += 1) await hitLimit(me);
  expect((await backOffice.post('/signs/search', {})).status).toBe(303);
  const id = (await signOf(me, 'limitsHit'))?.id ?? 0;
  expect(await backOffice.page()).toContain(`aria-label="Contacted sign ${id}"`);
  expect(
    (await protectionBackOffice(running.url, '').post(`/signs/${id}`, { state: 'seen' })).status,
  ).toBe(400);
  expect((await signOf(me, 'limitsHit'))?.state).toBe('new');
  for (const state of ['seen', 'contacted', 'closed']) {
    expect((await backOffice.post(`/signs/${id}`, { state })).status).toBe(303);
    expect((await signOf(me, 'limitsHit'))?.state).toBe(state);
  }
  // A closed one stays closed.
  await backOffice.post(`/signs/${id}`, { state: 'seen' });
  await look();
  expect((await signsOf(me)).map(({ state }) => state)).toEqual(['closed']);
  await hitLimit(me);
  await look();
  expect((await signsOf(me)).map(({ state }) => state)).toEqual(['new', 'closed']);
  const log = await running.gateway.db.query.protectionLog.findMany({
    where: (table, { and, eq, like }) =>
      and(eq(table.accountId, me.accountId), like(table.action, 'sign%')),
    orderBy: (table, { asc }) => asc(table.id),
  });
  expect(log.map(({ actor, staffName, action }) => [actor, staffName, action])).toEqual([
    ['system', null, 'signFound'],
    ['system', null, 'signMessaged'],
    ['staff', 'Ben Diaz', 'signSeen'],
    ['staff', 'Ben Diaz', 'signContacted'],
    ['staff', 'Ben Diaz', 'signClosed'],
    ['system', null, 'signFound'],
  ]);
  expect(await backOffice.page()).toContain('Player contacted');
});

test('a sign that fails to be stored does not delay the others, and is stored the next time', async () => {
  // Earlier actions of other players are not within the evaluated week.
  advance(60 * DAY);
  const players = [await player(running), await player(running)];
  for (const each of players) {
    await each.set('deposit', 'day', 50);
    for (let time = 0; time < 3; time += 1) await hitLimit(each);
  }
  const kept = async () => {
    const signs = await Promise.all(players.map((each) => signOf(each, 'limitsHit')));
    return signs.filter((sign) => sign !== undefined).length;
  };
  const { db } = running.gateway;
  let fails = true;
  const broken = new Proxy(db, {
    get: (target, name, receiver) => {
      if (name !== 'transaction' || !fails) return Reflect.get(target, name, receiver);
      fails = false;
      return () => Promise.reject(new Error('The connection ended.'));
    },
  });
  await expect(recordSigns({ ...running.gateway, db: broken })).rejects.toThrow(AggregateError);
  expect(await kept()).toBe(1);
  await look();
  expect(await kept()).toBe(2);
});

test('[R10.04] staff sees current and past breaks', async () => {
  const me = await player(running);
  const at = running.gateway.clock.now();
  await running.gateway.db.insert(playExclusions).values([
    { accountId: me.accountId, kind: 'timeOut', startsAt: at - 9 * DAY, endsAt: at - 2 * DAY },
    { accountId: me.accountId, kind: 'selfExclusion', startsAt: at - DAY, endsAt: null },
  ]);
  const page = await protectionBackOffice(running.url).page();
  const [, holding = '', past = ''] = page.split(
    /<h2>Breaks that hold<\/h2>|<h2>Breaks of the past<\/h2>/,
  );
  const rowOf = (part: string) => part.split('<tr>').find((row) => row.includes(me.username)) ?? '';
  expect(rowOf(holding)).toMatch(/Self-exclusion.*for good/);
  expect(rowOf(past.split('<h2>')[0] ?? '')).toContain('Time-out');
});
