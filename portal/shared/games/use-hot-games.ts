import { type Game, hotGames, IS_PLATFORM, PLATFORM } from '@baize/gateway/contract';
import { useMemo } from 'react';
import { type Loaded, loaded } from '../api/loaded.ts';
import { useQuery } from '../api/use-query.ts';
import { boot } from '../boot.ts';
import { useLanguage } from '../messages/language-store.ts';

/** The number of games of a section (specification section 9). */
export const SECTION_GAMES = 12;

/**
 * R4.20: the hot games are stored in the session, so that home shows them immediately when the
 * person returns.
 * @param maxCount the maximum number of games
 */
export function useHotGames(maxCount: number): Loaded<readonly Game[]> {
  const language = useLanguage();
  const { merchantCode } = boot().permission.info;
  const answer = useQuery(
    hotGames,
    { merchantCode, isPlatform: IS_PLATFORM, platform: PLATFORM, language },
    { storeInSession: 'hotGames' },
  );
  const games = useMemo(() => answer.data?.list.slice(0, maxCount), [answer.data, maxCount]);
  return loaded(answer, games);
}
