import type { ContractType } from '../../contract/contracts.ts';
import type { ResponseOf } from '../../contract/endpoint.ts';
import type { consolidated } from '../../contract/members.ts';
import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { agentContracts, contractPeriods } from '../../database/schema/index.ts';
import { and, eq, or } from '../../database/sql.ts';
import { enabledTypes } from '../contracts/enabled-types.ts';

/**
 * Returns which contract pages an account has: the merchant has enabled the type, and the account is a
 * party of an active contract of it (R2.94) or of a period, because paid and owed amounts stay visible
 * after a contract's end (R11.10, R11.11). `dailysalinfotype` (enableSalary) is on with any type of
 * salary, `divtypeinfo` (enableContract) with a dividend.
 */
export async function contractsOf(
  gateway: Gateway,
  session: Session,
): Promise<ResponseOf<typeof consolidated>> {
  const enabled = await enabledTypes(gateway.db);
  const { accountId } = session;
  const active = await gateway.db
    .selectDistinct({ type: agentContracts.type })
    .from(agentContracts)
    .where(
      and(
        or(eq(agentContracts.agentId, accountId), eq(agentContracts.uplineId, accountId)),
        eq(agentContracts.status, 'active'),
      ),
    );
  const counted = await gateway.db
    .selectDistinct({ type: contractPeriods.type })
    .from(contractPeriods)
    .where(or(eq(contractPeriods.agentId, accountId), eq(contractPeriods.payerId, accountId)));
  const present = new Set([...active, ...counted].map(({ type }) => type));
  const has = (type: ContractType) => enabled.includes(type) && present.has(type);
  const salaries = (['dailySalary', 'hourSalary', 'realtimeSalary'] as const).some(has);
  return {
    dailysalreqtype: has('dailySalary'),
    divtypereq: has('dividend'),
    contracthoursalreq: has('hourSalary'),
    realtimesalreqtype: has('realtimeSalary'),
    dailysalinfotype: salaries,
    divtypeinfo: has('dividend'),
  };
}
