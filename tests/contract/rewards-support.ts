import { eq } from 'drizzle-orm';
import type { Gateway } from '../../gateway/core/gateway.ts';
import { accounts, gameRounds, wallets } from '../../gateway/database/schema/index.ts';
import { countSettledRounds } from '../../gateway/modules/rounds/count-settled-rounds.ts';
import { type PostedEntry, postEntry } from '../../gateway/modules/wallet/post-entry.ts';
import { houseWallet } from '../../gateway/modules/wallet/wallets.ts';
import { seedMissions } from '../../gateway/sandbox/seed/missions.ts';
import { seedPoints } from '../../gateway/sandbox/seed/points.ts';
import { seedPromotions } from '../../gateway/sandbox/seed/promotions.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { type CashierMember, cashierMember } from './cashier-support.ts';
import { startTestGateway } from './client.ts';

/** A gateway with the demo's promotions and points mall, and no records. */
export async function startRewards(): Promise<RunningGateway> {
  const running = await startTestGateway({ demoData: 'accounts' });
  const { db, clock } = running.gateway;
  await db.transaction(async (tx) => {
    await seedPromotions(tx, clock, []);
    await seedPoints(tx, clock, []);
    await seedMissions(tx);
  });
  return running;
}

export interface RewardsMember extends CashierMember {
  readonly accountId: number;
  /** Settles a losing bet of real money, minor units; by default now. */
  bet(amount: number, gameType?: string, at?: number, win?: number): Promise<void>;
}

let lastBet = 0;

export async function rewardsMember(
  running: RunningGateway,
  change: Parameters<typeof cashierMember>[1] = {},
): Promise<RewardsMember> {
  const member = await cashierMember(running.url, change);
  const { accountId } = await running.gateway.sessions.require(member.token);
  const bet: RewardsMember['bet'] = (
    amount,
    gameType = 'RNG',
    at = running.gateway.clock.now(),
    win = 0,
  ) => settleBet(running.gateway, { accountId, amount, gameType, at, win });
  return { ...member, accountId, bet };
}

/** A settled bet of real money, minor units. */
export async function settleBet(
  gateway: Gateway,
  of: { accountId: number; amount: number; gameType: string; at: number; win: number },
): Promise<void> {
  const { accountId, amount, gameType, at, win } = of;
  lastBet += 1;
  const orderNo = `T${lastBet}`;
  await gateway.db.transaction(async (tx) => {
    const [wallet] = await tx.select().from(wallets).where(eq(wallets.accountId, accountId));
    if (!wallet) throw new Error('Fund the member before it bets.');
    const house = await houseWallet(tx, 'house:games', wallet.currency, at);
    const posted: PostedEntry = await postEntry(tx, {
      kind: 'round',
      scope: `test:${orderNo}`,
      idempotencyKey: 'bet',
      body: { amount },
      reference: orderNo,
      at,
      lines: [
        { walletId: wallet.id, amount: -amount, kind: 'bet' },
        ...(win > 0 ? [{ walletId: wallet.id, amount: win, kind: 'win' as const }] : []),
        { walletId: house, amount: amount - win, kind: 'house' },
      ],
    });
    await tx.insert(gameRounds).values({
      orderNo,
      accountId,
      walletId: wallet.id,
      nodeId: 'test',
      gameName: 'Test',
      vassalage: 'T',
      vendorName: 'Test',
      gameType,
      roundKey: orderNo,
      state: 'settled',
      bet: amount,
      validBet: amount,
      win,
      entryId: posted.entryId,
      createdAt: at,
      settledAt: at,
      shownAt: at,
    });
    const whose = { accountId, walletId: wallet.id, vassalage: 'T' };
    const round = { ...whose, gameType, validBet: amount, orderNo };
    await countSettledRounds(tx, [{ ...round, gameName: 'Test' }], at);
  });
}

/** The name of a member in the back office. */
export async function usernameOf(gateway: Gateway, accountId: number): Promise<string> {
  const [row] = await gateway.db.select().from(accounts).where(eq(accounts.id, accountId));
  return row?.username ?? '';
}

/** Submits a form of the back office's rewards page. Returns the status of the response. */
export async function rewardsBackOffice(
  url: string,
  path: string,
  fields: Record<string, string>,
): Promise<number> {
  const body = new URLSearchParams(fields);
  const answer = await fetch(`${url}/sandbox/rewards/${path}`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  return answer.status;
}
