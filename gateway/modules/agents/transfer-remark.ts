import { accounts } from '../../database/schema/index.ts';
import { alias, type SQL, type SQLWrapper, sql } from '../../database/sql.ts';
import type { LineNames } from './line-names.ts';

const senders = alias(accounts, 'senders');
const receivers = alias(accounts, 'receivers');

/**
 * Returns the remark of a journal entry. That of a transfer in the line names both parties as the
 * reader may see them, whatever was stored (R11.12, R11.15).
 */
export const remarkOf = (
  names: LineNames,
  { kind, reference, remark }: Readonly<Record<'kind' | 'reference' | 'remark', SQLWrapper>>,
): SQL<string> => sql<string>`coalesce((
  select ${names.of(senders).account} || ' → ' || ${names.of(receivers).account}
  from line_transfers t join accounts senders on senders.id = t.sender_id
    join accounts receivers on receivers.id = t.receiver_id
  where ${kind} = 'transfer' and t.order_no = ${reference}
), ${remark})`;
