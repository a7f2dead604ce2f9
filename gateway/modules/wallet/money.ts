import { CURRENCIES, type Currency, type CurrencyCode } from '../../contract/currencies.ts';
import { majorUnits, minorUnits, multiplyDivide, type Rounding } from '../../contract/decimal.ts';
import type { AmountConversion } from './amount-conversion.ts';

const isCode = (code: string): code is CurrencyCode => Object.hasOwn(CURRENCIES, code);

/** @throws {RangeError} for a currency that no wallet may hold */
function currencyOf(code: string): Currency {
  if (!isCode(code)) throw new RangeError(`Unknown currency ${code}.`);
  return CURRENCIES[code];
}

/** Returns the symbol of a currency; `$` for unknown ones (R3.03). */
const currencySymbol = (code: string): string => (isCode(code) ? CURRENCIES[code].symbol : '$');

/** Returns the fields with which a response describes the currency of its amounts. */
export const currencyView = (code: string) => ({
  currencySymbol: currencySymbol(code),
  decimals: currencyOf(code).decimals,
});

/** Returns the value of one unit of the catalogue in major units of a currency. */
export const catalogueUnitOf = (code: string): number => currencyOf(code).catalogueUnit;

/** Returns the number of minor units in one major unit. */
export const minorPerMajor = (code: string): number => 10 ** currencyOf(code).decimals;

/**
 * Converts major units (12.34) to minor units (1234), exactly.
 * @throws {RangeError} for an amount that the currency cannot express
 */
export const toMinor = (major: number, currency: string): number =>
  minorUnits(major, currencyOf(currency).decimals);

/** Converts minor units (1234) to major units (12.34). */
export const toMajor = (minor: number, currency: string): number =>
  majorUnits(minor, currencyOf(currency).decimals);

/** Amounts of the catalogue are stored in hundredths of its unit, which is independent of currencies. */
const CATALOGUE_DECIMALS = 2;

/** Returns the minor units of a currency in one unit of the catalogue. */
export const catalogueUnitInMinor = (currency: string): number =>
  catalogueUnitOf(currency) * minorPerMajor(currency);

/** Converts hundredths of the catalogue's unit to minor units of a currency. */
export const catalogueToMinor = (
  hundredths: number,
  currency: string,
  rounding: Rounding,
): number =>
  multiplyDivide(hundredths, catalogueUnitInMinor(currency), 10 ** CATALOGUE_DECIMALS, rounding);

/**
 * Converts a merchant's setting in major units of its own currency to minor units of another currency that have the
 * same value in units of the catalogue.
 */
export const merchantToMinor = (major: number, of: AmountConversion, rounding: Rounding): number =>
  multiplyDivide(major, catalogueUnitInMinor(of.currency), catalogueUnitOf(of.merchants), rounding);

/** The same in major units, as answers give it. */
export const merchantToMajor = (major: number, of: AmountConversion, rounding: Rounding): number =>
  toMajor(merchantToMinor(major, of, rounding), of.currency);

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

/** The smallest whole numbers of major units of both currencies that have the same value in units of the catalogue. */
export function sameWorth({ merchants, currency }: AmountConversion) {
  const [own, other] = [catalogueUnitOf(merchants), catalogueUnitOf(currency)];
  const divisor = greatestDivisor(own, other);
  return { merchants: own / divisor, amount: other / divisor };
}

/** Converts hundredths to units of the catalogue, for responses that are cached for all currencies. */
export const catalogueUnits = (hundredths: number): number =>
  majorUnits(hundredths, CATALOGUE_DECIMALS);

/** Converts units of the catalogue to hundredths. */
export const catalogueHundredths = (units: number, rounding: Rounding): number =>
  minorUnits(units, CATALOGUE_DECIMALS, rounding);

/** Formats an amount for messages and staff pages: `$1,234.50`, `¥1,234`. */
export function moneyText(minor: number, currency: string): string {
  const { decimals } = currencyOf(currency);
  const text = toMajor(minor, currency).toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return `${currencySymbol(currency)}${text}`;
}
