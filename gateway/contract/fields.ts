import * as z from 'zod/mini';

/** A whole number that may arrive as text in a query string. */
export const wholeNumber = z.pipe(
  z.pipe(z.union([z.number(), z.string()]), z.transform(Number)),
  z.int(),
);
/** A page number, from 1. */
export const pageNumber = z.pipe(wholeNumber, z.int().check(z.minimum(1), z.maximum(100_000)));
/** Rows a page; the specification's largest fetch is 999 (favourites). */
export const pageSize = z.pipe(wholeNumber, z.int().check(z.minimum(1), z.maximum(999)));
/** An amount of money in major units with at most two decimals, as the platform family sends it. */
export const money = z.number();
/** Milliseconds since 1970, UTC. */
export const timestamp = z.number();
export const shortText = z.string().check(z.maxLength(255));
/** Specification sections 5 and 9: verification codes are 0 to 255 characters. */
export const verificationCode = z.string().check(z.maxLength(255));

/** The platform's own language codes; `languages.ts` maps them to BCP 47. */
export const language = z.enum(['EN', 'TY']);
export const nothing = z.object({});
export const flag = z.enum(['1', '0']);

export const GAME_TYPES = [
  'ELOTT',
  'LOTT',
  'LIVE',
  'SPORTS',
  'FISH',
  'RNG',
  'PVP',
  'ESPORTS',
  'COCKFIGHT',
] as const;
/** Specification section 3. */
export const gameType = z.enum(GAME_TYPES);
export type GameType = z.infer<typeof gameType>;
