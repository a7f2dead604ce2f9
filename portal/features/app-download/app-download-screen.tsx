import { Button } from '@baize/ui-kit/button';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { Download, Headset, Smartphone } from '@baize/ui-kit/icon';
import { QR, QrBlock } from '@baize/ui-kit/qr-block';
import { Tabs } from '@baize/ui-kit/tabs';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AppLink, AppSystem } from '../../shared/app-links.ts';
import type { MessageId } from '../../shared/messages/message-id.ts';
import { page } from '../../shared/page-head/page-head.css.ts';
import { PageHead } from '../../shared/page-head/page-head.tsx';
import * as css from './app-download.css.ts';

const NAMES: Readonly<Record<AppSystem, string>> = { ios: 'iOS', android: 'Android' };

/** The installation steps of each system, in order. */
const STEPS: Readonly<Record<AppSystem, readonly MessageId[]>> = {
  ios: ['app.ios.1', 'app.ios.2', 'app.ios.3', 'app.ios.4', 'app.install.open'],
  android: ['app.android.1', 'app.android.2', 'app.android.3', 'app.android.4', 'app.install.open'],
};

interface AppDownloadScreenProps {
  /** The apps that the merchant has configured. */
  links: readonly AppLink[];
  system: AppSystem;
  brand: string;
  onSystem(system: AppSystem): void;
  onContact(): void;
}

function Guide({ link, brand }: { link: AppLink; brand: string }) {
  const intl = useIntl();
  const name = NAMES[link.system];
  return (
    <div className={css.guide}>
      <div className={css.code}>
        <QrBlock
          className={link.url === undefined ? css.unknown : undefined}
          value={link.url ?? ''}
          size={QR.download}
          fileName={`${link.system}-app`}
          caption={<FormattedMessage id="app.scan" values={{ system: name }} />}
          label={intl.formatMessage({ id: 'app.code' }, { system: name })}
          downloadLabel={intl.formatMessage({ id: 'app.saveCode' })}
          labels={{ failed: intl.formatMessage({ id: 'app.codeFailed' }) }}
        />
        <Button asChild size="lg">
          <a href={link.url} target="_blank" rel="noreferrer">
            <Download size={20} aria-hidden="true" />
            <FormattedMessage id="app.get" values={{ system: name }} />
          </a>
        </Button>
      </div>
      <div className={css.howTo}>
        <h2 className={css.heading}>
          <FormattedMessage id="app.howTo" values={{ system: name }} />
        </h2>
        <ol className={css.steps}>
          {STEPS[link.system].map((step) => (
            <li key={step} className={css.step}>
              <FormattedMessage id={step} values={{ brand }} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** The apps with their QR codes and installation steps. */
export function AppDownloadScreen(props: AppDownloadScreenProps) {
  const { links, system, brand, onSystem, onContact } = props;
  const intl = useIntl();
  return (
    <div className={page} data-brand-text="">
      <PageHead
        title={<FormattedMessage id="app.title" values={{ brand }} />}
        intro={<FormattedMessage id="app.intro" />}
      />
      {links.length === 0 ? (
        <EmptyState
          icon={<Smartphone />}
          title={<FormattedMessage id="app.none" />}
          description={<FormattedMessage id="app.noneReason" />}
          action={
            <Button variant="soft" onClick={onContact}>
              <Headset size={18} aria-hidden="true" />
              <FormattedMessage id="shell.customerService" />
            </Button>
          }
        />
      ) : (
        <Tabs
          label={intl.formatMessage({ id: 'app.systems' })}
          value={system}
          onValueChange={(next) => onSystem(next === 'android' ? 'android' : 'ios')}
          items={links.map((link) => ({
            value: link.system,
            label: NAMES[link.system],
            content: <Guide link={link} brand={brand} />,
          }))}
        />
      )}
    </div>
  );
}
