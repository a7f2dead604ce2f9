import { gameRounds } from '@baize/gateway/database/schema/index.ts';
import { and, eq, inArray, type SQL } from '@baize/gateway/database/sql.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { checkBet } from '@baize/gateway/modules/protection/enforce.ts';
import { postEntries, realEntryId } from '@baize/gateway/modules/wallet/post-entry.ts';
import { houseWallet, lockWallets } from '@baize/gateway/modules/wallet/wallets.ts';
import type { LaunchRow } from './find-launch.ts';
import type { RoundRow } from './round-row.ts';
import { houseKindOf, launchColumns, orderNumber } from './round-row.ts';

/** A bet of a slip that has been validated. */
export interface SlipBet {
  /** Minor units. */
  readonly stake: number;
  /** Stored with the journal entry as the request, see `Entry`. */
  readonly body: unknown;
  /** The selection, stored with the round. */
  readonly told: unknown;
}

export interface Slip<Bet extends SlipBet> {
  /** Idempotency key, chosen by the client. */
  readonly key: string;
  readonly remark: string;
  readonly bets: readonly Bet[];
  readonly at: number;
  /** Checks the slip beyond its stakes and throws to refuse it. Called with the wallet locked. */
  readonly check?: () => Promise<void>;
}

/** The idempotency key of one bet of a slip, since each bet is a round of its own. */
const betKey = (key: string, index: number): string => `${key}:${index}`;

/** The rounds that were placed under a slip's key. @param most maximum number of bets of one slip */
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

/** Takes the stakes: one journal entry for each bet. Returns the ids of the entries of real money, in order. */
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
 * Takes the stakes of a slip and stores its bets as open rounds, in the caller's transaction, which has locked the
 * launch and everything that is locked before a wallet.
 * @returns the bets in order, each with its round
 * @throws {GatewayError} insufficient_balance; the refusals of `checkBet` and of the slip's own check
 */
export async function placeOpenBets<Bet extends SlipBet>(
  tx: Transaction,
  launch: LaunchRow,
  slip: Slip<Bet>,
): Promise<{ round: RoundRow; bet: Bet }[]> {
  const { remark, at } = slip;
  const house = await houseWallet(tx, houseKindOf(launch.mode), launch.currency, at);
  // Two windows of one player: the checks must count the bets of both, also those of play money,
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
        // The maximum loss depends on all bets on the same results, so it is known when they are settled.
        validBet: 0,
        win: 0,
        stake: told,
        state: 'open' as const,
        entryId: entryIds[index] ?? null,
        createdAt: at,
        // An open bet is not a round that could be replayed.
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
