import type { AffiliateLink, viewRegisteredAffiliates } from '@baize/gateway/contract';
import { CopyField } from '@baize/ui-kit/copy-field';
import { DataTable } from '@baize/ui-kit/data-table';
import { Drawer } from '@baize/ui-kit/drawer';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { Field } from '@baize/ui-kit/field';
import { Heading } from '@baize/ui-kit/heading';
import { UserPlus } from '@baize/ui-kit/icon';
import { QrBlock } from '@baize/ui-kit/qr-block';
import { Stack } from '@baize/ui-kit/stack';
import { useIntl } from 'react-intl';
import type { CursorList } from '../../../shared/api/use-cursor-query.ts';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import { inviteLink } from '../../../shared/invite/invite-link.ts';
import { merchantZone } from '../../../shared/merchant-day.ts';
import { dateAndTime } from '../../../shared/messages/date-and-time.ts';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { MoreRows } from '../components/more-rows.tsx';

interface LinkDrawerProps {
  link: AffiliateLink;
  registered: CursorList<typeof viewRegisteredAffiliates>;
  onClose(): void;
}

/** A link to copy, and the accounts that registered by it (R11.02). */
export function LinkDrawer({ link, registered, onClose }: LinkDrawerProps) {
  const intl = useIntl();
  const text = (id: MessageId) => intl.formatMessage({ id });
  // In the merchant's time zone, like the team and the records.
  const time = (at: number) => dateAndTime(intl, at, merchantZone());
  const address = inviteLink(link.code);
  // The accounts of another link are not shown under this one's name.
  const rows = registered.isPrevious ? undefined : registered.rows;
  return (
    <Drawer
      open
      size="md"
      title={link.name}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Stack gap="lg">
        <Field label={text('agent.link.link')}>
          <CopyField value={address} />
        </Field>
        <Field label={text('agent.link.code')}>
          <CopyField value={link.code} />
        </Field>
        <QrBlock
          value={address}
          label={intl.formatMessage({ id: 'agent.link.qr' }, { name: link.name })}
          fileName={link.code}
          downloadLabel={text('agent.link.saveQr')}
        />
        <Heading level={3} size="md">
          {text('agent.link.came')}
        </Heading>
        <DataTable
          label={text('agent.link.came')}
          density="compact"
          columns={[
            { id: 'account', header: text('line.account'), cell: ({ account }) => account },
            {
              id: 'kind',
              header: text('agent.kind'),
              cell: ({ kind }) => text(`agent.kind.${kind}`),
            },
            {
              id: 'registered',
              header: text('agent.registered'),
              cell: ({ registeredAt }) => time(registeredAt),
            },
            {
              id: 'firstDeposit',
              header: text('agent.link.firstDeposit'),
              cell: ({ firstDepositAt }) =>
                firstDepositAt === undefined ? text('agent.link.noDeposit') : time(firstDepositAt),
            },
          ]}
          rows={rows}
          rowId={({ account }) => account}
          {...(registered.error &&
            !rows && {
              error: (
                <LoadError
                  title="agent.link.cameFailed"
                  error={registered.error}
                  onRetry={registered.retry}
                />
              ),
            })}
          empty={
            <EmptyState
              icon={<UserPlus aria-hidden="true" />}
              title={text('agent.link.nobody')}
              description={text('agent.link.nobodyReason')}
            />
          }
        />
        <MoreRows
          shown={rows?.length}
          // An account that was moved to another upline is counted, but not listed.
          total={registered.hasMore ? link.registrations : rows?.length}
          hasMore={registered.hasMore}
          isLoading={registered.isLoadingMore}
          onMore={registered.loadMore}
        />
      </Stack>
    </Drawer>
  );
}
