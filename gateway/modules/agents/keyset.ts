import * as z from 'zod/mini';
import { text } from '../../contract/fields.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { type SQL, sql } from '../../database/sql.ts';

/** The sort order of a page for keyset pagination; the id is the tie-breaker. */
export interface Order {
  readonly value: SQL;
  /** Type of the sort value; numbers are whole (minor units, milliseconds). */
  readonly type: 'text' | 'number';
  readonly id: SQL;
  readonly descending: boolean;
}

/** A cursor holds the sort value and the id of the last row of a page. */
const cursorShape = z.tuple([z.union([text(255), z.int()]), z.int()]);

/**
 * Returns the SQL condition for the rows after a cursor; without a cursor, all rows. Unlike with an offset, every
 * page costs the same.
 * @throws {GatewayError} request_param_err for an invalid cursor or one of another order
 */
export function rowsAfter({ value, type, id, descending }: Order, cursor: string | undefined): SQL {
  if (!cursor) return sql`true`;
  const parsed = z.safeParse(cursorShape, parse(cursor));
  const isText = typeof parsed.data?.[0] === 'string';
  if (!parsed.success || isText !== (type === 'text')) {
    throw new GatewayError('request_param_err', 'The cursor is not valid.', {
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

/** Up to this many rows, finding them by owner and sorting them is faster than scanning the index of the order. */
const MAX_SORTED_ROWS = 20_000;

/**
 * Adapts an order to the number of matching rows. PostgreSQL cannot know that number and would scan the index of the
 * order, with the rows of all accounts, until the page is full, which a line with few rows never reaches. Adding 0
 * makes the index unusable for sorting.
 */
export const orderForTotal = (order: Order, total: number): Order =>
  total > MAX_SORTED_ROWS ? order : { ...order, value: sql`(${order.value} + 0)` };

/** Returns the terms of `order by`. */
export function orderBy({ value, id, descending }: Order): SQL {
  const direction = sql.raw(descending ? 'desc' : 'asc');
  return sql`${value} ${direction}, ${id} ${direction}`;
}

/** Builds a page from `pageSize + 1` rows that were read; `next` is the cursor of the next page, if there is one. */
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

/** Orders by a serial id, newest first. */
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
