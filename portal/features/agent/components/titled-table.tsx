import { DataTable, type DataTableProps } from '@baize/ui-kit/data-table';
import { Heading } from '@baize/ui-kit/heading';
import { Stack } from '@baize/ui-kit/stack';

interface TitledTableProps<Row>
  extends Pick<DataTableProps<Row>, 'rows' | 'rowId' | 'columns' | 'empty' | 'stale'> {
  title: string;
  level: 2 | 4;
}

/** A short table below a heading that names both. */
export function TitledTable<Row>({ title, level, ...table }: TitledTableProps<Row>) {
  return (
    <Stack gap="md" asChild>
      <section>
        <Heading level={level} size="md">
          {title}
        </Heading>
        <DataTable label={title} density="compact" stickyColumn {...table} />
      </section>
    </Stack>
  );
}
