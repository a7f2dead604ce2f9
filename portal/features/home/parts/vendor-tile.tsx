import type { VendorCard } from '@baize/gateway/contract';
import { Image } from '@baize/ui-kit/image';
import { FormattedMessage } from 'react-intl';
import * as css from '../home.css.ts';

interface VendorTileProps {
  card: VendorCard;
  onOpen(card: VendorCard): void;
}

/** A vendor of a category; a press opens its game or its list (R2.56). */
export function VendorTile({ card, onOpen }: VendorTileProps) {
  return (
    <button
      type="button"
      className={css.vendor}
      data-vendor={card.vassalage}
      aria-disabled={card.maintenance || undefined}
      onClick={() => {
        if (!card.maintenance) onOpen(card);
      }}
    >
      <Image src={card.lagerIcon} alt="" ratio="4 / 3" />
      <span className={css.vendorWords}>
        <span className={css.vendorName}>{card.displayName}</span>
        <span className={css.vendorCount}>
          {card.maintenance ? (
            <FormattedMessage id="home.maintenance" />
          ) : (
            <FormattedMessage id="home.games" values={{ count: card.gameCount }} />
          )}
        </span>
      </span>
    </button>
  );
}
