/**
 * Keys of the gateway's PostgreSQL advisory locks. The numbers are arbitrary, but every process on a
 * database must use the same ones and no key may be used for two purposes.
 */

/** Held while the schema is migrated and its triggers are installed. */
export const SCHEMA_LOCK = 7_301_401;
/** Held while an empty database is filled with demo data. */
export const SEED_LOCK = 7_301_402;
/** Held by every change of a contract, because one answer may end contracts all over a line. */
export const CONTRACTS_LOCK = 7_301_409;
/** Exclusive for moving an account to another upline; shared for inserting accounts. */
export const LINE_LOCK = 7_301_410;
/** Held by the one process that rolls up figures; others skip their turn. */
export const ROLL_UP_LOCK = 7_301_411;
