import { Button } from '@baize/ui-kit/button';
import { FormattedMessage } from 'react-intl';
import { usePopups } from '../../shared/popups/popup-stack.ts';

/** Log in and register (R2.30): popups over whatever is being looked at. */
export function VisitorTools() {
  const popups = usePopups();
  return (
    <>
      <Button tone="soft" onClick={() => popups.open('login')}>
        <FormattedMessage id="shell.login" />
      </Button>
      <Button onClick={() => popups.open('register')}>
        <FormattedMessage id="shell.register" />
      </Button>
    </>
  );
}
