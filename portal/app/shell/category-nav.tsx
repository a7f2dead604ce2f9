import type { GameType, VendorLane } from '@baize/gateway/contract';
import { VendorDropdown } from '@baize/ui-kit/vendor-dropdown';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, NavLink, useLocation, useSearchParams } from 'react-router-dom';
import { useStartGame } from '../../shared/games/use-start-game.ts';
import { useVendors } from '../../shared/games/use-vendors.ts';
import type { MessageId } from '../../shared/messages/message-id.ts';
import { appPath } from '../../shared/navigation/app-path.ts';
import { categoryPath } from '../../shared/paths.ts';
import * as css from './category-nav.css.ts';

/** R2.34: these categories are links, whatever the number of their vendors. */
const DIRECT = ['RNG', 'FISH', 'PVP'] as const;
const isDirect = (type: GameType) => DIRECT.some((direct) => direct === type);

function Entry({ to, message }: { to: string; message: MessageId }) {
  return (
    <NavLink className={css.link} to={to} end>
      <FormattedMessage id={message} />
    </NavLink>
  );
}

/** The part of an address that identifies its category. */
const withGameType = (pathname: string, gameType: string | null): string =>
  gameType ? `${pathname}?gameType=${gameType}` : pathname;

/** A category with a dropdown of vendors; a single vendor is launched directly (R2.33). */
function Category({ lane }: { lane: VendorLane }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { play } = useStartGame();
  const vendors = useMemo(
    () =>
      lane.cards.map((card) => ({
        id: card.vassalage,
        name: card.displayName,
        icon: card.smallIcon,
        maintenance: card.maintenance,
      })),
    [lane],
  );
  const page = categoryPath(lane.title);
  const choose = (vendorId: string) => {
    const card = lane.cards.find(({ vassalage }) => vassalage === vendorId);
    if (card) play(card);
  };
  return (
    <VendorDropdown
      label={intl.formatMessage({ id: `category.${lane.title}` })}
      vendors={vendors}
      current={page === withGameType(pathname, query.get('gameType'))}
      onSelect={choose}
      footer={
        <Link className={css.seeAll} to={page}>
          <FormattedMessage id="shell.seeAll" values={{ count: vendors.length }} />
        </Link>
      }
    />
  );
}

/**
 * Home, the promotions and the categories; those that are loaded with the vendors come last (R2.33,
 * R2.34).
 */
export function CategoryNav() {
  const intl = useIntl();
  const { lanes } = useVendors();
  return (
    <div className={css.bar}>
      <nav className={css.nav} aria-label={intl.formatMessage({ id: 'shell.games' })}>
        <Entry to={appPath('/')} message="shell.home" />
        <Entry to={appPath('/promotions')} message="shell.promotions" />
        {DIRECT.map((type) => (
          <Entry key={type} to={categoryPath(type)} message={`category.${type}`} />
        ))}
        {lanes
          ?.filter(({ title }) => !isDirect(title))
          .map((lane) => (
            <Category key={lane.title} lane={lane} />
          ))}
      </nav>
    </div>
  );
}
