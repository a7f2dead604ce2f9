export type { TableColumn } from './columns.ts';
export { DataTable, type DataTableProps } from './data-table.tsx';
export { sortRows, type TableSort } from './sort-rows.ts';
