import { LANGUAGES, type Language, type Permission } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Headset } from '@baize/ui-kit/icon';
import { Illustration } from '@baize/ui-kit/illustration';
import { TextLink } from '@baize/ui-kit/text-link';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { CallError } from '../../shared/api/call-error.ts';
import { customerServiceLink } from '../../shared/customer-service.ts';
import { ChunkLoadError, retryImport } from '../../shared/errors/retry-import.ts';
import { useLanguage } from '../../shared/messages/language-store.ts';
import { switchLanguage } from '../../shared/messages/switch-language.ts';
import * as css from './status-page.css.ts';

const LOOKS = {
  domain: { scene: 'lost', title: 'status.domain.title', text: 'error.domain_invalid' },
  restricted: { scene: 'lost', title: 'status.restricted.title', text: 'status.restricted.text' },
  maintenance: {
    scene: 'closed',
    title: 'status.maintenance.title',
    text: 'status.maintenance.text',
  },
} as const;

function reasonOf({ domainInvalid, systemStatus }: Permission): keyof typeof LOOKS {
  if (domainInvalid) return 'domain';
  return systemStatus === 2 ? 'restricted' : 'maintenance';
}

const NEW_TAB = { target: '_blank', rel: 'noreferrer' } as const;

const importChannels = () => import('../../shared/customer-service-channels.ts');

/**
 * The target of the customer-service button: the first of the merchant's own channels that needs no
 * app; until they load, and where there is none, the brand's own contact.
 */
function useServiceLink(): string {
  const [link, setLink] = useState(customerServiceLink);
  useEffect(() => {
    const load = async () => {
      const { isExternal, loadChannels } = await retryImport(importChannels);
      const channel = (await loadChannels()).find(isExternal);
      if (channel) setLink(channel.path);
    };
    load().catch((error: unknown) => {
      if (!(error instanceof CallError || error instanceof ChunkLoadError)) throw error;
    });
  }, []);
  return link;
}

/**
 * The only page with system status 1 or 2 (R1.06, R4.01), or on a host that is not the merchant's
 * (R8.05). It loads nothing of the app, shows what is known, and always offers customer service.
 */
export function StatusPage({ permission }: { permission: Permission }) {
  const language = useLanguage();
  const [isWordless, setWordless] = useState(false);
  const choose = (code: Language) =>
    switchLanguage(code).then(
      () => setWordless(false),
      () => setWordless(true),
    );
  const serviceLink = useServiceLink();
  const reason = reasonOf(permission);
  const { scene, title, text } = LOOKS[reason];
  const { maintenanceInfo, info } = permission;
  const ownWords = maintenanceInfo?.texts?.[language] ?? maintenanceInfo?.text;
  return (
    <main className={css.page}>
      <div className={css.card}>
        <span className={css.logo} data-brand-logo="" />
        <Illustration scene={scene} />
        <h1 className={css.title}>
          <FormattedMessage id={title} />
        </h1>
        <p>{(reason !== 'domain' && ownWords) || <FormattedMessage id={text} />}</p>
        <div className={css.facts}>
          {reason === 'restricted' && (
            <p>
              <FormattedMessage
                id="status.yourIp"
                values={{ ip: <span className={css.value}>{permission.location.ip}</span> }}
              />
            </p>
          )}
          {reason === 'maintenance' && maintenanceInfo?.endTime && (
            <p>
              <FormattedMessage
                id="status.backAt"
                values={{ time: new Date(maintenanceInfo.endTime) }}
              />
            </p>
          )}
        </div>
        <Button asChild size="lg">
          <a href={serviceLink} {...(serviceLink.startsWith('https:') && NEW_TAB)}>
            <Headset aria-hidden="true" />
            <FormattedMessage id="shell.customerService" />
          </a>
        </Button>
        {reason === 'domain' && info.mainDomain && (
          <TextLink asChild standalone>
            <a href={`https://${info.mainDomain}/`}>
              <FormattedMessage id="status.domain.go" values={{ domain: info.mainDomain }} />
            </a>
          </TextLink>
        )}
        <div className={css.languages}>
          {LANGUAGES.map(({ code, name, tag }) => (
            <Button
              key={code}
              variant="ghost"
              size="sm"
              lang={tag}
              aria-pressed={code === language}
              onClick={() => void choose(code)}
            >
              {name}
            </Button>
          ))}
        </div>
        {isWordless && (
          <p role="alert">
            <FormattedMessage id="shell.languageFailed" />
          </p>
        )}
      </div>
    </main>
  );
}
