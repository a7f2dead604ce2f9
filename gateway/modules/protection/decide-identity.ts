import type { IdentityReason } from '../../contract/identity-documents.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { accounts, identityDocuments, identityPictures } from '../../database/schema/index.ts';
import { and, asc, count, desc, eq, ne, sql } from '../../database/sql.ts';
import type { Database } from '../../database/types.ts';
import { publishUnread, storeMessage } from '../messages/store-message.ts';
import { identityMessage } from './identity-message-templates.ts';
import { logProtection } from './log.ts';

const facts = {
  id: identityDocuments.id,
  accountId: identityDocuments.accountId,
  username: accounts.username,
  name: sql<string | null>`${accounts.profile} ->> 'payeeName'`,
  birthday: sql<string | null>`${accounts.profile} ->> 'birthday'`,
  document: identityDocuments.document,
  state: identityDocuments.state,
  reason: identityDocuments.reason,
  sentAt: identityDocuments.sentAt,
  decidedAt: identityDocuments.decidedAt,
} as const;

const documents = (db: Database) =>
  db
    .select(facts)
    .from(identityDocuments)
    .innerJoin(accounts, eq(accounts.id, identityDocuments.accountId));

/** Returns documents that wait for staff, the oldest first. */
export const waitingDocuments = (db: Database, limit: number) =>
  documents(db)
    .where(eq(identityDocuments.state, 'waiting'))
    .orderBy(asc(identityDocuments.id))
    .limit(limit);
export type StaffDocument = Awaited<ReturnType<typeof waitingDocuments>>[number];

/** Returns documents that staff has decided, the latest decision first. */
export const decidedDocuments = (db: Database, limit: number) =>
  documents(db)
    .where(ne(identityDocuments.state, 'waiting'))
    .orderBy(desc(identityDocuments.decidedAt), desc(identityDocuments.id))
    .limit(limit);

/**
 * Opens a document for a member of staff and logs the access.
 * @throws {GatewayError} not_found
 */
export async function openDocument(
  gateway: Gateway,
  id: number,
  staffName: string,
): Promise<StaffDocument & { readonly pictures: number }> {
  const [document] = await documents(gateway.db).where(eq(identityDocuments.id, id));
  if (!document) throw new GatewayError('not_found', 'There is no such document.');
  const [held] = await gateway.db
    .select({ pictures: count() })
    .from(identityPictures)
    .where(eq(identityPictures.documentId, id));
  await logProtection(gateway.db, [
    {
      accountId: document.accountId,
      actor: 'staff',
      staffName,
      action: 'identityOpened',
      detail: { document: document.document, documentId: id },
      at: gateway.clock.now(),
    },
  ]);
  return { ...document, pictures: held?.pictures ?? 0 };
}

/**
 * Stores staff's decision to accept a document, or to refuse it for a reason, and informs the
 * player by inbox. Repeating a decision changes nothing.
 * @param reason undefined for an acceptance
 * @throws {GatewayError} not_found; order_closed if it was decided otherwise before
 */
export async function decideDocument(
  gateway: Gateway,
  id: number,
  {
    staffName,
    reason,
  }: { readonly staffName: string; readonly reason?: IdentityReason | undefined },
): Promise<void> {
  const state = reason ? 'refused' : 'accepted';
  const accountId = await gateway.db.transaction(async (tx) => {
    const at = gateway.clock.now();
    const [row] = await tx
      .select()
      .from(identityDocuments)
      .where(eq(identityDocuments.id, id))
      .for('update');
    if (!row) throw new GatewayError('not_found', 'There is no such document.');
    if (row.state === state) return undefined;
    if (row.state !== 'waiting') throw new GatewayError('order_closed');
    await tx
      .update(identityDocuments)
      .set({ state, reason: reason ?? null, decidedAt: at })
      .where(and(eq(identityDocuments.id, id), eq(identityDocuments.state, 'waiting')));
    await logProtection(tx, [
      {
        accountId: row.accountId,
        actor: 'staff',
        staffName,
        action: reason ? 'identityRefused' : 'identityAccepted',
        detail: { document: row.document, documentId: id, ...(reason && { reason }) },
        at,
      },
    ]);
    const texts = identityMessage(row.document, reason);
    await storeMessage(tx, { accountId: row.accountId, texts, at, link: 'identity' });
    return row.accountId;
  });
  if (accountId !== undefined) await publishUnread(gateway, accountId);
}
