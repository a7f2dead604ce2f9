import type { GameAnnouncement, GameType } from '@baize/gateway/contract';
import { ChevronRight } from '@baize/ui-kit/icon';
import { useIntl } from 'react-intl';
import { usePopups } from '../../../shared/popups/popup-stack.ts';
import * as css from '../game-news.css.ts';
import { useGameNews } from '../use-game-news.ts';
import { NewsKind } from './news-kind.tsx';

/** The latest news about a category's games in one line; a press opens the list. */
export function NewsStrip({ gameType }: { gameType: GameType }) {
  const news = useGameNews(gameType);
  const popups = usePopups();
  return (
    <NewsLine news={news.data} onOpen={(item) => popups.open('game-news', gameType, item.id)} />
  );
}

interface NewsLineProps {
  /** Undefined until they are known, and where they failed to load: the line stays empty. */
  news: readonly GameAnnouncement[] | undefined;
  onOpen(item: GameAnnouncement): void;
}

export function NewsLine({ news, onOpen }: NewsLineProps) {
  const intl = useIntl();
  const [latest] = news ?? [];
  return (
    <div className={css.strip}>
      {latest && (
        <button
          type="button"
          className={css.line}
          data-news={latest.id}
          onClick={() => onOpen(latest)}
        >
          <NewsKind kind={latest.kind} />
          <span className={css.title}>{latest.title}</span>
          <span className={css.all}>
            {intl.formatMessage({ id: 'gameNews.all' }, { count: news?.length ?? 0 })}
            <ChevronRight size={16} aria-hidden="true" />
          </span>
        </button>
      )}
    </div>
  );
}
