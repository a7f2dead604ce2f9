import { Button } from '@baize/ui-kit/button';
import { FormattedMessage } from 'react-intl';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import * as css from './header.css.ts';

/** Log in and register (R2.30): popups over whatever is being looked at. */
export function VisitorTools() {
  const popups = usePopups();
  return (
    <>
      <Button className={css.entry} variant="soft" onClick={() => popups.open('login')}>
        <FormattedMessage id="shell.login" />
      </Button>
      <Button className={css.entry} onClick={() => popups.open('register')}>
        <FormattedMessage id="shell.register" />
      </Button>
    </>
  );
}
