import { LINE_FIGURES, type LineFigure, type lineResults } from '@baize/gateway/contract';
import { Badge } from '@baize/ui-kit/badge';
import { Card } from '@baize/ui-kit/card';
import type { TableColumn } from '@baize/ui-kit/data-table';
import { Inline } from '@baize/ui-kit/inline';
import { SegmentedControl } from '@baize/ui-kit/segmented-control';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { Stack } from '@baize/ui-kit/stack';
import { Stat } from '@baize/ui-kit/stat';
import { TextLink } from '@baize/ui-kit/text-link';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { CursorList } from '../../../shared/api/use-cursor-query.ts';
import type { FrameLink } from '../../../shared/navigation/feature-components.ts';
import { PairGrid } from '../components/pair-grid.tsx';
import { PersonCell } from '../records/record-columns.tsx';
import { OpenRow } from '../records/record-detail.tsx';
import { RecordList } from '../records/record-list.tsx';
import type { RecordAddress } from '../records/use-record-address.ts';
import { useRecordFormatters } from '../records/use-record-formatters.ts';
import type { LineResult, ResultFilters } from './api.ts';

/** The net result comes first, because the other columns may be scrolled out of view. */
const COLUMNS: readonly LineFigure[] = ['net', ...LINE_FIGURES.filter((name) => name !== 'net')];

export const RESULT_ROWS = ['branch', 'member'] as const;

interface ProfitScreenProps {
  results: Omit<CursorList<typeof lineResults>, 'rows'> & {
    readonly rows: readonly LineResult[] | undefined;
  };
  filters: ResultFilters;
  address: RecordAddress;
  /** Undefined leads to the agent's own line. */
  linkToLine(account: string | undefined): FrameLink;
  /** Breadcrumb, range and download. */
  head: ReactNode;
}

/**
 * Wins and losses of a line: the shown account's own result, its branches or members, and the total
 * (R11.05).
 */
export function ProfitScreen(props: ProfitScreenProps) {
  const { results, filters, address, linkToLine, head } = props;
  const intl = useIntl();
  const { text, money } = useRecordFormatters(results.first);
  const { own, totals } = results.first ?? {};
  const kind = ({ isAgent }: LineResult) => (
    <Badge tone={isAgent ? 'brand' : 'neutral'}>
      {text(isAgent ? 'agent.kind.agent' : 'agent.kind.member')}
    </Badge>
  );
  const columns: TableColumn<LineResult>[] = [
    {
      id: 'account',
      header: text('line.account'),
      sortValue: ({ account }) => account,
      cell: ({ account, nickname, team }) => (
        <PersonCell account={account} nickname={nickname}>
          {team > 0 ? (
            <TextLink asChild>
              <Link
                {...linkToLine(account)}
                aria-label={intl.formatMessage({ id: 'agent.openBranch' }, { account })}
              >
                {account}
              </Link>
            </TextLink>
          ) : (
            <OpenRow id={account} address={address} />
          )}
        </PersonCell>
      ),
    },
    {
      // In one column, so that all figures are visible at 1280 pixels.
      id: 'team',
      header: text('agent.team'),
      numeric: true,
      cell: ({ isAgent, team }) => (isAgent ? intl.formatNumber(team) : text('agent.kind.member')),
    },
    ...COLUMNS.map((figure) => ({
      id: figure,
      header: text(figure === 'net' ? 'agent.column.net' : `agent.figure.${figure}`),
      numeric: true,
      sortValue: ({ figures }: LineResult) => figures[figure],
      cell: ({ figures }: LineResult) => money(figures[figure]),
      ...(totals && { total: money(totals[figure]) }),
    })),
  ];
  const isLost = results.error !== undefined && !results.rows;
  return (
    <Stack gap="lg">
      {head}
      {!isLost && (
        <Card padding="lg" stale={results.isPrevious}>
          <PairGrid gap="lg">
            {(['validBets', 'wins', 'net'] as const).map((figure) => (
              <Stat
                key={figure}
                label={text(`agent.figure.${figure}`)}
                value={totals && money(totals[figure])}
                hint={
                  // Two lines before and after the data arrive, so that an amount of any length
                  // shifts nothing.
                  <Stack gap="none">
                    <span>{text('agent.branch.own')}</span>
                    {own ? (
                      <span>{money(own[figure])}</span>
                    ) : (
                      <Skeleton width="10ch" height="1lh" />
                    )}
                  </Stack>
                }
              />
            ))}
          </PairGrid>
        </Card>
      )}
      <Inline>
        <SegmentedControl
          size="sm"
          label={text('agent.by')}
          value={filters.by ?? 'branch'}
          onValueChange={(by) => address.onFilter({ by })}
          items={RESULT_ROWS.map((value) => ({ value, label: text(`agent.by.${value}`) }))}
        />
      </Inline>
      <RecordList
        label={text('agent.page.profit')}
        record={results}
        columns={columns}
        rowId={({ account }) => account}
        filters={filters}
        defaultSort="validBets"
        address={address}
        detail={(open) => ({
          title: open.account,
          items: [
            { term: text('agent.nickname'), description: open.nickname },
            { term: text('agent.kind'), description: kind(open) },
            { term: text('agent.level'), description: intl.formatNumber(open.level) },
            ...LINE_FIGURES.map((figure) => ({
              term: text(`agent.figure.${figure}`),
              description: money(open.figures[figure]),
            })),
          ],
        })}
      />
    </Stack>
  );
}
