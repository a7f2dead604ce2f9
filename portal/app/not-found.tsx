import { buttonLook } from '@baize/ui-kit/button';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { lazyPart } from '../shared/errors/lazy-part.tsx';
import { PATHS } from '../shared/paths.ts';
import { MessageView } from './message-view.tsx';

/** Nobody waits for a picture of being lost: home's first script does not carry it. */
const LostArt = lazyPart(() =>
  import('@baize/ui-kit/illustration').then((module) => module.Illustration),
);

/** An address that leads nowhere (R2.26). */
export function NotFound() {
  const { pathname } = useLocation();
  return (
    <MessageView
      figure={<LostArt scene="lost" />}
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
