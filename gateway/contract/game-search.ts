import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { language, text } from './fields.ts';
import { game, vendorCard } from './games.ts';

/** Longest text that is searched for. */
export const MAX_SEARCH_TEXT = 64;

/** Parts of a name that were found: from a character to the one after the last. */
const marks = z.array(z.object({ from: z.number(), to: z.number() }));
export type SearchMarks = z.infer<typeof marks>;

/**
 * Games and vendors of every category by name, typing errors forgiven, the best first. Beyond the
 * specification, whose search stays within one lobby.
 */
export const searchCatalogue = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_search',
  token: 'optional',
  sameInCurrency: true,
  request: z.object({ text: text(MAX_SEARCH_TEXT), language }),
  response: z.object({
    vendors: z.array(z.object({ card: vendorCard, marks })),
    games: z.array(z.object({ game, marks })),
  }),
});
