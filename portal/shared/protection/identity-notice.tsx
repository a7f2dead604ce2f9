import type { IdentityNeed, IdentityState } from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { Button } from '@baize/ui-kit/button';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { saferGamblingPath } from './safer-sections.ts';

interface IdentityNoticeProps {
  need: IdentityNeed;
  state: IdentityState;
}

/** Announces that something requires the proof of identity, before it is needed (R10.08). */
export function IdentityNotice({ need, state }: IdentityNoticeProps) {
  const intl = useIntl();
  if (state === 'accepted') return null;
  return (
    <Alert
      tone={state === 'waiting' ? 'neutral' : 'warning'}
      action={
        <Button asChild variant="soft" size="sm">
          <Link to={saferGamblingPath('identity')}>
            {intl.formatMessage({ id: 'error.identity_required.link' })}
          </Link>
        </Button>
      }
    >
      {intl.formatMessage({ id: `safer.identity.notice.${state}` }, { need })}
    </Alert>
  );
}
