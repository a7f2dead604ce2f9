import { LINE_FIGURES } from '@baize/gateway/contract';
import type { TableColumn } from '@baize/ui-kit/data-table';
import { TextLink } from '@baize/ui-kit/text-link';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { FrameLink } from '../../../shared/navigation/feature-components.ts';
import { TitledTable } from '../components/titled-table.tsx';
import type { TeamOverview } from './api.ts';

type Figures = TeamOverview['own'];
interface Row extends Figures {
  readonly id: string;
  /** The branch's account, to open it; undefined for the agent's own figures and the rest. */
  readonly account?: string;
}

function rowsOf({ branches, own, otherBranches }: TeamOverview): Row[] {
  const hasOthers = LINE_FIGURES.some((figure) => otherBranches[figure] !== 0);
  return [
    { id: 'own', ...own },
    ...branches.map((branch) => ({ ...branch, id: branch.account })),
    ...(hasOthers ? [{ id: 'others', ...otherBranches }] : []),
  ];
}

interface BranchTableProps {
  data: TeamOverview | undefined;
  isPrevious: boolean;
  level: 2 | 4;
  money(amount: number): string;
  linkTo(account: string): FrameLink;
}

/**
 * The activity of each branch: the agent's own, the ten largest, the rest, and the total (R11.01).
 */
export function BranchTable({ data, isPrevious, level, money, linkTo }: BranchTableProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'agent.by.branch' });
  const name = ({ id, account }: Row) =>
    account ??
    intl.formatMessage({ id: id === 'own' ? 'agent.branch.own' : 'agent.branch.others' });
  const columns: TableColumn<Row>[] = [
    {
      id: 'branch',
      header: intl.formatMessage({ id: 'agent.branch' }),
      cell: (row) =>
        row.account ? (
          <TextLink asChild>
            <Link {...linkTo(row.account)}>{row.account}</Link>
          </TextLink>
        ) : (
          name(row)
        ),
    },
    ...LINE_FIGURES.map((figure) => ({
      id: figure,
      header: intl.formatMessage({ id: `agent.figure.${figure}` }),
      numeric: true,
      cell: (row: Row) => money(row[figure]),
      sortValue: (row: Row) => row[figure],
      ...(data && { total: money(data.figures[figure]) }),
    })),
  ];
  return (
    <TitledTable
      title={title}
      level={level}
      rows={data && rowsOf(data)}
      rowId={({ id }) => id}
      columns={columns}
      stale={isPrevious}
    />
  );
}
