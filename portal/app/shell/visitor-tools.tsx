import { Button } from '@baize/ui-kit/button';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { BellButton } from './bell-button.tsx';
import * as css from './header.css.ts';

/** The bell, log in and register (R2.30), which open popups over the current page. */
export function VisitorTools() {
  const intl = useIntl();
  const popups = usePopups();
  return (
    <>
      <BellButton label={intl.formatMessage({ id: 'shell.announcements' })} />
      <Button
        data-popup="login"
        className={css.entry}
        variant="soft"
        onClick={() => popups.open('login')}
      >
        <FormattedMessage id="shell.login" />
      </Button>
      <Button data-popup="register" className={css.entry} onClick={() => popups.open('register')}>
        <FormattedMessage id="shell.register" />
      </Button>
    </>
  );
}
