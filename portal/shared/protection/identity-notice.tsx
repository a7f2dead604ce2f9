import type { IdentityNeed, IdentityState } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Notice } from '../notice/notice.tsx';
import { saferGamblingPath } from './safer-sections.ts';

interface IdentityNoticeProps {
  need: IdentityNeed;
  state: IdentityState;
}

/** That something waits for the proof of identity, said before it is asked for (R10.08). */
export function IdentityNotice({ need, state }: IdentityNoticeProps) {
  const intl = useIntl();
  if (state === 'accepted') return null;
  return (
    <Notice tone={state === 'waiting' ? 'info' : 'warning'}>
      <span>{intl.formatMessage({ id: `safer.identity.notice.${state}` }, { need })}</span>
      <Button asChild variant="soft" size="sm">
        <Link to={saferGamblingPath('identity')}>
          {intl.formatMessage({ id: 'error.identity_required.link' })}
        </Link>
      </Button>
    </Notice>
  );
}
