import type { VendorCard } from '@baize/gateway/contract';
import { Image } from '@baize/ui-kit/image';
import type { ReactNode } from 'react';
import * as css from './vendor-tile.css.ts';

interface VendorTileProps {
  card: VendorCard;
  /** A line below the name: the number of games, or that it is under maintenance. */
  note: ReactNode;
  /**
   * The aspect ratio of the picture. The vendors' pictures are 3 to 4; a lower one shows the upper
   * part.
   */
  ratio?: string;
  onOpen(card: VendorCard): void;
}

/** A vendor of a category; a press opens its game or its list (R2.56). */
export function VendorTile({ card, note, ratio = '4 / 3', onOpen }: VendorTileProps) {
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
      <Image className={css.art} src={card.lagerIcon} alt="" ratio={ratio} />
      <span className={css.words}>
        <span className={css.name}>{card.displayName}</span>
        <span className={css.note}>{note}</span>
      </span>
    </button>
  );
}
