import { hotGames, type Language, type ResponseOf } from '@baize/gateway/contract';
import * as z from 'zod/mini';

type HotGames = ResponseOf<typeof hotGames>;

const keyOf = (language: Language) => `hotGames.${language}`;

/** R3.04, R4.20: the session's cache of hot games, by language. Damaged content counts as none. */
export function rememberedHotGames(language: Language): HotGames | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(language)) ?? 'null');
    const parsed = z.safeParse(hotGames.response, stored);
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

export function rememberHotGames(language: Language, value: HotGames): void {
  try {
    sessionStorage.setItem(keyOf(language), JSON.stringify(value));
  } catch {
    // A full or forbidden storage only costs the head start.
  }
}
