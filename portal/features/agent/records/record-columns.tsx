import type { TableColumn } from '@baize/ui-kit/data-table';
import { Stack } from '@baize/ui-kit/stack';
import { Text } from '@baize/ui-kit/text';
import type { ReactNode } from 'react';

interface Person {
  readonly account: string;
  readonly nickname: string;
}

/** An account above its nickname; `children` replace the account, such as by a link. */
export function PersonCell({
  account,
  nickname,
  children = <span>{account}</span>,
}: Person & { children?: ReactNode }) {
  return (
    <Stack gap="hair">
      {children}
      <Text size="xs" muted asChild>
        <span>{nickname}</span>
      </Text>
    </Stack>
  );
}

/** The column of the account. */
export const personColumn = <Row extends Person>(header: string): TableColumn<Row> => ({
  id: 'account',
  header,
  cell: ({ account, nickname }) => <PersonCell account={account} nickname={nickname} />,
});

/** The column of the time, by which records are sorted. */
export const timeColumn = <Row,>(
  header: string,
  at: (row: Row) => number,
  write: (at: number) => string,
): TableColumn<Row> => ({
  id: 'time',
  header,
  sortValue: at,
  cell: (row) => write(at(row)),
});
