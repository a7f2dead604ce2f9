import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { lineNotes } from '../../database/schema/index.ts';
import { and, eq } from '../../database/sql.ts';
import { lineAccount } from './line-account.ts';

/**
 * Stores an agent's note about an account of its line. Only a new note replaces it (R11.03).
 * @throws {GatewayError} not_found outside the line
 */
export async function setNote(
  gateway: Gateway,
  session: Session,
  input: { readonly account: string; readonly note: string },
): Promise<{ account: string; note: string }> {
  const { id: accountId, account } = await lineAccount(gateway.db, session, input.account);
  const { accountId: agentId } = session;
  const note = input.note.trim();
  const changedAt = gateway.clock.now();
  if (note === '') {
    await gateway.db
      .delete(lineNotes)
      .where(and(eq(lineNotes.agentId, agentId), eq(lineNotes.accountId, accountId)));
  } else {
    await gateway.db
      .insert(lineNotes)
      .values({ agentId, accountId, note, changedAt })
      .onConflictDoUpdate({
        target: [lineNotes.agentId, lineNotes.accountId],
        set: { note, changedAt },
      });
  }
  return { account, note };
}
