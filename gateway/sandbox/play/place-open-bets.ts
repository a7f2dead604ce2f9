import { gameRounds } from '@baize/gateway/database/schema/index.ts';
import { and, eq, inArray, type SQL } from '@baize/gateway/database/sql.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { checkBet } from '@baize/gateway/modules/protection/enforce.ts';
import { postEntries, realEntryId } from '@baize/gateway/modules/wallet/post-entry.ts';
import { houseWallet, lockWallets } from '@baize/gateway/modules/wallet/wallets.ts';
import type { LaunchRow } from './find-launch.ts';
import type { RoundRow } from './round-row.ts';
import { houseKindOf, launchColumns, orderNumber } from './round-row.ts';

/** A bet of a slip, checked against what is offered. */
export interface SlipBet {
  /** Minor units. */
  readonly stake: number;
  /** What was asked, as the journal keeps it: see `Entry`. */
  readonly body: unknown;
  /** What was bet on, as it stays with the round. */
  readonly told: unknown;
}

export interface Slip<Bet extends SlipBet> {
  /** Chosen by the client; the same key is the same slip. */
  readonly key: string;
  readonly remark: string;
  readonly bets: readonly Bet[];
  readonly at: number;
  /** Refuses the slip for more than its stakes. Runs behind the lock of the wallet. */
  readonly check?: () => Promise<void>;
}

/** Each bet of a slip is a round of its own, and has a key of its own. */
const betKey = (key: string, index: number): string => `${key}:${index}`;

/** The rounds that a slip's key was used for. @param most bets of one slip at most */
export const roundsOfSlip = (
  { id }: Pick<LaunchRow, 'id'>,
  key: string,
  most: number,
): SQL | undefined =>
  and(
    eq(gameRounds.launchId, id),
    inArray(
      gameRounds.roundKey,
      Array.from({ length: most }, (_, index) => betKey(key, index)),
    ),
  );

type Keyed<Bet> = Bet & { readonly key: string; readonly orderNo: string };

/** Takes the stakes: one journal entry for each bet. Returns the ids of real money's entries, in their order. */
async function takeStakes(
  tx: Transaction,
  launch: LaunchRow,
  { house, remark, at }: { readonly house: number; readonly remark: string; readonly at: number },
  bets: readonly Keyed<SlipBet>[],
): Promise<(number | null)[]> {
  const posted = await postEntries(
    tx,
    bets.map(({ stake, body, key, orderNo }) => ({
      kind: 'round',
      scope: `launch:${launch.id}`,
      idempotencyKey: key,
      body,
      reference: orderNo,
      remark,
      lines: [
        { walletId: launch.walletId, amount: -stake, kind: 'bet' },
        { walletId: house, amount: stake, kind: 'house' },
      ],
      at,
    })),
  );
  return posted.map(realEntryId);
}

/**
 * Takes the stakes of a slip and stores its bets as open rounds, in the caller's transaction, which
 * has locked the launch and all that is locked before a wallet.
 * @returns the bets in their order, each with its round
 * @throws {GatewayError} insufficient_balance; what `checkBet` and the slip's own check refuse
 */
export async function placeOpenBets<Bet extends SlipBet>(
  tx: Transaction,
  launch: LaunchRow,
  slip: Slip<Bet>,
): Promise<{ round: RoundRow; bet: Bet }[]> {
  const { remark, at } = slip;
  const house = await houseWallet(tx, houseKindOf(launch.mode), launch.currency, at);
  // Two windows of one player: what is checked counts the bets of both, also those of play money,
  // whose wallet `checkBet` does not lock.
  await lockWallets(tx, [launch.walletId]);
  const stake = slip.bets.reduce((sum, bet) => sum + bet.stake, 0);
  await checkBet(tx, launch, { stake, at });
  await slip.check?.();
  const bets = slip.bets.map((bet, index): Keyed<Bet> => {
    return { ...bet, key: betKey(slip.key, index), orderNo: orderNumber(at) };
  });
  const entryIds = await takeStakes(tx, launch, { house, remark, at }, bets);
  const rounds = await tx
    .insert(gameRounds)
    .values(
      bets.map(({ stake: bet, told, key, orderNo }, index) => ({
        orderNo,
        ...launchColumns(launch),
        roundKey: key,
        bet,
        // What can be lost is known by all bets on the same results, once they are settled.
        validBet: 0,
        win: 0,
        stake: told,
        state: 'open' as const,
        entryId: entryIds[index] ?? null,
        createdAt: at,
        // A bet that waits for its result is no round to be played back.
        shownAt: at,
      })),
    )
    .returning();
  const byKey = new Map(rounds.map((round) => [round.roundKey, round]));
  return bets.map((bet) => {
    const round = byKey.get(bet.key);
    if (!round) throw new Error('A bet was not stored.');
    return { round, bet };
  });
}
