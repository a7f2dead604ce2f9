import {
  type AffiliateLink,
  type AffiliateLinkState,
  deleteAffiliateUrl,
  enableAffiliateUrl,
  viewAffiliateUrls,
} from '@baize/gateway/contract';
import { Badge } from '@baize/ui-kit/badge';
import { DataTable, type TableColumn } from '@baize/ui-kit/data-table';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { UserPlus } from '@baize/ui-kit/icon';
import { MenuItem } from '@baize/ui-kit/menu';
import { Stack } from '@baize/ui-kit/stack';
import { Text } from '@baize/ui-kit/text';
import { TextLink } from '@baize/ui-kit/text-link';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCommand } from '../../../shared/api/use-command.ts';
import type { CursorList } from '../../../shared/api/use-cursor-query.ts';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { formatRate } from '../../../shared/money/rate.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { ConfirmDialog } from '../../../shared/popups/confirm-dialog.tsx';
import { MoreRows } from '../components/more-rows.tsx';
import { RowMenu, rowMenuColumn } from '../components/row-menu.tsx';

const TONES = { open: 'success', disabled: 'neutral', ended: 'warning' } as const satisfies Record<
  AffiliateLinkState,
  string
>;

interface LinksTableProps {
  links: CursorList<typeof viewAffiliateUrls>;
  /** Opens a link with its code, its QR code and its registered accounts. */
  onOpen(linkId: number): void;
}

/** The agent's links with their results (R11.02). */
export function LinksTable({ links, onOpen }: LinksTableProps) {
  const intl = useIntl();
  const notify = useNotify();
  const [toDelete, setToDelete] = useState<AffiliateLink>();
  const enable = useCommand(enableAffiliateUrl, { invalidates: [viewAffiliateUrls] });
  const remove = useCommand(deleteAffiliateUrl, { invalidates: [viewAffiliateUrls] });
  const text = (id: MessageId) => intl.formatMessage({ id });
  const number = (id: 'visits' | 'registrations' | 'firstDeposits') => ({
    id,
    header: text(`agent.link.${id}`),
    numeric: true,
    cell: (row: AffiliateLink) => intl.formatNumber(row[id]),
  });
  const setEnabled = async ({ linkId, state }: AffiliateLink) => {
    const { error } = await enable.run({ linkId, enabled: state === 'disabled' });
    if (error) notify.failure(error);
  };
  const columns: TableColumn<AffiliateLink>[] = [
    {
      id: 'name',
      header: text('agent.link.name'),
      wrap: true,
      cell: ({ linkId, name }) => (
        <TextLink asChild>
          <button type="button" onClick={() => onOpen(linkId)}>
            {name}
          </button>
        </TextLink>
      ),
    },
    {
      id: 'state',
      header: text('agent.state'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{text(`agent.link.state.${state}`)}</Badge>,
    },
    { id: 'kind', header: text('agent.kind'), cell: ({ kind }) => text(`agent.kind.${kind}`) },
    {
      id: 'rate',
      header: text('agent.rate'),
      numeric: true,
      cell: ({ rate }) => formatRate(intl, rate),
    },
    { id: 'code', header: text('agent.link.code'), cell: ({ code }) => code },
    number('visits'),
    number('registrations'),
    number('firstDeposits'),
    {
      id: 'endDay',
      header: text('agent.link.endDay'),
      cell: ({ endDay }) =>
        endDay === undefined
          ? text('agent.link.noEnd')
          : intl.formatDate(`${endDay}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' }),
    },
    rowMenuColumn(intl, (row) => (
      <RowMenu name={row.name}>
        <MenuItem onSelect={() => onOpen(row.linkId)}>{text('agent.link.show')}</MenuItem>
        {row.state !== 'ended' && (
          <MenuItem onSelect={() => void setEnabled(row)}>
            {text(row.state === 'disabled' ? 'agent.link.enable' : 'agent.link.disable')}
          </MenuItem>
        )}
        <MenuItem tone="danger" onSelect={() => setToDelete(row)}>
          {text('agent.link.delete')}
        </MenuItem>
      </RowMenu>
    )),
  ];
  return (
    <Stack gap="md">
      <DataTable
        label={text('agent.links')}
        density="compact"
        stickyColumn
        columns={columns}
        rows={links.rows}
        rowId={({ linkId }) => String(linkId)}
        stale={links.isPrevious}
        {...(links.error &&
          !links.rows && {
            error: (
              <LoadError title="agent.links.failed" error={links.error} onRetry={links.retry} />
            ),
          })}
        empty={
          <EmptyState
            icon={<UserPlus aria-hidden="true" />}
            title={text('agent.links.none')}
            description={text('agent.links.noneReason')}
          />
        }
      />
      <MoreRows
        shown={links.rows?.length}
        total={links.first?.total}
        hasMore={links.hasMore}
        isLoading={links.isLoadingMore}
        onMore={links.loadMore}
      />
      <ConfirmDialog
        open={toDelete !== undefined}
        tone="danger"
        title={text('agent.link.deleteTitle')}
        labels={{ confirm: text('agent.link.delete') }}
        onCancel={() => setToDelete(undefined)}
        onConfirm={async () => {
          const { error } = toDelete
            ? await remove.run({ linkId: toDelete.linkId })
            : { error: undefined };
          if (error) notify.failure(error);
          setToDelete(undefined);
        }}
      >
        <Text>{intl.formatMessage({ id: 'agent.link.deleteHint' }, { name: toDelete?.name })}</Text>
      </ConfirmDialog>
    </Stack>
  );
}
