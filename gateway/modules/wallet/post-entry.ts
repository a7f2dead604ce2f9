import { GatewayError } from '../../core/gateway-error.ts';
import { bodyHash as hashOf } from '../../core/idempotency.ts';
import {
  journalEntries,
  journalLines,
  playEntries,
  playLines,
  wallets,
} from '../../database/schema/index.ts';
import { and, asc, eq, inArray, sql } from '../../database/sql.ts';
import { awaitAll } from '../../database/transact.ts';
import type { Transaction } from '../../database/types.ts';
import { lockWallets } from './wallets.ts';

/** The meaning of a journal line for the wallet's owner; the transaction type of records. */
export type LineKind =
  | 'bet'
  | 'win'
  | 'refund'
  | 'deposit'
  | 'withdrawal'
  | 'transfer'
  /** Between a member's own wallets. */
  | 'walletTransfer'
  | 'bonus'
  | 'referral'
  | 'rebate'
  | 'salary'
  | 'realtimeSalary'
  | 'dividend'
  | 'trial'
  | 'adjustment'
  | 'house';

export interface Line {
  readonly walletId: number;
  /** Minor units; negative debits the wallet. Lines of zero are not stored. */
  readonly amount: number;
  readonly kind: LineKind;
}

export interface Entry {
  readonly kind:
    | 'round'
    | 'deposit'
    | 'withdrawal'
    | 'transfer'
    | 'promotion'
    | 'referral'
    | 'salary'
    | 'trial'
    | 'opening';
  /** Namespace of the idempotency key, for example `account:7`. */
  readonly scope: string;
  readonly idempotencyKey: string;
  /** The request. Another body under a used key is refused. */
  readonly body: unknown;
  /** Order number that is displayed. */
  readonly reference: string;
  readonly remark?: string;
  /** Applied in this order, so that a bet must be covered before its win is credited. */
  readonly lines: readonly Line[];
  /** Milliseconds by the gateway's clock. */
  readonly at: number;
}

/**
 * Real money is booked in the append-only journal. Play money has a separate journal, whose entries are deleted with
 * their wallets, so that free trials leave nothing in the real one.
 */
const JOURNALS = {
  real: { entries: journalEntries, lines: journalLines },
  play: { entries: playEntries, lines: playLines },
} as const;
type JournalName = keyof typeof JOURNALS;

export interface PostedEntry {
  /** Unique within its journal. */
  readonly entryId: number;
  readonly journal: JournalName;
  /** Whether the key was used before with the same body, so nothing was posted now. */
  readonly replayed: boolean;
  /** Balances of members' wallets after the entry, minor units. */
  readonly balances: readonly {
    walletId: number;
    accountId: number | null;
    currency: string;
    /** Vendor of a vendor wallet; empty for other kinds. */
    vassalage: string;
    balance: number;
  }[];
}

async function replay(
  tx: Transaction,
  entry: Entry,
  journal: JournalName,
  bodyHash: string,
): Promise<PostedEntry> {
  const { entries, lines } = JOURNALS[journal];
  const [known] = await tx
    .select({ id: entries.id, bodyHash: entries.bodyHash })
    .from(entries)
    .where(and(eq(entries.scope, entry.scope), eq(entries.idempotencyKey, entry.idempotencyKey)));
  if (!known) throw new Error('The journal entry of an idempotency key no longer exists.');
  if (known.bodyHash !== bodyHash) {
    throw new GatewayError('idempotency_conflict', 'This key was used for another request.');
  }
  const rows = await tx
    .select({
      walletId: lines.walletId,
      accountId: wallets.accountId,
      currency: wallets.currency,
      vassalage: wallets.vassalage,
      balance: lines.balanceAfter,
    })
    .from(lines)
    .innerJoin(wallets, eq(wallets.id, lines.walletId))
    .where(eq(lines.entryId, known.id))
    .orderBy(asc(lines.position));
  const last = new Map<number, PostedEntry['balances'][number]>();
  for (const { balance, ...row } of rows) {
    if (balance !== null) last.set(row.walletId, { ...row, balance });
  }
  return { entryId: known.id, journal, replayed: true, balances: [...last.values()] };
}

const PLAY_KINDS: readonly string[] = ['trial', 'play', 'house:play-money'];

interface WalletFacts {
  readonly walletId: number;
  readonly accountId: number | null;
  readonly currency: string;
  readonly vassalage: string;
  readonly kind: string;
}
type Wallets = ReadonlyMap<number, WalletFacts>;

const isHouse = ({ kind }: WalletFacts) => kind.startsWith('house:');

/** Removes zero lines from an entry. @throws {RangeError} if the lines do not sum to zero */
function checkedEntry(entry: Entry): Entry {
  const lines = entry.lines.filter((line) => line.amount !== 0);
  const sum = lines.reduce((total, line) => total + line.amount, 0);
  if (
    sum !== 0 ||
    lines.length === 0 ||
    !lines.every((line) => Number.isSafeInteger(line.amount))
  ) {
    throw new RangeError(`Entry ${entry.reference} does not sum to zero.`);
  }
  return { ...entry, lines };
}

async function findWallets(tx: Transaction, entries: readonly Entry[]): Promise<Wallets> {
  const ids = [...new Set(entries.flatMap(({ lines }) => lines.map((line) => line.walletId)))];
  const known = await tx
    .select({
      walletId: wallets.id,
      accountId: wallets.accountId,
      currency: wallets.currency,
      vassalage: wallets.vassalage,
      kind: wallets.kind,
    })
    .from(wallets)
    .where(inArray(wallets.id, ids));
  if (known.length !== ids.length)
    throw new RangeError('A line refers to a wallet that does not exist.');
  return new Map(known.map((wallet) => [wallet.walletId, wallet]));
}

/** Returns the journal of an entry. @throws {RangeError} for lines of two currencies, or of two journals */
function journalOf({ lines }: Entry, known: Wallets): JournalName {
  const used = lines.flatMap((line) => known.get(line.walletId) ?? []);
  if (new Set(used.map((wallet) => wallet.currency)).size > 1) {
    throw new RangeError('The lines of an entry must be in one currency.');
  }
  const ofPlay = used.filter((wallet) => PLAY_KINDS.includes(wallet.kind)).length;
  if (ofPlay > 0 && ofPlay < used.length) {
    throw new RangeError('An entry must not mix real money and play money.');
  }
  return ofPlay > 0 ? 'play' : 'real';
}

/**
 * Returns the balances of the members' wallets of entries, locked in the order of their ids to avoid deadlocks.
 * House wallets are not locked, because they have no running balance.
 */
async function lockBalances(
  tx: Transaction,
  entries: readonly Entry[],
  known: Wallets,
): Promise<Map<number, number>> {
  const named = entries.flatMap(({ lines }) => lines.map((line) => line.walletId));
  const people = [...new Set(named)].filter((id) => {
    const wallet = known.get(id);
    return wallet !== undefined && !isHouse(wallet);
  });
  // Code that sums all of a member's money holds only the main wallet's lock, so this is locked as well.
  if (people.some((id) => known.get(id)?.kind === 'vendor')) await lockWallets(tx, people);
  const locked = await tx
    .select({ walletId: wallets.id, balance: wallets.balance })
    .from(wallets)
    .where(inArray(wallets.id, people))
    .orderBy(asc(wallets.id))
    .for('update');
  return new Map(locked.map((row) => [row.walletId, row.balance ?? 0]));
}

/** Entries per statement, with their lines: PostgreSQL accepts 65,535 parameters, a line has eight. */
const CHUNK = 500;

const chunksOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) =>
    rows.slice(index * CHUNK, (index + 1) * CHUNK),
  );

const keyOf = ({ scope, idempotencyKey }: Pick<Entry, 'scope' | 'idempotencyKey'>): string =>
  JSON.stringify([scope, idempotencyKey]);

/** An entry with its journal. */
interface EntryWithJournal {
  readonly entry: Entry;
  readonly journal: JournalName;
}

function rowOf(entry: Entry) {
  const { kind, scope, idempotencyKey, reference, remark = '', at: createdAt } = entry;
  const bodyHash = hashOf(entry.body);
  return { kind, scope, idempotencyKey, bodyHash, reference, remark, createdAt };
}

/** Inserts the entries with new keys. A concurrent call with the same key waits until the first one has ended. */
async function insertEntries(tx: Transaction, sorted: readonly EntryWithJournal[]) {
  const made = new Map<Entry, number>();
  for (const [journal, own] of Map.groupBy(sorted, (each) => each.journal)) {
    const { entries } = JOURNALS[journal];
    for (const chunk of chunksOf(own)) {
      const rows = await tx
        .insert(entries)
        .values(chunk.map(({ entry }) => rowOf(entry)))
        .onConflictDoNothing({ target: [entries.scope, entries.idempotencyKey] })
        .returning({
          id: entries.id,
          scope: entries.scope,
          idempotencyKey: entries.idempotencyKey,
        });
      const ids = new Map(rows.map((row) => [keyOf(row), row.id]));
      for (const { entry } of chunk) {
        const id = ids.get(keyOf(entry));
        // Of two entries with the same key, the first one was inserted.
        if (id !== undefined && ids.delete(keyOf(entry))) made.set(entry, id);
      }
    }
  }
  return made;
}

type LineRow = typeof journalLines.$inferInsert;

/** @param entries lines by entry */
async function insertLines(tx: Transaction, journal: JournalName, entries: readonly LineRow[][]) {
  for (const chunk of chunksOf(entries)) {
    await tx.insert(JOURNALS[journal].lines).values(chunk.flat());
  }
}

/** @param balances by wallet, minor units */
async function storeBalances(tx: Transaction, balances: ReadonlyMap<number, number>) {
  const held = [...balances].map(
    ([walletId, balance]) => sql`(${walletId}::bigint, ${balance}::bigint)`,
  );
  for (const chunk of chunksOf(held)) {
    await tx
      .update(wallets)
      .set({ balance: sql`held.balance` })
      .from(sql`(values ${sql.join(chunk, sql`, `)}) as held(id, balance)`)
      .where(eq(wallets.id, sql`held.id`));
  }
}

/** Applies new entries to the wallets in order; lines and balances are written together. */
async function applyEntries(
  tx: Transaction,
  fresh: readonly (EntryWithJournal & { readonly entryId: number })[],
  known: Wallets,
): Promise<Map<Entry, PostedEntry>> {
  const entries = fresh.map(({ entry }) => entry);
  const running = await lockBalances(tx, entries, known);
  // Grouped by entry, because the database checks the sums per statement, which must contain whole entries.
  const rows: Record<JournalName, LineRow[][]> = { real: [], play: [] };
  const posted = new Map<Entry, PostedEntry>();
  for (const { entry, entryId, journal } of fresh) {
    const own: LineRow[] = [];
    const touched = new Map<number, PostedEntry['balances'][number]>();
    for (const [position, line] of entry.lines.entries()) {
      const before = running.get(line.walletId);
      const balanceAfter = before === undefined ? null : before + line.amount;
      if (balanceAfter !== null) {
        if (balanceAfter < 0) throw new GatewayError('insufficient_balance');
        running.set(line.walletId, balanceAfter);
        const wallet = known.get(line.walletId);
        if (wallet) {
          const { walletId, accountId, currency, vassalage } = wallet;
          const facts = { walletId, accountId, currency, vassalage };
          touched.set(walletId, { ...facts, balance: balanceAfter });
        }
      }
      own.push({ ...line, entryId, position, balanceAfter, createdAt: entry.at });
    }
    rows[journal].push(own);
    posted.set(entry, { entryId, journal, replayed: false, balances: [...touched.values()] });
  }
  await awaitAll([
    insertLines(tx, 'real', rows.real),
    insertLines(tx, 'play', rows.play),
    storeBalances(tx, running),
  ]);
  return posted;
}

/**
 * Moves money: inserts journal entries, whose lines each sum to zero, in the caller's transaction, with as few
 * statements as for a single one. Entries are applied in the given order. After the commit the caller passes the
 * results, which are in the same order, to `publishBalances`.
 * @throws {GatewayError} insufficient_balance if a line would make a wallet's balance negative; idempotency_conflict
 * if a key was used for another body
 * @throws {RangeError} if the lines of an entry do not sum to zero, or mix real and play money: an error of the
 * caller
 */
export async function postEntries(
  tx: Transaction,
  entries: readonly Entry[],
): Promise<PostedEntry[]> {
  if (entries.length === 0) return [];
  const checked = entries.map(checkedEntry);
  const known = await findWallets(tx, checked);
  const sorted = checked.map((entry) => ({ entry, journal: journalOf(entry, known) }));
  const made = await insertEntries(tx, sorted);
  const fresh = sorted.flatMap((each) => {
    const entryId = made.get(each.entry);
    return entryId === undefined ? [] : [{ ...each, entryId }];
  });
  const applied = fresh.length > 0 ? await applyEntries(tx, fresh, known) : undefined;
  const results: PostedEntry[] = [];
  for (const { entry, journal } of sorted) {
    results.push(applied?.get(entry) ?? (await replay(tx, entry, journal, hashOf(entry.body))));
  }
  return results;
}

/** Moves money with one journal entry: see `postEntries`. */
export async function postEntry(tx: Transaction, entry: Entry): Promise<PostedEntry> {
  const [posted] = await postEntries(tx, [entry]);
  if (!posted) throw new Error(`Entry ${entry.reference} was not posted.`);
  return posted;
}

/** Returns the entry's id in the real journal, for rows that reference it; null for play money. */
export const realEntryId = (posted: PostedEntry): number | null =>
  posted.journal === 'real' ? posted.entryId : null;
