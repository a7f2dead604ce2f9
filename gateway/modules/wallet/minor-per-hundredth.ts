import { CURRENCY_CODES } from '../../contract/currencies.ts';
import { type SQL, sql } from '../../database/sql.ts';
import { catalogueUnitInMinor } from './money.ts';

const cases = sql.join(
  CURRENCY_CODES.map((code) => sql`when ${code} then ${catalogueUnitInMinor(code) / 100}::numeric`),
  sql` `,
);

/**
 * Minor units of a currency in one hundredth of the catalogue's unit: what amounts in several
 * currencies are divided by, to be compared by what they are worth in games.
 * @param currency the column that holds the currency's code
 */
export const minorPerHundredth = (currency: SQL): SQL =>
  sql`(case ${currency} ${cases} else 1 end)`;
