import { buttonLook } from '@baize/ui-kit/button';
import { SearchX } from '@baize/ui-kit/icon';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { PATHS } from '../shared/paths.ts';
import { MessageView } from './message-view.tsx';

/** An address that leads nowhere (R2.26). */
export function NotFound() {
  const { pathname } = useLocation();
  return (
    <MessageView
      icon={SearchX}
      title={<FormattedMessage id="notFound.title" />}
      detail={pathname}
      actions={
        <>
          <Link className={buttonLook({ size: 'lg' })} to={PATHS.home}>
            <FormattedMessage id="action.goHome" />
          </Link>
          <Link className={buttonLook({ size: 'lg', tone: 'soft' })} to={PATHS.rng}>
            <FormattedMessage id="notFound.browse" />
          </Link>
        </>
      }
    >
      <FormattedMessage id="notFound.text" />
    </MessageView>
  );
}
