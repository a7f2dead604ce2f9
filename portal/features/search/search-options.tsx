import { Badge } from '@baize/ui-kit/badge';
import { History } from '@baize/ui-kit/icon';
import { Image } from '@baize/ui-kit/image';
import { Highlight, type SearchOption } from '@baize/ui-kit/search-box';
import type { IntlShape } from 'react-intl';
import { coverSet } from '../../shared/games/cover.ts';
import type { Found } from './api.ts';
import * as css from './search.css.ts';
import type { PageHit } from './use-pages.ts';

type GameHit = Found['games'][number];
type VendorHit = Found['vendors'][number];

export const recentOption = (text: string): SearchOption => ({
  id: `recent-${text}`,
  icon: <History size={18} aria-hidden="true" />,
  label: text,
});

const keyOf = (entry: PageHit['entry']) => ('to' in entry ? entry.to : entry.popup);

export function pageOption({ entry, name }: PageHit): SearchOption {
  const { icon: Icon } = entry;
  return {
    id: `page-${keyOf(entry)}`,
    icon: <Icon width={18} height={18} aria-hidden="true" />,
    label: name,
  };
}

export function vendorOption({ card, marks }: VendorHit, intl: IntlShape): SearchOption {
  const category = intl.formatMessage({ id: `category.${card.gameType}` });
  return {
    id: `vendor-${card.vassalage}-${card.gameType}`,
    icon: <Image className={css.cover} src={card.lagerIcon} alt="" ratio="1" />,
    label: <Highlight text={card.displayName} marks={marks} />,
    description: intl.formatMessage(
      { id: 'search.vendorNote' },
      { category, count: card.gameCount },
    ),
    end: card.maintenance ? (
      <Badge tone="warning">{intl.formatMessage({ id: 'gameCard.maintenance' })}</Badge>
    ) : (
      card.isGame === 0 && (
        <span className={css.way}>{intl.formatMessage({ id: 'search.lobby' })}</span>
      )
    ),
  };
}

export function gameOption({ game, marks }: GameHit, intl: IntlShape): SearchOption {
  const category = intl.formatMessage({ id: `category.${game.gameType}` });
  return {
    id: `game-${game.nodeId}`,
    icon: (
      <Image
        className={css.cover}
        src={game.showIcon}
        srcSet={coverSet(game.showIcon)}
        sizes="3rem"
        fallbackSrc={game.defaultIcon}
        alt=""
        ratio="1"
      />
    ),
    label: <Highlight text={game.gameName} marks={marks} />,
    description: intl.formatMessage(
      { id: 'search.gameNote' },
      { category, vendor: game.vendorName },
    ),
    end: game.maintenance ? (
      <Badge tone="warning">{intl.formatMessage({ id: 'gameCard.maintenance' })}</Badge>
    ) : game.isHot === 1 ? (
      <Badge hot>{intl.formatMessage({ id: 'gameCard.hot' })}</Badge>
    ) : undefined,
  };
}
