import * as z from 'zod/mini';
import { text } from '../../contract/fields.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { type SQL, sql } from '../../database/sql.ts';

/** What rows of a page are ordered by. The id makes the order whole. */
export interface Order {
  readonly value: SQL;
  /** Text, or whole numbers (minor units, milliseconds). */
  readonly type: 'text' | 'number';
  readonly id: SQL;
  readonly descending: boolean;
}

/** The sort value and the id of the last row of a page. */
const cursorShape = z.tuple([z.union([text(255), z.int()]), z.int()]);

/**
 * The condition for the rows behind a cursor, all rows where there is none: the last page costs what
 * the first one does.
 * @throws {GatewayError} request_param_err for a cursor that is none, or one of another order
 */
export function rowsAfter({ value, type, id, descending }: Order, cursor: string | undefined): SQL {
  if (!cursor) return sql`true`;
  const parsed = z.safeParse(cursorShape, parse(cursor));
  const isText = typeof parsed.data?.[0] === 'string';
  if (!parsed.success || isText !== (type === 'text')) {
    throw new GatewayError('request_param_err', 'The cursor is not one of ours.', {
      fields: { cursor: 'cursor_invalid' },
    });
  }
  const [last, lastId] = parsed.data;
  const compare = sql.raw(descending ? '<' : '>');
  const bound = isText ? sql`${last}::text` : sql`${last}::bigint`;
  return sql`(${value}, ${id}) ${compare} (${bound}, ${lastId}::bigint)`;
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** So many rows are found by whose they are and sorted sooner than they are met in an index over everybody's. */
const FEW = 20_000;

/**
 * The order of rows of which so many are found. Without knowing it the database goes through the index of the
 * order, over the rows of everybody, until the page is full: that of a quiet line never is. No index has a sum.
 */
export const orderOfFound = (order: Order, total: number): Order =>
  total > FEW ? order : { ...order, value: sql`(${order.value} + 0)` };

/** `order by` of an order. */
export function orderBy({ value, id, descending }: Order): SQL {
  const direction = sql.raw(descending ? 'desc' : 'asc');
  return sql`${value} ${direction}, ${id} ${direction}`;
}

/** One page of rows, of which one more than its size was read, and where the next one begins. */
export function pageOf<Row extends { readonly sortValue: string | number; readonly id: number }>(
  rows: readonly Row[],
  pageSize: number,
): { readonly rows: readonly Row[]; readonly next?: string } {
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  if (rows.length <= pageSize || !last) return { rows: page };
  const cursor = Buffer.from(JSON.stringify([last.sortValue, last.id])).toString('base64url');
  return { rows: page, next: cursor };
}

/** The newest first, by ids that are counted up. */
export const newestFirst = (id: SQL): Order => ({
  value: id,
  type: 'number',
  id,
  descending: true,
});

/** `pageOf` for rows in the order of `newestFirst`. */
export const pageOfNewest = <Row extends { readonly id: number }>(
  rows: readonly Row[],
  pageSize: number,
) =>
  pageOf(
    rows.map((row) => ({ ...row, sortValue: row.id })),
    pageSize,
  );
