import * as z from 'zod/mini';
import { GAME_TYPES } from './game-types.ts';
import { LANGUAGES } from './languages.ts';

/**
 * Matches one line of text: without control characters and lone surrogates, which databases and logs cannot
 * store.
 */
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u;
/** The same with line breaks and tabs. */
export const SEVERAL_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

/**
 * Schema of one line of text; lengths in UTF-16 code units.
 * @__NO_SIDE_EFFECTS__
 */
export const text = (maxLength: number, minLength = 0) =>
  z.string().check(z.minLength(minLength), z.maxLength(maxLength), z.regex(ONE_LINE));

/**
 * Schema of a text with line breaks; length in UTF-16 code units.
 * @__NO_SIDE_EFFECTS__
 */
export const longText = (maxLength: number) =>
  z.string().check(z.maxLength(maxLength), z.regex(SEVERAL_LINES));

export const shortText = text(255);
/** A day of the merchant's calendar: `2026-11-21`. */
export const calendarDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** A password input; the merchant's rules apply in addition. */
export const secret = text(128);
/** Specification sections 5 and 9: verification codes are 0 to 255 characters. */
export const verificationCode = shortText;

/** Matches a whole number in a query or form. */
const DIGITS = /^-?\d{1,16}$/;

/**
 * Schema of a whole number within bounds that may be sent as text, as in a query string.
 * @__NO_SIDE_EFFECTS__
 */
export const whole = (min: number, max: number) =>
  z.pipe(
    z.pipe(z.union([z.number(), z.string().check(z.regex(DIGITS))]), z.transform(Number)),
    z.int().check(z.minimum(min), z.maximum(max)),
  );

/** The largest number of a PostgreSQL `integer`. */
const INT4 = 2_147_483_647;

/** A whole number that fits an `integer` column. */
export const wholeNumber = whole(-INT4, INT4);
/** The id of a row. */
export const rowId = whole(1, INT4);
/** A page number, from 1. */
export const pageNumber = whole(1, 100_000);
/** Rows a page; the specification's largest fetch is 999 (favourites). */
export const pageSize = whole(1, 999);

/** Decimals of the currency of a response; 2 if the platform does not send them. */
export const currencyDecimals = z._default(z.number(), 2);
/** An amount of money in major units, with at most the decimals of its currency. */
export const money = z.number();
/** Far above every limit, but still exact in minor units. */
const MAX_AMOUNT = 1e12;
/** A requested amount in major units; modules check decimals and limits by currency. */
export const amount = z.number().check(z.minimum(-MAX_AMOUNT), z.maximum(MAX_AMOUNT));

/** Milliseconds since 1970, UTC. */
export const timestamp = z.number();
/** A requested time in milliseconds, up to the end of the year 9999. */
export const instant = whole(0, 253_402_300_799_999);

/** The platform's own language codes; `languages.ts` maps them to BCP 47. */
export const language = z.enum(LANGUAGES.map(({ code }) => code));
export const nothing = z.object({});
export const flag = z.enum(['1', '0']);

export { GAME_TYPES } from './game-types.ts';

/** Specification section 3. */
export const gameType = z.enum(GAME_TYPES);
export type GameType = z.infer<typeof gameType>;
