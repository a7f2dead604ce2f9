import { Badge } from '@baize/ui-kit/badge';
import { Button } from '@baize/ui-kit/button';
import {
  ExternalLink,
  Info,
  type LucideIcon,
  Maximize,
  Minimize,
  RotateCcw,
  ShieldCheck,
  Wallet,
  X,
} from '@baize/ui-kit/icon';
import { useIntl } from 'react-intl';
import { lazyComponent } from '../../../shared/errors/lazy-component.tsx';
import { ScriptErrorBanner } from '../../../shared/errors/script-error-banner.tsx';
import * as play from '../../../shared/play/play.css.ts';
import { PlayFacts } from '../../../shared/play/play-facts.tsx';
import * as css from '../game-screen.css.ts';
import type { GameMode } from '../launch.ts';
import type { FullScreen } from '../use-full-screen.ts';
import type { GameLines } from './line-chooser.tsx';

/** Few merchants have several mirrors, and the game has priority. */
const LineChooser = lazyComponent(
  () => import('./line-chooser.tsx').then((module) => module.LineChooser),
  { errorFallback: () => <ScriptErrorBanner /> },
);

interface GameBarProps {
  title: string;
  vendor: string | undefined;
  mode: GameMode;
  balance: string | undefined;
  net: number | undefined;
  netText: string | undefined;
  since: number | undefined;
  fullScreen: FullScreen;
  lines: GameLines | undefined;
  canReload: boolean;
  onReload(): void;
  /** Undefined until the game is known. */
  onInfo: (() => void) | undefined;
  onOwnPage: (() => void) | undefined;
  /** Opens the cashier over the game; undefined for play money, trials and visitors. */
  onDeposit: (() => void) | undefined;
  /** Opens player protection; undefined for visitors and trials. */
  onSafer: (() => void) | undefined;
  onClose(): void;
}

/** The bar above a game: balance, time played, and the exits. */
export function GameBar(props: GameBarProps) {
  const intl = useIntl();
  const { fullScreen, mode } = props;
  const say = intl.formatMessage;
  return (
    <header className={css.bar}>
      <div className={css.names}>
        <span className={css.title}>{props.title}</span>
        {props.vendor && <span className={css.vendor}>{props.vendor}</span>}
      </div>
      <dl className={css.facts}>
        <div className={play.fact} data-fact="balance">
          <dt className={play.term}>
            {mode === 'trial' ? say({ id: 'game.bar.playMoney' }) : say({ id: 'game.bar.balance' })}
          </dt>
          <dd className={play.value}>
            {props.balance ?? '–'}
            {mode === 'trial' && (
              <Badge tone="brand" variant="soft" className={css.mark}>
                {say({ id: 'game.bar.trial' })}
              </Badge>
            )}
          </dd>
        </div>
        <PlayFacts net={props.net} netText={props.netText} since={props.since} />
      </dl>
      <div className={css.tools}>
        {props.onDeposit && (
          <BarButton
            icon={Wallet}
            label={say({ id: 'game.bar.deposit' })}
            onPress={props.onDeposit}
          />
        )}
        {props.onSafer && (
          <BarButton
            icon={ShieldCheck}
            label={say({ id: 'game.bar.safer' })}
            onPress={props.onSafer}
          />
        )}
        {props.onInfo && (
          <BarButton icon={Info} label={say({ id: 'gameInfo.title' })} onPress={props.onInfo} />
        )}
        {props.lines && <LineChooser {...props.lines} />}
        {props.canReload && (
          <BarButton
            icon={RotateCcw}
            label={say({ id: 'game.bar.reload' })}
            onPress={props.onReload}
          />
        )}
        {props.onOwnPage && (
          <BarButton
            icon={ExternalLink}
            label={say({ id: 'game.bar.ownPage' })}
            className={css.mark}
            onPress={props.onOwnPage}
          />
        )}
        {fullScreen.isPossible && (
          <BarButton
            icon={fullScreen.isOn ? Minimize : Maximize}
            label={say({ id: 'game.bar.fullScreen' })}
            pressed={fullScreen.isOn}
            onPress={fullScreen.toggle}
          />
        )}
        <BarButton
          icon={X}
          variant="soft"
          label={say({ id: 'game.bar.close' })}
          onPress={props.onClose}
        />
      </div>
    </header>
  );
}

interface BarButtonProps {
  icon: LucideIcon;
  label: string;
  variant?: 'ghost' | 'soft';
  pressed?: boolean;
  className?: string;
  onPress(): void;
}

function BarButton(props: BarButtonProps) {
  const { icon: Icon, label, variant = 'ghost', pressed, className, onPress } = props;
  return (
    <Button
      variant={variant}
      iconOnly
      size="sm"
      className={className}
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Icon size={18} aria-hidden="true" />
    </Button>
  );
}
