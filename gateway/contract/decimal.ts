/**
 * Exact decimal arithmetic for money. Numbers are read as the decimals that people wrote (0.7 is
 * seven tenths), the arithmetic is of whole numbers, and where a result must be rounded the caller
 * names the rule.
 */

/** `down` and `up` go towards and away from zero; `halfUp` to the nearest, a half away from zero. */
export type Rounding = 'down' | 'up' | 'halfUp';

/** `digits` divided by ten to the power of `scale`. */
interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

const PATTERN = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/** @throws {RangeError} for NaN and infinite numbers */
function readDecimal(value: number): Decimal {
  const [matched, sign = '', whole = '', fraction = '', exponent = '0'] =
    PATTERN.exec(String(value)) ?? [];
  if (matched === undefined) throw new RangeError(`${value} is not a decimal number.`);
  const digits = BigInt(`${sign}${whole}${fraction}`);
  const scale = fraction.length - Number(exponent);
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale };
}

function divide(numerator: bigint, divisor: bigint, rounding: Rounding): bigint {
  if (divisor === 0n) throw new RangeError('Cannot divide by zero.');
  const quotient = numerator / divisor;
  const rest = numerator % divisor;
  if (rest === 0n || rounding === 'down') return quotient;
  const away = numerator < 0n === divisor < 0n ? 1n : -1n;
  const double = (rest < 0n ? -rest : rest) * 2n;
  const least = divisor < 0n ? -divisor : divisor;
  return rounding === 'up' || double >= least ? quotient + away : quotient;
}

/** @throws {RangeError} where the result is no safe integer */
function safeNumber(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`The amount ${value} is too large.`);
  return number;
}

/**
 * `amount` times `factor` divided by `divisor`, as a whole number.
 * @throws {RangeError} for what is no number, a divisor of zero, or a result beyond safe integers
 */
export function multiplyDivide(
  amount: number,
  factor: number,
  divisor: number,
  rounding: Rounding,
): number {
  const [one, two, three] = [readDecimal(amount), readDecimal(factor), readDecimal(divisor)];
  const numerator = one.digits * two.digits * 10n ** BigInt(three.scale);
  const denominator = three.digits * 10n ** BigInt(one.scale + two.scale);
  return safeNumber(divide(numerator, denominator, rounding));
}

/** Returns a percentage of an amount in minor units. */
export const percentOf = (minor: number, percent: number, rounding: Rounding): number =>
  multiplyDivide(minor, percent, 100, rounding);

/** Returns a number of basis points (hundredths of a percent) of an amount in minor units. */
export const basisPointsOf = (minor: number, points: number, rounding: Rounding): number =>
  multiplyDivide(minor, points, 10_000, rounding);

/** Multiplies an amount in minor units by a factor. */
export const timesOf = (minor: number, times: number, rounding: Rounding): number =>
  multiplyDivide(minor, times, 1, rounding);

/** Returns the amount of which `part` is the given percentage. */
export const wholeOf = (part: number, percent: number, rounding: Rounding): number =>
  multiplyDivide(part, 100, percent, rounding);

/**
 * Major units (12.34) to minor units (1234) of a currency with so many decimals. Without a rounding
 * rule the amount must be one that the currency can express.
 * @throws {RangeError} for an amount that the currency cannot express, or beyond safe integers
 */
export function minorUnits(major: number, decimals: number, rounding?: Rounding): number {
  const { digits, scale } = readDecimal(major);
  const numerator = digits * 10n ** BigInt(decimals);
  const divisor = 10n ** BigInt(scale);
  if (!rounding && numerator % divisor !== 0n) {
    throw new RangeError(`${major} has more than ${decimals} decimal places.`);
  }
  return safeNumber(divide(numerator, divisor, rounding ?? 'down'));
}

/**
 * Minor units (1234) to major units (12.34). Division yields the double that is nearest to the
 * decimal, which is written with the same digits.
 */
export const majorUnits = (minor: number, decimals: number): number => minor / 10 ** decimals;

/** Adds two amounts in major units exactly, with the decimals of the longer one. */
export function addExact(one: number, other: number): number {
  const [first, second] = [readDecimal(one), readDecimal(other)];
  const scale = Math.max(first.scale, second.scale);
  const at = ({ digits, scale: own }: Decimal) => digits * 10n ** BigInt(scale - own);
  return majorUnits(safeNumber(at(first) + at(second)), scale);
}
