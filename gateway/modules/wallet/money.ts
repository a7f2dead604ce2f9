import { CURRENCIES, type Currency, type CurrencyCode } from '../../contract/currencies.ts';
import { majorUnits, minorUnits, multiplyDivide, type Rounding } from '../../contract/decimal.ts';
import type { AmountsFor } from './merchant-amounts.ts';

const isCode = (code: string): code is CurrencyCode => Object.hasOwn(CURRENCIES, code);

/** @throws {RangeError} for a currency that no wallet may hold */
function currencyOf(code: string): Currency {
  if (!isCode(code)) throw new RangeError(`Unknown currency ${code}.`);
  return CURRENCIES[code];
}

/** R3.03: `$` where nothing else is known. */
const currencySymbol = (code: string): string => (isCode(code) ? CURRENCIES[code].symbol : '$');

/** What an answer says about the currency of its amounts. */
export const currencyView = (code: string) => ({
  currencySymbol: currencySymbol(code),
  decimals: currencyOf(code).decimals,
});

export const catalogueUnitOf = (code: string): number => currencyOf(code).catalogueUnit;

/** Minor units in one major unit. */
export const minorPerMajor = (code: string): number => 10 ** currencyOf(code).decimals;

/**
 * Major units (12.34) to minor units (1234), exactly.
 * @throws {RangeError} for an amount that the currency cannot express
 */
export const toMinor = (major: number, currency: string): number =>
  minorUnits(major, currencyOf(currency).decimals);

/** Minor units (1234) to major units (12.34). */
export const toMajor = (minor: number, currency: string): number =>
  majorUnits(minor, currencyOf(currency).decimals);

/** The catalogue keeps its amounts in hundredths of its unit, in no currency. */
const CATALOGUE_DECIMALS = 2;

/** Minor units of a currency in one unit of the catalogue. */
export const catalogueUnitInMinor = (currency: string): number =>
  catalogueUnitOf(currency) * minorPerMajor(currency);

/** Hundredths of the catalogue's unit to minor units of a currency. */
export const catalogueToMinor = (
  hundredths: number,
  currency: string,
  rounding: Rounding,
): number =>
  multiplyDivide(hundredths, catalogueUnitInMinor(currency), 10 ** CATALOGUE_DECIMALS, rounding);

/**
 * An amount that a merchant has set in major units of its own currency, in minor units of a currency in
 * which as many units of the catalogue are staked with it.
 */
export const merchantToMinor = (major: number, of: AmountsFor, rounding: Rounding): number =>
  multiplyDivide(major, catalogueUnitInMinor(of.currency), catalogueUnitOf(of.merchants), rounding);

/** The same in major units: what an answer says of such an amount. */
export const merchantToMajor = (major: number, of: AmountsFor, rounding: Rounding): number =>
  toMajor(merchantToMinor(major, of, rounding), of.currency);

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

/** So many whole major units of both currencies are worth the same in games; the smallest such numbers. */
export function sameWorth({ merchants, currency }: AmountsFor) {
  const [own, other] = [catalogueUnitOf(merchants), catalogueUnitOf(currency)];
  const divisor = greatestDivisor(own, other);
  return { merchants: own / divisor, amount: other / divisor };
}

/** Hundredths to whole units of the catalogue, as answers that are cached for everybody say it. */
export const catalogueUnits = (hundredths: number): number =>
  majorUnits(hundredths, CATALOGUE_DECIMALS);

/** Units of the catalogue to hundredths. */
export const catalogueHundredths = (units: number, rounding: Rounding): number =>
  minorUnits(units, CATALOGUE_DECIMALS, rounding);

/** An amount in a message of the gateway or on a page of the sandbox: `$1,234.50`, `¥1,234`. */
export function moneyText(minor: number, currency: string): string {
  const { decimals } = currencyOf(currency);
  const text = toMajor(minor, currency).toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return `${currencySymbol(currency)}${text}`;
}
