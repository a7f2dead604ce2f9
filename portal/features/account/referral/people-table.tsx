import type { InvitedPerson, ReferralDetails, ReferralStatus } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { DataTable, type TableColumn } from '@baize/ui-kit/data-table';
import { CircleCheck, Clock, Flame, type LucideIcon, Share2, Users } from '@baize/ui-kit/icon';
import { useIntl } from 'react-intl';
import type { LoadedRecord } from '../../../shared/api/loaded.ts';
import { useMoney } from '../../../shared/money/money.ts';
import { usePopups } from '../../../shared/popups/popup-stack.ts';
import * as records from '../../../shared/records/records.css.ts';
import { RecordsBody } from '../../../shared/records/records-body.tsx';
import * as css from './referral.css.ts';

const LOOKS: Readonly<Record<ReferralStatus, { icon: LucideIcon; tone: string }>> = {
  registered: { icon: Clock, tone: 'muted' },
  deposited: { icon: CircleCheck, tone: 'warning' },
  active: { icon: Flame, tone: 'success' },
};

/** The referred people, their progress, and the earnings from each. */
export function PeopleTable({ details }: { details: LoadedRecord<ReferralDetails> }) {
  const intl = useIntl();
  const money = useMoney();
  const popups = usePopups();
  const day = (at: number) => intl.formatDate(at, { dateStyle: 'medium' });
  const status = (person: InvitedPerson) => {
    const { icon: Icon, tone } = LOOKS[person.status];
    return (
      <span className={records.status} data-tone={tone}>
        <Icon size="1.1em" aria-hidden="true" />
        {intl.formatMessage({ id: `member.referral.status.${person.status}` })}
      </span>
    );
  };
  const head = (id: 'person' | 'registered' | 'firstDeposit' | 'status' | 'inRange' | 'ever') =>
    intl.formatMessage({ id: `member.referral.${id}` });
  const columns: readonly TableColumn<InvitedPerson>[] = [
    {
      id: 'person',
      header: head('person'),
      cell: ({ name, registeredAt }) => (
        <span className={css.person}>
          <span className={records.strong}>{name}</span>
          <span className={records.quiet}>
            {head('registered')}: {day(registeredAt)}
          </span>
        </span>
      ),
    },
    {
      id: 'firstDeposit',
      header: head('firstDeposit'),
      minor: true,
      cell: ({ firstDepositAt }) => (firstDepositAt === undefined ? '—' : day(firstDepositAt)),
    },
    { id: 'status', header: head('status'), cell: status },
    {
      id: 'inRange',
      header: head('inRange'),
      numeric: true,
      minor: true,
      cell: ({ earnedInRange }) => money(earnedInRange),
    },
    {
      id: 'ever',
      header: head('ever'),
      numeric: true,
      cell: ({ earned }) => (
        <span className={earned > 0 ? records.gain : undefined}>{money(earned)}</span>
      ),
    },
  ];
  return (
    <RecordsBody
      count={details.data?.list.length}
      error={details.error}
      onRetry={details.retry}
      empty={{
        icon: <Users />,
        title: 'member.referral.nobody',
        reason: 'member.referral.nobodyReason',
        action: (
          <Button variant="soft" onClick={() => popups.open('invite')}>
            <Share2 size={18} aria-hidden="true" />
            {intl.formatMessage({ id: 'shell.invite' })}
          </Button>
        ),
      }}
    >
      <DataTable
        variant="outline"
        label={intl.formatMessage({ id: 'member.referral.people' })}
        columns={columns}
        rows={details.data?.list ?? []}
        stale={details.isPrevious}
        rowId={({ key }) => key}
      />
    </RecordsBody>
  );
}
