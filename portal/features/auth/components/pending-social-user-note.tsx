import { Button } from '@baize/ui-kit/button';
import { CircleCheck } from '@baize/ui-kit/icon';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PendingSocialUser } from '../third-parties/pending-social-user.ts';
import * as css from './pending-social-user-note.css.ts';

interface PendingSocialUserNoteProps {
  pendingSocialUser: PendingSocialUser;
  onForget: (() => void) | undefined;
}

/** Names the person who registers through a login provider, and offers a password instead. */
export function PendingSocialUserNote({ pendingSocialUser, onForget }: PendingSocialUserNoteProps) {
  const intl = useIntl();
  const provider = intl.formatMessage({ id: `auth.social.name.${pendingSocialUser.provider}` });
  const name = pendingSocialUser.name || pendingSocialUser.email;
  return (
    <div role="status" className={css.note}>
      <CircleCheck size={20} aria-hidden="true" className={css.icon} />
      <div className={css.body}>
        <p>
          <FormattedMessage id="auth.social.pending" values={{ provider, name }} />
        </p>
        {onForget && (
          <Button variant="soft" size="sm" onClick={onForget}>
            <FormattedMessage id="auth.social.usePassword" />
          </Button>
        )}
      </div>
    </div>
  );
}
