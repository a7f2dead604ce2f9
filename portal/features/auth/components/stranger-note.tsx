import { Button } from '@baize/ui-kit/button';
import { CircleCheck } from '@baize/ui-kit/icon';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Stranger } from '../third-parties/stranger.ts';
import * as css from './stranger-note.css.ts';

interface StrangerNoteProps {
  stranger: Stranger;
  onForget: (() => void) | undefined;
}

/** Says who is registering by a login provider's word, and lets them take a password instead. */
export function StrangerNote({ stranger, onForget }: StrangerNoteProps) {
  const intl = useIntl();
  const provider = intl.formatMessage({ id: `auth.social.name.${stranger.provider}` });
  const name = stranger.name || stranger.email;
  return (
    <div role="status" className={css.note}>
      <CircleCheck size={20} aria-hidden="true" className={css.icon} />
      <div className={css.body}>
        <p>
          <FormattedMessage id="auth.social.stranger" values={{ provider, name }} />
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
