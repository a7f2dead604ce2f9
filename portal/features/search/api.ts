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
  /** What was found, or found before while the new answer comes; undefined with nothing asked. */
  readonly found: Found | undefined;
  /** What `found` was asked with. */
  readonly text: string;
  readonly isWaiting: boolean;
  readonly error: CallError | undefined;
  retry(): void;
}

/** Games and vendors by name; an empty text asks for nothing. */
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

/** How many hot games stand where nothing was found or asked for. */
const HOT_SHOWN = 6;

export function useHot(): readonly Game[] {
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
