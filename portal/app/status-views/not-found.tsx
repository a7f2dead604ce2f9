import { Button } from '@baize/ui-kit/button';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { lazyComponent } from '../../shared/errors/lazy-component.tsx';
import { PopularGames } from '../../shared/games/popular-games.tsx';
import { appPath } from '../../shared/navigation/app-path.ts';
import { MessageView } from './message-view.tsx';

/** The illustration is loaded separately, so that home's first script does not contain it. */
const LostArt = lazyComponent(() =>
  import('@baize/ui-kit/illustration').then((module) => module.Illustration),
);

/** The page of an unknown address (R2.26). */
export function NotFound() {
  const { pathname } = useLocation();
  return (
    <>
      <MessageView
        figure={<LostArt scene="lost" />}
        title={<FormattedMessage id="notFound.title" />}
        detail={pathname}
        actions={
          <>
            <Button asChild size="lg">
              <Link to={appPath('/')}>
                <FormattedMessage id="action.goHome" />
              </Link>
            </Button>
            <Button asChild size="lg" variant="soft">
              <Link to={appPath('/rng')}>
                <FormattedMessage id="notFound.browse" />
              </Link>
            </Button>
          </>
        }
      >
        <FormattedMessage id="notFound.text" />
      </MessageView>
      <PopularGames />
    </>
  );
}
