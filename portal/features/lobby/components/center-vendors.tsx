import type { VendorCard, VendorLane } from '@baize/gateway/contract';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { useIntl } from 'react-intl';
import type { CallError } from '../../../shared/api/call-error.ts';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import { VendorTile } from '../../../shared/games/vendor-tile.tsx';
import * as css from '../center.css.ts';

interface CenterVendorsProps {
  /** Undefined until the vendors are known. */
  lane: VendorLane | undefined;
  error: CallError | undefined;
  onRetry(): void;
  onOpen(card: VendorCard): void;
}

const PLACES = ['first', 'second', 'third', 'fourth'];

/** The vendors of a game center, each as a large card (R2.06). */
export function CenterVendors({ lane, error, onRetry, onOpen }: CenterVendorsProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  if (!lane && error) {
    return <LoadError error={error} onRetry={onRetry} />;
  }
  const noteOf = (card: VendorCard) => {
    if (card.maintenance) return say({ id: 'gameCard.maintenance' });
    if (card.isGame === 1) return say({ id: 'center.vendor.opens' });
    return say({ id: 'lobby.vendors.games' }, { count: card.gameCount });
  };
  return (
    <section aria-label={say({ id: 'lobby.vendors.name' })} aria-busy={!lane}>
      <ul className={css.vendors}>
        {lane
          ? lane.cards.map((card) => (
              <li key={card.vassalage}>
                <VendorTile card={card} note={noteOf(card)} ratio="3 / 4" onOpen={onOpen} />
              </li>
            ))
          : PLACES.map((place) => (
              <li key={place} className={css.vendorPlace}>
                <Skeleton shape="block" />
              </li>
            ))}
      </ul>
    </section>
  );
}
