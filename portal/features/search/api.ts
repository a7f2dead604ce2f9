import {
  type Game,
  hotGames,
  IS_PLATFORM,
  PLATFORM,
  type ResponseOf,
  searchCatalogue,
} from '@baize/gateway/contract';
import { abortPrevious } from '../../shared/api/abort-previous.ts';
import type { CallError } from '../../shared/api/call-error.ts';
import { useQuery } from '../../shared/api/use-query.ts';
import { boot } from '../../shared/boot.ts';
import { useLanguage } from '../../shared/messages/language-store.ts';

export type Found = ResponseOf<typeof searchCatalogue>;

export interface SearchAnswer {
  /** The results, or the previous ones until the new ones arrive; undefined without a search. */
  readonly found: Found | undefined;
  /** The text to which `found` belongs. */
  readonly text: string;
  readonly isWaiting: boolean;
  readonly error: CallError | undefined;
  retry(): void;
}

/** Searches games and vendors by name; disabled for an empty text. */
export function useSearch(text: string): SearchAnswer {
  const language = useLanguage();
  const { data, dataPayload, isPrevious, error, mutate } = useQuery(
    searchCatalogue,
    text ? { text, language } : null,
    { use: [abortPrevious] },
  );
  const failure = data ? undefined : error;
  return {
    found: data,
    text: dataPayload?.text ?? text,
    isWaiting: text !== '' && (!data || isPrevious) && !failure,
    error: failure,
    retry: () => void mutate(),
  };
}

/** The number of hot games that are shown without results or without a search. */
const HOT_SHOWN = 6;

export function useSuggestedGames(): readonly Game[] {
  const language = useLanguage();
  const { merchantCode } = boot().permission.info;
  const { data } = useQuery(hotGames, {
    merchantCode,
    isPlatform: IS_PLATFORM,
    platform: PLATFORM,
    language,
  });
  return data?.list.filter(({ maintenance }) => !maintenance).slice(0, HOT_SHOWN) ?? [];
}
