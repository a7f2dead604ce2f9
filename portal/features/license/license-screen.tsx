import type { LegalLicense } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { Download, FileText, ScrollText } from '@baize/ui-kit/icon';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { FormattedMessage } from 'react-intl';
import type { CallError } from '../../shared/api/call-error.ts';
import { FailedPart } from '../../shared/errors/failed-part.tsx';
import * as css from './license.css.ts';

const FACTS = [
  { fact: 'holder', message: 'license.holder' },
  { fact: 'number', message: 'license.number' },
  { fact: 'jurisdiction', message: 'license.jurisdiction' },
  { fact: 'regulator', message: 'license.regulator' },
] as const;

interface LicenseScreenProps {
  /** Null where the merchant has published none. */
  license: LegalLicense | null | undefined;
  error: CallError | undefined;
  onRetry(): void;
  /** The licence as a page of its own; `&download=1` makes it a file. */
  documentPath: string;
}

/** Number, holder, jurisdiction and text of the licence, to print or to keep. */
export function LicenseScreen({ license, error, onRetry, documentPath }: LicenseScreenProps) {
  if (license === undefined) {
    return error ? (
      <FailedPart title="license.failed" error={error} onRetry={onRetry} />
    ) : (
      <Skeleton shape="block" height="18rem" />
    );
  }
  if (license === null) {
    return (
      <EmptyState
        icon={<ScrollText />}
        title={<FormattedMessage id="license.none" />}
        description={<FormattedMessage id="license.noneReason" />}
      />
    );
  }
  return (
    <div className={css.body}>
      <dl className={css.facts}>
        {FACTS.map(({ fact, message }) => (
          <div key={fact} className={css.fact}>
            <dt className={css.name}>
              <FormattedMessage id={message} />
            </dt>
            <dd className={css.value}>{license[fact]}</dd>
          </div>
        ))}
      </dl>
      {license.text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <div className={css.actions}>
        <Button asChild variant="soft">
          <a href={documentPath} target="_blank" rel="noreferrer">
            <FileText size={18} aria-hidden="true" />
            <FormattedMessage id="license.print" />
          </a>
        </Button>
        <Button asChild variant="soft">
          <a href={`${documentPath}&download=1`} download>
            <Download size={18} aria-hidden="true" />
            <FormattedMessage id="license.download" />
          </a>
        </Button>
      </div>
    </div>
  );
}
