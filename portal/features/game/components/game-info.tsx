import type { Game, GameDetail } from '@baize/gateway/contract';
import { Badge } from '@baize/ui-kit/badge';
import { Button } from '@baize/ui-kit/button';
import { DescriptionList } from '@baize/ui-kit/description-list';
import { Heart } from '@baize/ui-kit/icon';
import { Image } from '@baize/ui-kit/image';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { useIntl } from 'react-intl';
import { coverSet } from '../../../shared/games/cover.ts';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import * as css from '../game-info.css.ts';

const BY_CLASS: Readonly<Record<string, MessageId>> = {
  SC: 'gameInfo.rules.SC',
  VP: 'gameInfo.rules.VP',
  JP: 'gameInfo.rules.JP',
  TG: 'gameInfo.rules.TG',
  AC: 'gameInfo.rules.AC',
  BG: 'gameInfo.rules.BG',
};
const BY_TYPE: Record<Game['gameType'], MessageId> = {
  RNG: 'gameInfo.rules.SLOT',
  LIVE: 'gameInfo.rules.LIVE',
  FISH: 'gameInfo.rules.FISH',
  PVP: 'gameInfo.rules.PVP',
  SPORTS: 'gameInfo.rules.SPORTS',
  ESPORTS: 'gameInfo.rules.ESPORTS',
  COCKFIGHT: 'gameInfo.rules.COCKFIGHT',
  LOTT: 'gameInfo.rules.LOTT',
  ELOTT: 'gameInfo.rules.ELOTT',
};

/** The rules by the kind of a slot game, else by the category. */
export const rulesOf = (game: Pick<Game, 'gameType' | 'gameClassify'>): MessageId =>
  (game.gameType === 'RNG' ? BY_CLASS[game.gameClassify] : undefined) ?? BY_TYPE[game.gameType];

interface GameInfoProps {
  detail: GameDetail;
  /** Formats amounts of the catalogue. */
  money(amount: number): string;
  isFavourite: boolean;
  onFavourite(): void;
}

/** A game's facts and rules. */
export function GameInfo({ detail, money, isFavourite, onFavourite }: GameInfoProps) {
  const intl = useIntl();
  const { game, lines, releasedAt } = detail;
  const percent = intl.formatNumber(game.rtp / 100, { style: 'percent', minimumFractionDigits: 2 });
  const fact = (id: MessageId, description: string) => ({
    id,
    term: intl.formatMessage({ id }),
    description,
  });
  const facts = [
    fact('gameInfo.vendor', game.vendorName),
    ...(game.jackpot === undefined ? [] : [fact('gameInfo.jackpot', money(game.jackpot))]),
    fact('gameInfo.rtp', percent),
    fact('gameInfo.minBet', money(game.minBet)),
    fact('gameInfo.maxBet', money(game.maxBet)),
    ...(lines > 0 ? [fact('gameInfo.lines', intl.formatNumber(lines))] : []),
    fact('gameInfo.released', intl.formatDate(releasedAt, { dateStyle: 'medium' })),
  ];
  return (
    <div className={css.info}>
      <div className={css.side}>
        <Image
          className={css.cover}
          src={game.showIcon}
          srcSet={coverSet(game.showIcon)}
          sizes="12rem"
          fallbackSrc={game.defaultIcon}
          alt=""
          ratio="3 / 4"
          priority
        />
        <Button variant="soft" size="sm" aria-pressed={isFavourite} onClick={onFavourite}>
          <Heart
            size={16}
            aria-hidden="true"
            className={css.heart}
            data-state={isFavourite ? 'on' : 'off'}
          />
          {intl.formatMessage({ id: 'gameCard.favourite' })}
        </Button>
      </div>
      <div className={css.words}>
        <div className={css.badges}>
          {game.isHot === 1 && <Badge hot>{intl.formatMessage({ id: 'gameCard.hot' })}</Badge>}
          {game.isNew === 1 && (
            <Badge tone="brand">{intl.formatMessage({ id: 'gameCard.new' })}</Badge>
          )}
          {game.maintenance && (
            <Badge tone="warning">{intl.formatMessage({ id: 'gameCard.maintenance' })}</Badge>
          )}
        </div>
        <DescriptionList items={facts} />
        <h3 className={css.heading}>{intl.formatMessage({ id: 'gameInfo.rules' })}</h3>
        <p>{intl.formatMessage({ id: rulesOf(game) })}</p>
        <p className={css.note}>{intl.formatMessage({ id: 'gameInfo.rtp.note' })}</p>
      </div>
    </div>
  );
}

const LINES = ['first', 'second', 'third', 'fourth', 'fifth'];

export function GameInfoSkeleton() {
  return (
    <div className={css.info} aria-busy="true">
      <div className={css.side}>
        <span className={css.cover}>
          <Skeleton shape="block" />
        </span>
      </div>
      <div className={css.words}>
        {LINES.map((line) => (
          <Skeleton key={line} height="1.5em" />
        ))}
      </div>
    </div>
  );
}
