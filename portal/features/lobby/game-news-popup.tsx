import { GAME_TYPES, type GameAnnouncement, type GameType } from '@baize/gateway/contract';
import { Dialog } from '@baize/ui-kit/dialog';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { categoryPath } from '../../shared/paths.ts';
import { type PopupProps, usePopups } from '../../shared/popups/popup-stack.ts';
import { GameNewsScreen } from './game-news-screen.tsx';
import { useGameNews } from './use-game-news.ts';

const typeOf = (text: string | undefined): GameType =>
  GAME_TYPES.find((type) => type === text) ?? 'RNG';

/** News about the games of a category; `args` are the category, the open item and the page. */
export function GameNewsPopup({ args, onClose }: PopupProps) {
  const [category, openId, page] = args;
  const gameType = typeOf(category);
  const popups = usePopups();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const news = useGameNews(gameType);
  const show = (item: GameAnnouncement | undefined, pageNo: number) =>
    popups.replace('game-news', gameType, item?.id ?? '', String(pageNo));
  return (
    <Dialog
      open
      flush
      size="lg"
      onOpenChange={onClose}
      title={<FormattedMessage id="gameNews.title" />}
    >
      <GameNewsScreen
        {...news}
        openId={openId || (news.data?.[0]?.id ?? '')}
        page={Number(page) || undefined}
        pageHref={pathname + search}
        onShow={show}
        onGame={(nodeId) => popups.replace('game-info', nodeId)}
        onVendor={(vassalage) =>
          navigate(`${categoryPath(gameType)}?${new URLSearchParams({ vassalage })}`)
        }
      />
    </Dialog>
  );
}
