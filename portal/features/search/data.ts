import {
  type Game,
  hotGames,
  IS_PLATFORM,
  PLATFORM,
  type ResponseOf,
  searchCatalogue,
} from '@baize/gateway/contract';
import { useState } from 'react';
import { boot } from '../../shared/boot.ts';
import { useLatestCall } from '../../shared/games/use-latest-call.ts';
import { CallError } from '../../shared/gateway/call-error.ts';
import { useCall } from '../../shared/gateway/use-call.ts';
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
  const { data, error, mutate } = useLatestCall(searchCatalogue, text ? { text, language } : null);
  const [former, setFormer] = useState<{ found: Found; text: string }>();
  if (data && (data !== former?.found || text !== former.text)) setFormer({ found: data, text });
  const failure = data || !(error instanceof CallError) ? undefined : error;
  const shown = !text || failure ? undefined : data ? { found: data, text } : former;
  return {
    found: shown?.found,
    text: shown?.text ?? text,
    isWaiting: text !== '' && !data && !failure,
    error: failure,
    retry: () => void mutate(),
  };
}

/** How many hot games stand where nothing was found or asked for. */
const HOT_SHOWN = 6;

export function useHot(): readonly Game[] {
  const language = useLanguage();
  const { merchantCode } = boot().permission.info;
  const { data } = useCall(hotGames, {
    ...{ merchantCode, isPlatform: IS_PLATFORM, platform: PLATFORM, language },
  });
  return data?.list.filter(({ maintenance }) => !maintenance).slice(0, HOT_SHOWN) ?? [];
}
