import { eq } from 'drizzle-orm';
import type { ResponseOf } from '../../contract/endpoint.ts';
import type { consolidated } from '../../contract/members.ts';
import type { Gateway, Session } from '../../core/gateway.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { accounts } from '../../database/schema/index.ts';

/**
 * Which contract pages an account has: the merchant switches agent policies (AGENTPOLICY3) and the
 * kind on, the upline's contract grants it (R2.94). The last two open the entries of salary and contract themselves.
 */
export async function contractsOf(
  gateway: Gateway,
  session: Session,
): Promise<ResponseOf<typeof consolidated>> {
  const { flags } = await readSettings(gateway.db);
  const isOn = (kind: 'DAYSAL' | 'DIVIDEND' | 'HOURSAL3') => flags.AGENTPOLICY3 && flags[kind];
  const [account] = await gateway.db
    .select({ contracts: accounts.contracts })
    .from(accounts)
    .where(eq(accounts.id, session.accountId));
  const granted = (kind: string) => account?.contracts.includes(kind) ?? false;
  return {
    dailysalreqtype: isOn('DAYSAL') && granted('daily'),
    divtypereq: isOn('DIVIDEND') && granted('dividend'),
    contracthoursalreq: isOn('HOURSAL3') && granted('hourly'),
    realtimesalreqtype: isOn('HOURSAL3') && granted('realtime'),
    dailysalinfotype: isOn('DAYSAL'),
    divtypeinfo: isOn('DIVIDEND'),
  };
}
