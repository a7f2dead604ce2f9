import type { TableColumn } from '@baize/ui-kit/data-table';
import { Stack } from '@baize/ui-kit/stack';
import { Text } from '@baize/ui-kit/text';
import type { ReactNode } from 'react';

interface Person {
  readonly account: string;
  readonly nickname: string;
}

/** An account over its nickname; `children` are the account where it leads somewhere. */
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

/** Whose row it is. */
export const personColumn = <Row extends Person>(header: string): TableColumn<Row> => ({
  id: 'account',
  header,
  cell: ({ account, nickname }) => <PersonCell account={account} nickname={nickname} />,
});

/** When it was; records are sorted by it. */
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
