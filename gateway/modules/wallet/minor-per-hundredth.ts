import { CURRENCY_CODES } from '../../contract/currencies.ts';
import { type SQL, sql } from '../../database/sql.ts';
import { catalogueUnitInMinor } from './money.ts';

const cases = sql.join(
  CURRENCY_CODES.map((code) => sql`when ${code} then ${catalogueUnitInMinor(code) / 100}::numeric`),
  sql` `,
);

/**
 * Returns SQL for the minor units of a currency in one hundredth of the catalogue's unit, by which
 * amounts of several currencies are divided to compare their worth in games.
 * @param currency column with the currency's code
 */
export const minorPerHundredth = (currency: SQL): SQL =>
  sql`(case ${currency} ${cases} else 1 end)`;
