/**
 * Drizzle's words for queries and tables, for the whole gateway. Each import by a package's name makes Node
 * read that package's description again, and Drizzle's has 180 kB: hundreds of them cost a
 * start nearly three seconds of a processor.
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
