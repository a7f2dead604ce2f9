import type { LegalLicense } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Card } from '@baize/ui-kit/card';
import { DescriptionList } from '@baize/ui-kit/description-list';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { Download, FileText, ScrollText } from '@baize/ui-kit/icon';
import { Inline } from '@baize/ui-kit/inline';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { Stack } from '@baize/ui-kit/stack';
import { FormattedMessage } from 'react-intl';
import type { CallError } from '../../shared/api/call-error.ts';
import { LoadError } from '../../shared/errors/load-error.tsx';

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
  /** The address of the licence as a document; `&download=1` makes it a download. */
  documentPath: string;
}

/** Number, holder, jurisdiction and text of the licence, to print or to save. */
export function LicenseScreen({ license, error, onRetry, documentPath }: LicenseScreenProps) {
  if (license === undefined) {
    return error ? (
      <LoadError title="license.failed" error={error} onRetry={onRetry} />
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
    <Stack gap="lg">
      <Card padding="lg">
        <DescriptionList
          layout="columns"
          items={FACTS.map(({ fact, message }) => ({
            id: fact,
            term: <FormattedMessage id={message} />,
            description: license[fact],
          }))}
        />
      </Card>
      {license.text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Inline gap="md">
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
      </Inline>
    </Stack>
  );
}
