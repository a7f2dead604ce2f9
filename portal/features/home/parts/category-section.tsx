import type { VendorCard, VendorLane } from '@baize/gateway/contract';
import { Rail, VENDOR_SLIDES } from '@baize/ui-kit/rail';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { isLobbyType, LOBBY_PATHS } from '../../../shared/paths.ts';
import { HOME_VENDOR_CAP } from '../data.ts';
import * as css from '../home.css.ts';
import { useRailLabels } from './rail-labels.ts';
import { VendorTile } from './vendor-tile.tsx';

/** R2.52: home shows at most five vendors of these. */
const CAPPED: readonly string[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT'];

interface CategorySectionProps {
  lane: VendorLane;
  onOpen(card: VendorCard): void;
  /** All vendors, in the category's own view of home. */
  moreHref: string;
  /** Shows every vendor: the category is what was chosen. */
  isChosen?: boolean;
}

/** One category and its vendors (R2.51, R2.52). */
export function CategorySection({ lane, onOpen, moreHref, isChosen }: CategorySectionProps) {
  const intl = useIntl();
  const labels = useRailLabels();
  const isCapped = CAPPED.includes(lane.title) && !isChosen;
  const cards = isCapped ? lane.cards.slice(0, HOME_VENDOR_CAP) : lane.cards;
  const lobby = isLobbyType(lane.title) ? LOBBY_PATHS[lane.title] : undefined;
  const category = intl.formatMessage({ id: `category.${lane.title}` });
  return (
    <Rail
      className={isChosen ? undefined : css.below}
      heading={category}
      count={<FormattedMessage id="home.vendors" values={{ count: lane.cards.length }} />}
      perView={VENDOR_SLIDES}
      labels={labels}
      more={
        (lobby || !isChosen) && (
          <Link className={css.more} to={lobby ?? moreHref} preventScrollReset={!lobby}>
            <FormattedMessage id={lobby ? 'home.openLobby' : 'action.more'} values={{ category }} />
          </Link>
        )
      }
    >
      {cards.map((card) => (
        <VendorTile key={card.vassalage} card={card} onOpen={onOpen} />
      ))}
    </Rail>
  );
}
