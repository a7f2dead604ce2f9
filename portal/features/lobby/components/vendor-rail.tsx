import type { VendorCard, VendorLane } from '@baize/gateway/contract';
import { LayoutGrid } from '@baize/ui-kit/icon';
import { Image } from '@baize/ui-kit/image';
import { Rail, VENDOR_SLIDES, VENDOR_SLIDES_WIDE } from '@baize/ui-kit/rail';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { memo, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { CallError } from '../../../shared/api/call-error.ts';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import * as css from '../lobby.css.ts';

interface VendorRailProps {
  /** Undefined until the vendors are known. */
  lane: VendorLane | undefined;
  /** The selected vendor's code; empty for all. */
  chosen: string;
  error: CallError | undefined;
  onRetry(): void;
  onChoose(vassalage: string): void;
}

const PLACES = Array.from({ length: VENDOR_SLIDES }, (_, place) => `vendor-${place}`);

/** The vendor menu of a lobby: five visible, eight on a desktop, "All" first (R2.53, R9.03). */
export function VendorRail({ lane, chosen, error, onRetry, onChoose }: VendorRailProps) {
  const intl = useIntl();
  const home = useRef<HTMLDivElement>(null);
  const isThere = lane !== undefined;

  // The vendor in an address may be outside the visible part of the rail.
  useEffect(() => {
    if (!isThere) return;
    const button = home.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    const list = button?.closest('ul');
    if (!button || !list) return;
    const beyond = button.getBoundingClientRect().right - list.getBoundingClientRect().right;
    if (beyond > 0) list.scrollBy({ left: beyond, behavior: 'instant' });
  }, [isThere]);

  if (!lane && error) {
    return <LoadError error={error} onRetry={onRetry} />;
  }
  return (
    <div ref={home} className={css.rail} aria-busy={!lane}>
      <Rail
        title={intl.formatMessage({ id: 'lobby.vendors.name' })}
        perView={VENDOR_SLIDES}
        perViewWide={VENDOR_SLIDES_WIDE}
        labels={{
          previous: intl.formatMessage({ id: 'lobby.vendors.previous' }),
          next: intl.formatMessage({ id: 'lobby.vendors.next' }),
        }}
      >
        {lane
          ? [
              <button
                key="all"
                type="button"
                className={css.vendor}
                aria-pressed={chosen === ''}
                onClick={() => onChoose('')}
              >
                <LayoutGrid aria-hidden="true" />
                <span className={css.vendorAll}>
                  {intl.formatMessage({ id: 'lobby.vendors.all' })}
                </span>
              </button>,
              ...lane.cards.map((card) => (
                <VendorButton
                  key={card.vassalage}
                  card={card}
                  isChosen={chosen === card.vassalage}
                  onChoose={onChoose}
                />
              )),
            ]
          : PLACES.map((place) => (
              <span key={place} className={css.vendor}>
                <Skeleton shape="block" />
              </span>
            ))}
      </Rail>
    </div>
  );
}

interface VendorButtonProps {
  card: VendorCard;
  isChosen: boolean;
  onChoose(vassalage: string): void;
}

const VendorButton = memo(function VendorButton({ card, isChosen, onChoose }: VendorButtonProps) {
  const intl = useIntl();
  return (
    <button
      type="button"
      className={css.vendor}
      aria-pressed={card.isGame === 1 ? undefined : isChosen}
      data-vassalage={card.vassalage}
      onClick={() => onChoose(card.vassalage)}
    >
      <Image
        className={css.vendorLogo}
        src={card.smallIcon}
        alt={card.displayName}
        fit="contain"
        fallback={<span>{card.displayName}</span>}
      />
      {card.maintenance ? (
        <span className={css.vendorMaintenance}>
          {intl.formatMessage({ id: 'lobby.vendors.maintenance' })}
        </span>
      ) : (
        <span className={css.vendorCount}>
          {intl.formatMessage({ id: 'lobby.vendors.games' }, { count: card.gameCount })}
        </span>
      )}
    </button>
  );
});
