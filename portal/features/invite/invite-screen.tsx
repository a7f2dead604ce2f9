import type { Invitation } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { FacebookIcon, TelegramIcon, WhatsAppIcon } from '@baize/ui-kit/icon';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { TextLink } from '@baize/ui-kit/text-link';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Loaded } from '../../shared/api/loaded.ts';
import { boot } from '../../shared/boot.ts';
import { LoadError } from '../../shared/errors/load-error.tsx';
import { inviteLink } from '../../shared/invite/invite-link.ts';
import { InviteLinkPanel } from '../../shared/invite/invite-link-panel.tsx';
import { memberPath } from '../../shared/paths.ts';
import { type Network, socialLinks } from '../../shared/social-links.ts';
import * as css from './invite.css.ts';
import { shareAddress } from './share-links.ts';

const ICONS = { FACEBOOK: FacebookIcon, TELEGRAM: TelegramIcon, WHATSAPP: WhatsAppIcon } as const;

function ShareLink({ network, name, link }: { network: Network; name: string; link: string }) {
  const intl = useIntl();
  const Icon = ICONS[network];
  const { name: brand } = boot().brand;
  const text = intl.formatMessage({ id: 'invite.text' }, { brand });
  return (
    <Button asChild variant="soft">
      <a
        href={shareAddress(network, link, text)}
        target="_blank"
        rel="noreferrer"
        aria-label={intl.formatMessage({ id: 'invite.shareOn' }, { network: name })}
      >
        <Icon aria-hidden="true" className={css.icon} />
        {name}
      </a>
    </Button>
  );
}

/**
 * A link to share: as text, as a QR code, and on the social networks that the merchant configured.
 */
export function InviteScreen({ data, error, retry }: Loaded<Invitation>) {
  if (!data && error) return <LoadError title="invite.failed" error={error} onRetry={retry} />;
  if (!data) return <Skeleton shape="block" height="18rem" />;
  const networks = socialLinks();
  const link = inviteLink(data.code);
  return (
    <div className={css.screen}>
      <p className={css.intro}>
        <FormattedMessage id={`invite.intro.${data.kind}`} />
      </p>
      <InviteLinkPanel code={data.code} />
      {networks.length > 0 && (
        <section className={css.share}>
          <h3 className={css.heading}>
            <FormattedMessage id="invite.share" />
          </h3>
          <div className={css.networks}>
            {networks.map(({ type, name }) => (
              <ShareLink key={type} network={type} name={name} link={link} />
            ))}
          </div>
        </section>
      )}
      {data.kind === 'referral' && (
        <TextLink asChild standalone>
          <Link className={css.onward} to={memberPath('referral')}>
            <FormattedMessage id="invite.earnings" />
          </Link>
        </TextLink>
      )}
    </div>
  );
}
