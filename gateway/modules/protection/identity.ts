import { HOUR } from '../../contract/durations.ts';
import {
  IDENTITY_PICTURES,
  type IdentityDocument,
  type IdentityNeed,
  type IdentityState,
  type IdentityView,
} from '../../contract/identity-documents.ts';
import { fieldError } from '../../core/field-error.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { lockAccount } from '../../core/lock-account.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { throttle } from '../../core/throttle.ts';
import { identityDocuments, identityPictures } from '../../database/schema/index.ts';
import { and, desc, eq, inArray, isNull } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { logProtection } from './log.ts';

type DocumentRow = typeof identityDocuments.$inferSelect;
type Checks = MerchantSettings['identityChecks'];

/** Limits the documents of an account per hour. */
const SENDING = { name: 'identity-document', limit: 20, windowMs: HOUR };

/** Returns the newest document of each kind, which replaces earlier refused ones. */
async function newest(db: Database | Transaction, accountId: number): Promise<DocumentRow[]> {
  return db
    .selectDistinctOn([identityDocuments.document])
    .from(identityDocuments)
    .where(eq(identityDocuments.accountId, accountId))
    .orderBy(identityDocuments.document, desc(identityDocuments.id));
}

const rowOf = (rows: readonly DocumentRow[], document: IdentityDocument) =>
  rows.find((row) => row.document === document);

const isProven = (rows: readonly DocumentRow[], { documents }: Checks): boolean =>
  documents.every((document) => rowOf(rows, document)?.state === 'accepted');

/** Returns the overall state of the proof; a state that requires an action of the player takes precedence. */
function wholeState(rows: readonly DocumentRow[], { documents }: Checks): IdentityState {
  const states = documents.map((document) => rowOf(rows, document)?.state ?? 'missing');
  const order = ['refused', 'missing', 'waiting'] as const;
  return order.find((state) => states.includes(state)) ?? 'accepted';
}

/**
 * Returns the state of the proof while an action is blocked by it; undefined if it is not blocked, or not any more.
 */
export async function identityMissing(
  db: Database | Transaction,
  accountId: number,
  need: IdentityNeed,
): Promise<IdentityState | undefined> {
  const { identityChecks } = await readSettings(db);
  if (!identityChecks.waits.includes(need)) return undefined;
  const rows = await newest(db, accountId);
  return isProven(rows, identityChecks) ? undefined : wholeState(rows, identityChecks);
}

/**
 * Refuses an action for which the merchant requires proof of identity (R10.08). Call it in the transaction that moves
 * the money.
 * @throws {GatewayError} identity_required with `identity`, the state of the proof
 */
export async function requireIdentityProof(
  tx: Transaction,
  accountId: number,
  need: IdentityNeed,
): Promise<void> {
  const identity = await identityMissing(tx, accountId, need);
  if (!identity) return;
  throw new GatewayError('identity_required', 'The identity must be verified first.', {
    identity,
  });
}

/** Returns a player's documents and their state. */
export async function identityOf(
  db: Database | Transaction,
  accountId: number,
): Promise<IdentityView> {
  const { identityChecks } = await readSettings(db);
  const rows = await newest(db, accountId);
  return {
    documents: identityChecks.documents.map((document) => {
      const row = rowOf(rows, document);
      return {
        document,
        state: row?.state ?? 'missing',
        ...(row && { sentAt: row.sentAt }),
        ...(row?.reason && { reason: row.reason }),
        ...(row && row.decidedAt !== null && { decidedAt: row.decidedAt }),
      };
    }),
    isProven: isProven(rows, identityChecks),
    waits: identityChecks.waits,
    mostBytes: identityChecks.mostBytes,
  };
}

/**
 * Sends a document for review. A pending or accepted document cannot be sent again; a refused one can.
 * @throws {GatewayError} order_closed for a pending or accepted document; TOO_MANY_REQUEST; request_param_err beside
 * `pictures`: `required`, `too_many`, `picture_unknown`
 */
export async function sendDocument(
  gateway: Gateway,
  accountId: number,
  { document, pictures }: { readonly document: IdentityDocument; readonly pictures: string[] },
): Promise<IdentityView> {
  await throttle(gateway, SENDING, String(accountId));
  if (pictures.length === 0) throw fieldError('pictures', 'required');
  if (pictures.length > IDENTITY_PICTURES[document]) throw fieldError('pictures', 'too_many');
  return gateway.db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const at = gateway.clock.now();
    const known = rowOf(await newest(tx, accountId), document);
    if (known && known.state !== 'refused') {
      throw new GatewayError('order_closed', 'The document is under review or was accepted.');
    }
    const [made] = await tx
      .insert(identityDocuments)
      .values({ accountId, document, state: 'waiting', sentAt: at })
      .returning({ id: identityDocuments.id });
    if (!made) throw new Error('A document was not stored.');
    for (const [position, id] of pictures.entries()) {
      const held = await tx
        .update(identityPictures)
        .set({ documentId: made.id, position })
        .where(
          and(
            eq(identityPictures.id, id),
            eq(identityPictures.accountId, accountId),
            isNull(identityPictures.documentId),
          ),
        )
        .returning({ id: identityPictures.id });
      if (held.length === 0) throw fieldError('pictures', 'picture_unknown');
    }
    // Pictures of refused documents are not needed any more.
    const refused = tx
      .select({ id: identityDocuments.id })
      .from(identityDocuments)
      .where(
        and(
          eq(identityDocuments.accountId, accountId),
          eq(identityDocuments.document, document),
          eq(identityDocuments.state, 'refused'),
        ),
      );
    await tx.delete(identityPictures).where(inArray(identityPictures.documentId, refused));
    const detail = { document, documentId: made.id, pictures: pictures.length };
    await logProtection(tx, [{ accountId, actor: 'player', action: 'identitySent', detail, at }]);
    return identityOf(tx, accountId);
  });
}
