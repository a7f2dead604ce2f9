import { Alert } from '@baize/ui-kit/alert';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { useIntl } from 'react-intl';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import { useMessageChange } from '../../../shared/session/use-message-change.ts';
import { useIdentity } from './api.ts';
import { DocumentCard } from './document-card.tsx';
import * as css from './safer-gambling.css.ts';

/** The documents that prove the player's identity, with their statuses (R10.08). */
export function IdentitySection() {
  const intl = useIntl();
  const { data, error, mutate } = useIdentity();
  useMessageChange(() => void mutate());
  if (!data) {
    if (!error) return <Skeleton shape="block" height="16lh" />;
    return <LoadError title="member.failed" error={error} onRetry={() => void mutate()} />;
  }
  const needs = data.waits.map((need) => intl.formatMessage({ id: `safer.identity.need.${need}` }));
  const lead = () => {
    if (data.isProven) return intl.formatMessage({ id: 'safer.identity.done' });
    if (needs.length === 0) return intl.formatMessage({ id: 'safer.identity.waitsNone' });
    return intl.formatMessage(
      { id: 'safer.identity.waits' },
      { needs: intl.formatList(needs, { type: 'conjunction' }) },
    );
  };
  return (
    <>
      <Alert tone={data.isProven ? 'success' : 'neutral'}>{lead()}</Alert>
      <div className={css.cards}>
        {data.documents.map((document) => (
          <DocumentCard key={document.document} document={document} mostBytes={data.mostBytes} />
        ))}
      </div>
    </>
  );
}
