import type { HelpTermKey } from '@baize/gateway/contract';
import { FacebookIcon, type GlyphProps, TelegramIcon, WhatsAppIcon } from '@baize/ui-kit/icon';
import { Image } from '@baize/ui-kit/image';
import type { ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { hasApp } from '../../shared/app-links.ts';
import { boot } from '../../shared/boot.ts';
import { useVendors } from '../../shared/games/use-vendors.ts';
import type { MessageId } from '../../shared/messages/message-id.ts';
import { appPath } from '../../shared/navigation/app-path.ts';
import { PLAY_ITEMS } from '../../shared/navigation/menu-items.ts';
import { helpPath, memberPath } from '../../shared/paths.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { type Network, socialLinks } from '../../shared/social-links.ts';
import * as css from './footer.css.ts';

const ICONS: Readonly<Record<Network, ComponentType<GlyphProps>>> = {
  FACEBOOK: FacebookIcon,
  TELEGRAM: TelegramIcon,
  WHATSAPP: WhatsAppIcon,
};

const HELP_LINKS: readonly { term?: HelpTermKey; message: MessageId }[] = [
  { message: 'shell.help' },
  { term: 'deposits', message: 'footer.term.deposits' },
  { term: 'withdrawals', message: 'footer.term.withdrawals' },
  { term: 'bonus', message: 'footer.term.bonus' },
  { term: 'account-security', message: 'footer.term.security' },
  { term: 'fair-play', message: 'footer.term.fairPlay' },
  { term: 'responsible-gaming', message: 'footer.term.responsible' },
];

/** Safer-gambling organisations; which of them apply depends on the operator's market. */
const SAFER_GAMBLING = [
  { name: 'BeGambleAware', href: 'https://www.begambleaware.org/' },
  { name: 'GamCare', href: 'https://www.gamcare.org.uk/' },
  { name: 'Gambling Therapy', href: 'https://www.gamblingtherapy.org/' },
];

function SocialLinks() {
  const links = socialLinks();
  if (links.length === 0) return null;
  return (
    <div className={css.column}>
      <h2 className={css.title}>
        <FormattedMessage id="footer.followUs" />
      </h2>
      <p>
        <FormattedMessage id="footer.followUsText" />
      </p>
      <ul className={css.social}>
        {links.map(({ type, name, url }) => {
          const Icon = ICONS[type];
          return (
            <li key={type}>
              <a
                className={css.socialLink}
                href={url}
                target="_blank"
                rel="noreferrer"
                aria-label={name}
              >
                <Icon />
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function VendorLogos() {
  const { lanes } = useVendors();
  const logos = new Map(
    lanes?.flatMap((lane) => lane.cards).map((card) => [card.vassalage, card] as const),
  );
  return (
    <ul className={css.vendors}>
      {[...logos.values()].map((card) => (
        <li key={card.vassalage}>
          <Image
            className={css.vendor}
            src={card.smallIcon}
            alt={card.displayName}
            width={120}
            height={40}
          />
        </li>
      ))}
    </ul>
  );
}

/** Help, products, social links, vendors in gray, age, licence and copyright (R2.45). */
export function Footer() {
  const intl = useIntl();
  const { isLogin, isTrial, isExcluded } = useSession();
  const popups = usePopups();
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.columns}>
          <nav className={css.column} aria-label={intl.formatMessage({ id: 'footer.help' })}>
            <h2 className={css.title}>
              <FormattedMessage id="footer.help" />
            </h2>
            <ul>
              {HELP_LINKS.map(({ term, message }) => (
                <li key={message}>
                  <Link
                    className={css.link}
                    // Members reach the tools themselves there (R10.01).
                    to={
                      term === 'responsible-gaming' && isLogin && !isTrial
                        ? memberPath('saferGambling')
                        : helpPath(term)
                    }
                  >
                    <FormattedMessage id={message} />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav className={css.column} aria-label={intl.formatMessage({ id: 'footer.service' })}>
            <h2 className={css.title}>
              <FormattedMessage id="footer.service" />
            </h2>
            <ul>
              <li>
                <button type="button" className={css.link} onClick={() => popups.open('contact')}>
                  <FormattedMessage id="shell.customerService" />
                </button>
              </li>
              {!isExcluded && (
                <li>
                  <button type="button" className={css.link} onClick={() => popups.open('notice')}>
                    <FormattedMessage id="footer.notices" />
                  </button>
                </li>
              )}
              <li>
                <button type="button" className={css.link} onClick={() => popups.open('license')}>
                  <FormattedMessage id="shell.legalLicense" />
                </button>
              </li>
              {!isExcluded && (
                <li>
                  <Link className={css.link} to={appPath('/mirrors')}>
                    <FormattedMessage id="shell.mirrors" />
                  </Link>
                </li>
              )}
              {!isExcluded && hasApp() && (
                <li>
                  <Link className={css.link} to={appPath('/appDownload')}>
                    <FormattedMessage id="shell.appDownload" />
                  </Link>
                </li>
              )}
              {SAFER_GAMBLING.map(({ name, href }) => (
                <li key={name}>
                  <a className={css.link} href={href} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {!isExcluded && (
            <nav className={css.column} aria-label={intl.formatMessage({ id: 'footer.products' })}>
              <h2 className={css.title}>
                <FormattedMessage id="footer.products" />
              </h2>
              <ul>
                {PLAY_ITEMS.map(({ message, to }) => (
                  <li key={to}>
                    <Link className={css.link} to={to}>
                      <FormattedMessage id={message} />
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <SocialLinks />
        </div>
        {!isExcluded && <VendorLogos />}
        <div className={css.legal} data-brand-text="">
          <span className={css.age}>{`${boot().brand.minimumAge}+`}</span>
          <p className={css.licence}>
            {boot().brand.licence} <FormattedMessage id="footer.saferGambling" />
          </p>
          <p>{boot().brand.copyright}</p>
        </div>
      </div>
    </footer>
  );
}
