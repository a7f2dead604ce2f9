import * as z from 'zod/mini';
import { GAME_TYPES } from './game-types.ts';
import { LANGUAGES } from './languages.ts';

/**
 * One line of text: no control characters, and no half of a surrogate pair, which no database and
 * no log can hold.
 */
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u;
/** The same with line breaks and tabs. */
export const SEVERAL_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

/**
 * One line of text of so many UTF-16 units at most.
 * @__NO_SIDE_EFFECTS__
 */
export const text = (longest: number, shortest = 0) =>
  z.string().check(z.minLength(shortest), z.maxLength(longest), z.regex(ONE_LINE));

/**
 * Text of several lines, of so many UTF-16 units at most.
 * @__NO_SIDE_EFFECTS__
 */
export const longText = (longest: number) =>
  z.string().check(z.maxLength(longest), z.regex(SEVERAL_LINES));

export const shortText = text(255);
/** A day of the merchant's calendar: `2026-11-21`. */
export const calendarDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** A password as it is typed; the merchant's own rules come on top. */
export const secret = text(128);
/** Specification sections 5 and 9: verification codes are 0 to 255 characters. */
export const verificationCode = shortText;

/** Whole numbers as queries and forms bring them. */
const DIGITS = /^-?\d{1,16}$/;

/**
 * A whole number within bounds that may arrive as text, as in a query string.
 * @__NO_SIDE_EFFECTS__
 */
export const whole = (least: number, most: number) =>
  z.pipe(
    z.pipe(z.union([z.number(), z.string().check(z.regex(DIGITS))]), z.transform(Number)),
    z.int().check(z.minimum(least), z.maximum(most)),
  );

/** The largest number of a PostgreSQL `integer`. */
const INT4 = 2_147_483_647;

/** A whole number as the database's `integer` columns hold it. */
export const wholeNumber = whole(-INT4, INT4);
/** The number of a row. */
export const rowId = whole(1, INT4);
/** A page number, from 1. */
export const pageNumber = whole(1, 100_000);
/** Rows a page; the specification's largest fetch is 999 (favourites). */
export const pageSize = whole(1, 999);

/** How many decimals the amounts of an answer's currency have: 2 where the platform tells none. */
export const currencyDecimals = z._default(z.number(), 2);
/** An amount of money in major units, with at most the decimals of its currency. */
export const money = z.number();
/** Far above every limit, and still exact in minor units. */
const HIGHEST_AMOUNT = 1e12;
/** An amount that a caller asks for, in major units; its decimals and limits are the currency's. */
export const amount = z.number().check(z.minimum(-HIGHEST_AMOUNT), z.maximum(HIGHEST_AMOUNT));

/** Milliseconds since 1970, UTC. */
export const timestamp = z.number();
/** A time that a caller asks for, to the end of the year 9999. */
export const instant = whole(0, 253_402_300_799_999);

/** The platform's own language codes; `languages.ts` maps them to BCP 47. */
export const language = z.enum(LANGUAGES.map(({ code }) => code));
export const nothing = z.object({});
export const flag = z.enum(['1', '0']);

export { GAME_TYPES } from './game-types.ts';

/** Specification section 3. */
export const gameType = z.enum(GAME_TYPES);
export type GameType = z.infer<typeof gameType>;
