import { LANGUAGES, type Permission } from '@baize/gateway/contract';
import { Button, buttonLook } from '@baize/ui-kit/button';
import { Headset } from '@baize/ui-kit/icon';
import { Illustration } from '@baize/ui-kit/illustration';
import { FormattedMessage } from 'react-intl';
import { customerServiceLink } from '../../shared/customer-service.ts';
import { setLanguage, useLanguage } from '../../shared/messages/language-store.ts';
import * as css from './status-page.css.ts';

/**
 * System status 1 or 2 (R1.06, R4.01): the one page that is shown then. It loads nothing of the
 * app, says what is known, and always offers customer service.
 */
export function StatusPage({ permission }: { permission: Permission }) {
  const language = useLanguage();
  const restricted = permission.systemStatus === 2;
  const { maintenanceInfo } = permission;
  return (
    <main className={css.page}>
      <div className={css.card}>
        <span className={css.logo} data-brand-logo="" />
        <Illustration scene={restricted ? 'lost' : 'closed'} />
        <h1 className={css.title}>
          <FormattedMessage
            id={restricted ? 'status.restricted.title' : 'status.maintenance.title'}
          />
        </h1>
        <p>
          {maintenanceInfo?.text || (
            <FormattedMessage
              id={restricted ? 'status.restricted.text' : 'status.maintenance.text'}
            />
          )}
        </p>
        <div className={css.facts}>
          {restricted && (
            <p>
              <FormattedMessage
                id="status.yourIp"
                values={{ ip: <span className={css.value}>{permission.location.ip}</span> }}
              />
            </p>
          )}
          {!restricted && maintenanceInfo?.endTime && (
            <p>
              <FormattedMessage
                id="status.backAt"
                values={{ time: new Date(maintenanceInfo.endTime) }}
              />
            </p>
          )}
        </div>
        <a className={buttonLook({ size: 'lg' })} href={customerServiceLink()}>
          <Headset aria-hidden="true" />
          <FormattedMessage id="shell.customerService" />
        </a>
        <div className={css.languages}>
          {LANGUAGES.map(({ code, name, tag }) => (
            <Button
              key={code}
              tone="quiet"
              size="sm"
              lang={tag}
              aria-pressed={code === language}
              onClick={() => setLanguage(code)}
            >
              {name}
            </Button>
          ))}
        </div>
      </div>
    </main>
  );
}
