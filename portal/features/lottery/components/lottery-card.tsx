import type { LotteryGame } from '@baize/gateway/contract';
import { Badge } from '@baize/ui-kit/badge';
import { Heart } from '@baize/ui-kit/icon';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { clockAhead, countdownText, useEverySecond } from '../countdown.ts';
import * as css from './lottery-card.css.ts';

interface LotteryCardProps {
  game: LotteryGame;
  href: string;
  /** It is the open one. */
  isOpen: boolean;
  isFavourite: boolean;
  onFavourite(): void;
}

/** A lottery of the menu, with its next draw and its last result. */
export function LotteryCard({ game, href, isOpen, isFavourite, onFavourite }: LotteryCardProps) {
  const { formatMessage: say } = useIntl();
  const number = game.lastDraw?.numbers[0]?.numbers[0];
  return (
    <li className={css.card} data-state={isOpen ? 'open' : 'closed'}>
      <Link className={css.link} to={href} aria-current={isOpen ? 'page' : undefined}>
        <span className={css.name}>{game.gameName}</span>
        {game.maintenance ? (
          <Badge tone="warning">{say({ id: 'lottery.maintenance' })}</Badge>
        ) : (
          <NextDraw game={game} />
        )}
        {number && (
          <span className={css.last}>
            <span className={css.lastLabel}>{say({ id: 'lottery.last' })}</span>
            <span className={css.number}>{number}</span>
          </span>
        )}
      </Link>
      <button
        type="button"
        className={css.heart}
        aria-pressed={isFavourite}
        aria-label={say({ id: 'lottery.favourite' }, { game: game.gameName })}
        onClick={onFavourite}
      >
        <Heart
          size={18}
          aria-hidden="true"
          className={css.heartIcon}
          data-state={isFavourite ? 'on' : 'off'}
        />
      </button>
    </li>
  );
}

function NextDraw({ game }: { game: LotteryGame }) {
  const { formatMessage: say } = useIntl();
  const now = useEverySecond() + clockAhead(game, game.serverTime);
  const { issue } = game;
  if (!issue) return <span className={css.instant}>{say({ id: 'lottery.instant' })}</span>;
  const state = now >= issue.drawAt ? 'drawing' : now >= issue.closeAt ? 'closed' : 'open';
  return (
    <span className={css.next} data-state={state}>
      {state === 'drawing' ? (
        say({ id: 'lottery.drawing' })
      ) : (
        <>
          <span className={css.nextLabel}>{say({ id: `lottery.${state}` })}</span>
          <span className={css.count}>
            {countdownText((state === 'open' ? issue.closeAt : issue.drawAt) - now)}
          </span>
        </>
      )}
    </span>
  );
}
