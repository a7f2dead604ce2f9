import { bigint } from '../sql.ts';

/** Milliseconds since 1970, by the gateway's clock rather than the database's. */
export const time = (name: string) => bigint(name, { mode: 'number' });
/**
 * Minor units (cents) of a currency. A JavaScript number suffices: the journal's checks keep
 * amounts below 2^53.
 */
export const minorUnits = (name: string) => bigint(name, { mode: 'number' });
/** Row id of a table that may outgrow an `integer`. */
export const id = (name: string) => bigint(name, { mode: 'number' });
