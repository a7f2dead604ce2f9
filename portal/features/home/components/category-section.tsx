import type { VendorCard, VendorLane } from '@baize/gateway/contract';
import { Rail, VENDOR_SLIDES, VENDOR_SLIDES_WIDE } from '@baize/ui-kit/rail';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { more } from '../../../shared/games/game-rail.css.ts';
import { useRailLabels } from '../../../shared/games/rail-labels.ts';
import { VendorTile } from '../../../shared/games/vendor-tile.tsx';
import { categoryPath, isLobbyType } from '../../../shared/paths.ts';
import { HOME_VENDOR_LIMIT } from '../api.ts';
import * as css from '../home.css.ts';

/** R2.52: categories of which home shows at most five vendors. */
const CAPPED: readonly string[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT'];

interface CategorySectionProps {
  lane: VendorLane;
  onOpen(card: VendorCard): void;
  /** The address of the category's view of home, with all vendors. */
  moreHref: string;
  /** Shows all vendors, in the category's own view. */
  isChosen?: boolean;
}

/** One category and its vendors (R2.51, R2.52). */
export function CategorySection({ lane, onOpen, moreHref, isChosen }: CategorySectionProps) {
  const intl = useIntl();
  const labels = useRailLabels();
  const isCapped = CAPPED.includes(lane.title) && !isChosen;
  const cards = isCapped ? lane.cards.slice(0, HOME_VENDOR_LIMIT) : lane.cards;
  // Five fill a row; with more the tiles are smaller on a desktop, so that more of them are
  // visible.
  const isLong = cards.length > VENDOR_SLIDES;
  // A category without a lobby first links to its view with all vendors, and from there to its game
  // center.
  const page = isLobbyType(lane.title) || isChosen ? categoryPath(lane.title) : undefined;
  const category = intl.formatMessage({ id: `category.${lane.title}` });
  return (
    <Rail
      className={isChosen ? undefined : isLong ? css.moreVendorsBelowFold : css.vendorsBelowFold}
      title={category}
      count={<FormattedMessage id="home.vendors" values={{ count: lane.cards.length }} />}
      perView={VENDOR_SLIDES}
      perViewWide={isLong ? VENDOR_SLIDES_WIDE : undefined}
      labels={labels}
      more={
        <Link className={more} to={page ?? moreHref} preventScrollReset={!page}>
          <FormattedMessage id={page ? 'home.openLobby' : 'action.more'} values={{ category }} />
        </Link>
      }
    >
      {cards.map((card) => (
        <VendorTile
          key={card.vassalage}
          card={card}
          note={
            card.maintenance ? (
              <FormattedMessage id="gameCard.maintenance" />
            ) : (
              <FormattedMessage id="home.games" values={{ count: card.gameCount }} />
            )
          }
          onOpen={onOpen}
        />
      ))}
    </Rail>
  );
}
