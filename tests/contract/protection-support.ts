import { randomUUID } from 'node:crypto';
import { depositByLaunchUrl } from '../../gateway/contract/cashier.ts';
import { DAY } from '../../gateway/contract/durations.ts';
import { launchGame } from '../../gateway/contract/games.ts';
import {
  changeLimits,
  type LimitChange,
  type LimitKind,
  type LimitPeriod,
  memberLimits,
} from '../../gateway/contract/protection.ts';
import { balance } from '../../gateway/contract/wallet.ts';
import { readConfig } from '../../gateway/core/config.ts';
import { addTestGames, nodeOf } from '../../gateway/sandbox/play/test-support.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { type CashierMember, callCashier, cashierMember } from './cashier-support.ts';
import { startInMemory } from './client.ts';
import { openTestGame } from './game-support.ts';

/** A gateway whose sessions outlive the days that tests skip, with deposits without fees. */
export async function startProtected(): Promise<RunningGateway> {
  const running = await startInMemory(
    readConfig({
      PORT: '0',
      BAIZE_DEMO: '1',
      BAIZE_MERCHANT: 'baize',
      BAIZE_TRUSTED_PROXIES: 'loopback',
      BAIZE_SESSION_IDLE_MINUTES: '1000000',
      BAIZE_SESSION_HOURS: '20000',
      DATABASE_URL: process.env.DATABASE_URL,
    }),
    { demoData: 'accounts' },
  );
  await callCashier(
    running.url,
    'settings',
    JSON.stringify({ turnoverTimes: 0, pendingLimit: 1000 }),
  );
  return running;
}

/** Moves the clock to a number of milliseconds after the next start of a day (UTC). */
export function toNextDay({ gateway: { clock } }: RunningGateway, after = 0): void {
  clock.advance(DAY - (clock.now() % DAY) + after);
}

export interface Player extends ReturnType<typeof playerOf> {}

/** A member with the calls that tests of player protection need. */
export async function player(running: RunningGateway) {
  const member = await cashierMember(running.url);
  const { accountId } = await running.gateway.sessions.require(member.token);
  return playerOf(running, member, accountId, member.token);
}

function playerOf(
  running: RunningGateway,
  member: CashierMember,
  accountId: number,
  token: string,
) {
  const { client } = member;
  const change = (...changes: LimitChange[]) => client.call(changeLimits, { changes }, { token });
  return {
    ...member,
    token,
    accountId,
    /** The same player with the token of another login. */
    as: (other: string): Player => playerOf(running, member, accountId, other),
    balance: async () => (await client.value(balance, { typeId: 0 }, { token })).sumBalance,
    limits: () => client.value(memberLimits, {}, { token }),
    limit: async (kind: LimitKind, period: LimitPeriod) => {
      const { limits } = await client.value(memberLimits, {}, { token });
      const found = limits.find((each) => each.kind === kind && each.period === period);
      if (!found) throw new Error(`There is no ${kind} of a ${period}.`);
      return found;
    },
    change,
    set: (kind: LimitKind, period: LimitPeriod, value: number) =>
      change({ action: 'set', kind, period, value }),
    /** Requests a deposit, which is not paid yet. */
    deposit: (amount: number, key: string = randomUUID()) =>
      client.call(
        depositByLaunchUrl,
        { channelId: 'lagoon', amount },
        { token, idempotencyKey: key },
      ),
    /** Opens a slot as the portal does. */
    launch: async (accountType = 1) => {
      await addTestGames(running.gateway.db);
      const nodeId = nodeOf('RNG');
      return client.call(
        launchGame,
        {
          launchMode: 'GLS',
          platform: 'html5-desktop',
          clientType: 3,
          gameId: nodeId,
          nodeId,
          accountType,
          vassalage: 'TEST',
          language: 'EN',
        },
        { token },
      );
    },
    /** Opens a slot for real money. */
    play: async () => {
      const { call } = await openTestGame(running, accountId);
      return {
        /** One spin; the bet in minor units. */
        spin: async (bet: number, key: string = randomUUID()) => {
          const answer = await call('round', { key, bet, stake: {} });
          return {
            status: answer.status as number,
            errorCode: answer.errorCode as string | undefined,
            limit: answer.value?.limit,
            bet: answer.value?.round?.bet as number | undefined,
            win: answer.value?.round?.win as number | undefined,
          };
        },
      };
    },
  };
}
