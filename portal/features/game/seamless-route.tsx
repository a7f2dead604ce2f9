import { Button } from '@baize/ui-kit/button';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { visuallyHidden } from '@baize/ui-kit/foundation';
import { Gamepad2 } from '@baize/ui-kit/icon';
import { FormattedMessage } from 'react-intl';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { appPath } from '../../shared/navigation/app-path.ts';
import { goBack } from '../../shared/navigation/go-back.ts';
import { useCurrentLocation } from '../../shared/navigation/use-current-location.ts';
import { categoryPath, seamlessPath } from '../../shared/paths.ts';
import { fromLowestEntry, popupHistoryOf } from '../../shared/popups/popup-stack.ts';
import { AgeGate } from './age-gate.tsx';
import * as css from './game-screen.css.ts';
import { GameWindow } from './game-window.tsx';
import { type OpenGameParams, useOpenGame } from './use-open-game.ts';

/** The number of history entries before the current one, which the router counts. */
const entriesBehind = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

/** Leaves the page together with the history entry of an open dialog. */
function useLeavePage(): () => void {
  const navigate = useNavigate();
  const currentLocation = useCurrentLocation();
  return () => {
    const location = currentLocation();
    const { above = 0 } = popupHistoryOf(location);
    if (entriesBehind() > above) goBack(navigate, above + 1);
    else fromLowestEntry(navigate, location, () => void navigate(appPath('/')));
  };
}

/** A game on a page of its own, without the side menu (R2.10, R2.15). */
export function SeamlessRoute() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const nodeId = query.get('nodeId');
  const table = query.get('table') ?? undefined;
  const mode = query.get('mode') === 'trial' ? 'trial' : 'real';
  if (!nodeId) return <NoGame />;
  return (
    <OpenGame
      key={`${nodeId}|${mode}|${table}`}
      nodeId={nodeId}
      mode={mode}
      table={table}
      onReplace={(other, next) => navigate(seamlessPath(other, next), { replace: true })}
    />
  );
}

function OpenGame(params: Omit<OpenGameParams, 'onClose'>) {
  const leave = useLeavePage();
  return (
    <AgeGate mode={params.mode} onClose={leave}>
      <Opened {...params} onClose={leave} />
    </AgeGate>
  );
}

function Opened(params: OpenGameParams) {
  const props = useOpenGame(params);
  return (
    <section className={css.page} aria-labelledby="seamless-title">
      <h1 id="seamless-title" className={visuallyHidden}>
        {props.game?.gameName ?? <FormattedMessage id="game.untitled" />}
      </h1>
      <GameWindow {...props} />
    </section>
  );
}

/** The address has no game. */
function NoGame() {
  return (
    <EmptyState
      className={css.page}
      icon={<Gamepad2 />}
      title={<FormattedMessage id="game.none" />}
      description={<FormattedMessage id="game.none.text" />}
      action={
        <Button asChild>
          <Link to={categoryPath('RNG')}>
            <FormattedMessage id="game.none.browse" />
          </Link>
        </Button>
      }
    />
  );
}
