/**
 * Re-exports Drizzle's query and table builders; no other file of the gateway imports them from the package.
 * Node reads a package's package.json for each import by name, Drizzle's has 180 kB, and hundreds of such
 * imports take nearly three seconds of processor time at start.
 */
export type { SQL, SQLWrapper } from 'drizzle-orm';
export {
  and,
  arrayContains,
  asc,
  between,
  count,
  countDistinct,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  min,
  ne,
  not,
  notExists,
  notInArray,
  notLike,
  or,
  sql,
  sum,
} from 'drizzle-orm';
export type { IndexBuilder, PgColumn, PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
export {
  alias,
  bigint,
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
