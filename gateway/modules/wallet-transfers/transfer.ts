import { randomUUID } from 'node:crypto';
import { HOUR } from '../../contract/durations.ts';
import { fieldError } from '../../core/field-error.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { bodyHash, requireSameRequest } from '../../core/idempotency.ts';
import { lockAccount } from '../../core/lock-account.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { requirePort } from '../../core/ports.ts';
import { runIdempotent } from '../../core/run-idempotent.ts';
import { accounts, wallets, walletTransfers } from '../../database/schema/index.ts';
import { and, asc, desc, eq, gt } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { payOwed } from '../contracts/pay-owed.ts';
import { refuseExcluded } from '../protection/exclusion.ts';
import { requireIdentityProof } from '../protection/identity.ts';
import { toMajor, toMinor } from '../wallet/money.ts';
import type { PostedEntry } from '../wallet/post-entry.ts';
import { publishBalances } from '../wallet/publish-balances.ts';
import { accountWallet, lockWallets } from '../wallet/wallets.ts';
import { beginTransfer, type TransferRow } from './begin.ts';
import { settleTransfer } from './settle.ts';
import { findVendor, type Vendor } from './vendors.ts';

const REQUESTS = { name: 'wallet-transfer', limit: 300, windowMs: HOUR };

export interface TransferRequest {
  readonly accountId: number;
  readonly key: string;
  readonly action: 'in' | 'out' | 'allBack';
  readonly vassalage?: string | undefined;
  /** Major units. */
  readonly amount?: number | undefined;
}

interface Begun {
  readonly rows: readonly TransferRow[];
  readonly posted: readonly PostedEntry[];
}

/** Returns the transfers with a key, oldest first. @throws {GatewayError} idempotency_conflict */
async function knownTransfers(
  db: Database | Transaction,
  { accountId, key }: Pick<TransferRequest, 'accountId' | 'key'>,
  hash: string,
): Promise<Begun | undefined> {
  const rows = await db
    .select()
    .from(walletTransfers)
    .where(and(eq(walletTransfers.accountId, accountId), eq(walletTransfers.idempotencyKey, key)))
    .orderBy(asc(walletTransfers.id));
  if (rows.length === 0) return undefined;
  return { rows: rows.map((row) => requireSameRequest(row, hash)), posted: [] };
}

/** @throws {GatewayError} request_param_err with `amount_invalid` or `amount_low` */
function checkedMinor(amount: number | undefined, currency: string): number {
  let minor: number;
  try {
    minor = toMinor(amount ?? 0, currency);
  } catch {
    throw fieldError('amount', 'amount_invalid');
  }
  if (minor <= 0) throw fieldError('amount', 'amount_low');
  return minor;
}

/** @throws {GatewayError} request_param_err for a missing or unknown vendor */
async function requireVendor(tx: Transaction, vassalage: string | undefined): Promise<Vendor> {
  const vendor = vassalage ? await findVendor(tx, vassalage) : undefined;
  if (!vendor) throw fieldError('vassalage', 'not_offered');
  return vendor;
}

/**
 * Checks the conditions of a transfer to a vendor, which are those of play.
 * @throws {GatewayError} function.not.available if one wallet is used for all games; player_excluded,
 * identity_required
 */
async function checkBeforePlay(tx: Transaction, accountId: number, at: number): Promise<void> {
  if (!(await readSettings(tx)).vendorWallets) {
    throw new GatewayError('function.not.available', 'The merchant uses one wallet for all games.');
  }
  await refuseExcluded(tx, accountId, at);
  await requireIdentityProof(tx, accountId, 'play');
}

/** Returns an account's vendor wallets with money, locked. */
async function fundedWallets(tx: Transaction, accountId: number, currency: string) {
  const filled = and(
    eq(wallets.accountId, accountId),
    eq(wallets.kind, 'vendor'),
    eq(wallets.currency, currency),
    gt(wallets.balance, 0),
  );
  const found = await tx.select({ id: wallets.id }).from(wallets).where(filled);
  await lockWallets(
    tx,
    found.map(({ id }) => id),
  );
  // Read again, because a bet may have been settled before the lock was acquired.
  return tx
    .select({ vassalage: wallets.vassalage, balance: wallets.balance })
    .from(wallets)
    .where(filled)
    .orderBy(asc(wallets.id));
}

/** Begins one transfer for each wallet with money. @throws {GatewayError} insufficient_balance */
async function returnAll(
  tx: Transaction,
  shared: Omit<Parameters<typeof beginTransfer>[1], 'vendor' | 'direction' | 'amount'>,
): Promise<Begun> {
  const rows: TransferRow[] = [];
  const posted: PostedEntry[] = [];
  for (const held of await fundedWallets(tx, shared.accountId, shared.currency)) {
    const vendor = await requireVendor(tx, held.vassalage);
    const begun = await beginTransfer(tx, {
      ...shared,
      vendor,
      direction: 'out',
      amount: held.balance ?? 0,
    });
    rows.push(begun.row);
    posted.push(begun.posted);
  }
  if (rows.length === 0) throw new GatewayError('insufficient_balance');
  return { rows, posted };
}

/** Asks the vendors of pending transfers concurrently, also for a repeated request. */
async function settleBegun(
  gateway: Gateway,
  { rows, posted }: Begun,
): Promise<readonly TransferRow[]> {
  for (const entry of posted) await publishBalances(gateway, entry);
  return Promise.all(
    rows.map((row) => (row.state === 'pending' ? settleTransfer(gateway, row) : row)),
  );
}

/**
 * Transfers money between the main wallet and a vendor wallet, or all money back to the main wallet
 * (R12.01). Two steps: the source wallet is debited, the vendor is asked, and the target wallet is
 * credited or the money returned. Without an answer the transfer stays pending, and the job settles it.
 * Requests with the same key transfer once.
 * @throws {GatewayError} function.not.available, request_param_err, insufficient_balance,
 * player_excluded, identity_required, idempotency_conflict, TOO_MANY_REQUEST
 */
export async function transferMoney(
  gateway: Gateway,
  request: TransferRequest,
): Promise<readonly TransferRow[]> {
  const { accountId, key, action, vassalage, amount } = request;
  requirePort(gateway.ports, 'vendorWallets');
  const hash = bodyHash([action, vassalage ?? null, amount ?? null]);
  const { made } = await runIdempotent<Begun>(
    gateway,
    { accountId, key, rule: REQUESTS },
    {
      find: (db) => knownTransfers(db, request, hash),
      make: async (tx, currency) => {
        const at = gateway.clock.now();
        const shared = { accountId, currency, origin: 'member', key, bodyHash: hash, at } as const;
        if (action === 'allBack') return returnAll(tx, shared);
        if (action === 'in') await checkBeforePlay(tx, accountId, at);
        // Contract payments owed to the downline take precedence (R11.10).
        const owed = action === 'in' ? await payOwed(tx, accountId, at) : [];
        const { row, posted } = await beginTransfer(tx, {
          ...shared,
          vendor: await requireVendor(tx, vassalage),
          direction: action,
          amount: checkedMinor(amount, currency),
        });
        return { rows: [row], posted: [...owed, posted] };
      },
    },
  );
  return settleBegun(gateway, made);
}

/** Transfers all money of a closing account from its vendor wallets to its main wallets. */
export async function returnVendorMoney(gateway: Gateway, accountId: number): Promise<void> {
  const begun = await gateway.db.transaction(async (tx) => {
    const currency = await lockAccount(tx, accountId);
    if ((await fundedWallets(tx, accountId, currency)).length === 0) return undefined;
    const key = `closing:${randomUUID()}`;
    const at = gateway.clock.now();
    const shared = { accountId, currency, key, bodyHash: bodyHash([key]), at } as const;
    return returnAll(tx, { ...shared, origin: 'member' });
  });
  if (begun) await settleBegun(gateway, begun);
}

/** Begins the transfer of the main wallet's whole balance; undefined if it is empty. */
async function beginAll(
  tx: Transaction,
  { accountId, vassalage, at }: { accountId: number; vassalage: string; at: number },
): Promise<Begun> {
  const currency = await lockAccount(tx, accountId);
  // Contract payments owed to the downline take precedence (R11.10).
  const owed = await payOwed(tx, accountId, at);
  const main = await accountWallet(tx, { accountId, kind: 'main', currency, at });
  await lockWallets(tx, [main]);
  const [held] = await tx
    .select({ balance: wallets.balance })
    .from(wallets)
    .where(eq(wallets.id, main));
  const amount = held?.balance ?? 0;
  if (amount === 0) return { rows: [], posted: owed };
  const key = `launch:${randomUUID()}`;
  const { row, posted } = await beginTransfer(tx, {
    accountId,
    currency,
    vendor: await requireVendor(tx, vassalage),
    direction: 'in',
    amount,
    origin: 'launch',
    key,
    bodyHash: bodyHash([key]),
    at,
  });
  return { rows: [row], posted: [...owed, posted] };
}

/**
 * Transfers the main wallet's money to the vendor of a launched game, if the merchant has vendor
 * wallets and the member has not disabled it. Money at other vendors stays there. A repeated launch
 * during a pending transfer waits for that one and transfers nothing more.
 * @throws {GatewayError} wallet_transfer_returned or wallet_transfer_pending, with `transfer`, if the
 * money did not arrive: the game can be launched without it
 */
export async function transferForLaunch(
  gateway: Gateway,
  { accountId, vassalage }: { readonly accountId: number; readonly vassalage: string },
): Promise<void> {
  const { db, clock } = gateway;
  if (!(await readSettings(db)).vendorWallets) return;
  const [account] = await db
    .select({ autoTransfer: accounts.autoTransfer })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account?.autoTransfer) return;
  requirePort(gateway.ports, 'vendorWallets');
  const at = clock.now();
  const begun = await db.transaction((tx) => beginAll(tx, { accountId, vassalage, at }));
  const [moved] = await settleBegun(gateway, begun);
  const earlier = moved ? undefined : await pendingFor(gateway, accountId, vassalage);
  // The pending transfer may be of a concurrent launch whose answer is about to arrive.
  const row = earlier ? await settleTransfer(gateway, earlier) : moved;
  if (!row || row.state === 'done') return;
  const code = row.state === 'returned' ? 'wallet_transfer_returned' : 'wallet_transfer_pending';
  throw new GatewayError(code, 'The money did not reach the vendor.', {
    transfer: { orderNo: row.orderNo, amount: toMajor(row.amount, row.currency) },
  });
}

/** Returns an earlier pending transfer to a vendor. */
async function pendingFor(gateway: Gateway, accountId: number, vassalage: string) {
  const [row] = await gateway.db
    .select()
    .from(walletTransfers)
    .where(
      and(
        eq(walletTransfers.accountId, accountId),
        eq(walletTransfers.vassalage, vassalage),
        eq(walletTransfers.direction, 'in'),
        eq(walletTransfers.state, 'pending'),
      ),
    )
    .orderBy(desc(walletTransfers.id))
    .limit(1);
  return row;
}
