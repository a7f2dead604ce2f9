import type { Translated } from '@baize/gateway/core/translated.ts';

/** A text of the demo: English, then Filipino. */
export const translated = ([EN, TY]: readonly [string, string]): Translated<string> => ({ EN, TY });
