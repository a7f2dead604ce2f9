import type { TableColumn } from '@baize/ui-kit/data-table';
import { useIntl } from 'react-intl';
import { TitledTable } from '../components/titled-table.tsx';
import type { TeamOverview } from './api.ts';

type Product = TeamOverview['products'][number];
const SUMS = ['bets', 'validBets', 'wins'] as const;

interface ProductTableProps {
  data: TeamOverview | undefined;
  isPrevious: boolean;
  level: 2 | 4;
  money(amount: number): string;
}

/** The line's bets and wins by product (R11.01). */
export function ProductTable({ data, isPrevious, level, money }: ProductTableProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'agent.overview.products' });
  const rounds = data?.products.reduce((sum, product) => sum + product.rounds, 0);
  const columns: TableColumn<Product>[] = [
    {
      id: 'product',
      header: intl.formatMessage({ id: 'agent.product' }),
      cell: ({ gameType }) => intl.formatMessage({ id: `category.${gameType}` }),
    },
    {
      id: 'rounds',
      header: intl.formatMessage({ id: 'agent.rounds' }),
      numeric: true,
      cell: (row) => intl.formatNumber(row.rounds),
      sortValue: (row) => row.rounds,
      ...(rounds !== undefined && { total: intl.formatNumber(rounds) }),
    },
    ...SUMS.map((figure) => ({
      id: figure,
      header: intl.formatMessage({ id: `agent.figure.${figure}` }),
      numeric: true,
      cell: (row: Product) => money(row[figure]),
      sortValue: (row: Product) => row[figure],
      ...(data && { total: money(data.figures[figure]) }),
    })),
  ];
  return (
    <TitledTable
      title={title}
      level={level}
      rows={data?.products}
      rowId={({ gameType }) => gameType}
      columns={columns}
      stale={isPrevious}
      empty={intl.formatMessage({ id: 'agent.overview.noBets' })}
    />
  );
}
