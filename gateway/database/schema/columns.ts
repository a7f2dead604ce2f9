import { bigint } from '../sql.ts';

/** Milliseconds since 1970; the gateway's clock, not the database's, says what time it is. */
export const time = (name: string) => bigint(name, { mode: 'number' });
/** Minor units (cents) of a currency. Safe as a number: the journal's checks keep it under 2^53. */
export const minorUnits = (name: string) => bigint(name, { mode: 'number' });
/** The number of a row, of a table that may outgrow an `integer`. */
export const id = (name: string) => bigint(name, { mode: 'number' });
