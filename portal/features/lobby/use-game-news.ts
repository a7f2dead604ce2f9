import {
  type GameAnnouncement,
  type GameType,
  gameAnnouncements,
  LIST_DEFAULTS,
} from '@baize/gateway/contract';
import { type Loaded, loaded } from '../../shared/api/loaded.ts';
import { useQuery } from '../../shared/api/use-query.ts';
import { useLanguage } from '../../shared/messages/language-store.ts';

/** News about the games of a category: new ones, maintenance, jackpots; the newest first. */
export function useGameNews(gameType: GameType): Loaded<readonly GameAnnouncement[]> {
  const language = useLanguage();
  const answer = useQuery(
    gameAnnouncements,
    { gameType, language, ...LIST_DEFAULTS },
    { keepPreviousData: false },
  );
  return loaded(answer, answer.data?.list);
}
