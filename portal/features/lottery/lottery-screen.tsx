import type { LotteryGame, LotteryMenu as Menu } from '@baize/gateway/contract';
import { ArrowLeft } from '@baize/ui-kit/icon';
import { TabsList, TabsPanel, TabsRoot } from '@baize/ui-kit/tabs';
import { TextLink } from '@baize/ui-kit/text-link';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { CallError } from '../../shared/api/call-error.ts';
import { appPath } from '../../shared/navigation/app-path.ts';
import { LOTTERY_AREAS, type LotteryArea } from '../../shared/paths.ts';
import { PlayFacts } from '../../shared/play/play-facts.tsx';
import { RealityCheck } from '../../shared/play/reality-check.tsx';
import type { DueRealityCheck } from '../../shared/play/use-play-report.ts';
import { LotteryError } from './components/lottery-error.tsx';
import { LotteryMenu, type LotteryMenuProps } from './components/lottery-menu.tsx';
import { LotteryStage, type LotteryStageProps } from './components/lottery-stage.tsx';
import { RulesView } from './components/rules-view.tsx';
import * as css from './lottery.css.ts';
import { type LotteryQuery, type LotteryView, viewsOf } from './lottery-query.ts';

interface LotteryScreenProps {
  area: LotteryArea;
  view: LotteryView;
  hrefOf(change: Partial<LotteryQuery>): string;
  onChange(change: Partial<LotteryQuery>): void;
  /** Undefined until they are known. */
  menus: readonly Menu[] | undefined;
  error: CallError | undefined;
  onRetry(): void;
  menu: Pick<LotteryMenuProps, 'mode' | 'favourites' | 'onlyFavourites' | 'onFavourite'>;
  /** The lottery in the address. */
  requestedGame: LotteryGame | undefined;
  /** The open one: the requested lottery, else the vendor's lobby. */
  game: LotteryGame | undefined;
  /** Undefined where only the menu is visible. */
  stage: (Omit<LotteryStageProps, 'title'> & StageFacts) | undefined;
  /** Vietnam's numbers. */
  numbers: ReactNode;
  /** The reality check that waits for its confirmation (R10.05). */
  realityCheck: DueRealityCheck | undefined;
  /** Leaves the game. */
  onStop(): void;
  /** Opens customer service. */
  onContact(): void;
}

interface StageFacts {
  /** A frame belongs to one attempt. */
  attempt: number;
  error: CallError | undefined;
  /** Opens the game without the transfer that failed. */
  onWithoutTransfer(): void;
  /** The facts of the play session (R10.06); undefined where nothing is played for real money. */
  play: ComponentProps<typeof PlayFacts> | undefined;
}

/** A lottery page: its draws with the game beside them, the drawn numbers, and the rules. */
export function LotteryScreen(props: LotteryScreenProps) {
  const { formatMessage: say } = useIntl();
  const { area, view } = props;
  return (
    <TabsRoot
      className={css.page}
      data-stage={view === 'draws' && props.requestedGame ? 'game' : 'menu'}
      value={view}
      onValueChange={(next) =>
        props.onChange({ view: viewsOf(area).find((each) => each === next) ?? 'draws' })
      }
    >
      <header className={css.bar}>
        <h1 className={css.title}>{say({ id: `lottery.title.${area}` })}</h1>
        <nav className={css.areas} aria-label={say({ id: 'lottery.areas' })}>
          {LOTTERY_AREAS.map((each) => (
            <Link
              key={each}
              className={css.area}
              to={appPath(`/${each}`)}
              aria-current={each === area ? 'page' : undefined}
            >
              {say({ id: `lottery.area.${each}` })}
            </Link>
          ))}
        </nav>
        <TabsList
          variant="solid"
          aria-label={say({ id: 'lottery.views' })}
          items={viewsOf(area).map((each) => ({
            value: each,
            label: say({ id: `lottery.view.${each}` }),
          }))}
        />
      </header>
      <TabsPanel value="draws" className={css.draws}>
        <Draws {...props} />
      </TabsPanel>
      {props.realityCheck && <RealityCheck {...props.realityCheck} onStop={props.onStop} />}
      <TabsPanel value="numbers" className={css.reading}>
        {props.numbers}
      </TabsPanel>
      <TabsPanel value="rules" className={css.reading}>
        <RulesView
          games={props.menus?.flatMap(({ games }) => games.filter(({ issue }) => issue))}
          gameCode={props.requestedGame?.gameCode}
          onChoose={(gameCode) => props.onChange({ gameCode })}
        />
      </TabsPanel>
    </TabsRoot>
  );
}

function Draws({ area, requestedGame, game, menus, menu, stage, ...props }: LotteryScreenProps) {
  const { formatMessage: say } = useIntl();
  if (props.error) {
    return (
      <LotteryError
        title={say({ id: 'lottery.failed' })}
        error={props.error}
        onRetry={props.onRetry}
        onContact={props.onContact}
      />
    );
  }
  return (
    <div className={css.columns} data-state={requestedGame ? 'chosen' : 'choosing'}>
      <div className={css.side}>
        <LotteryMenu
          {...menu}
          menus={menus}
          openCode={requestedGame?.gameCode}
          onMode={(prizeMode) => props.onChange({ prizeMode, gameCode: undefined })}
          onOnlyFavourites={(favourites) => props.onChange({ favourites })}
          hrefOf={(gameCode) => props.hrefOf({ gameCode })}
        />
      </div>
      {stage && (
        <div className={css.main}>
          <div className={css.head}>
            {requestedGame && (
              <TextLink asChild standalone className={css.back}>
                <Link to={props.hrefOf({ gameCode: undefined })}>
                  <ArrowLeft size={18} aria-hidden="true" />
                  {say({ id: 'lottery.area.lottery' })}
                </Link>
              </TextLink>
            )}
            {stage.play && (
              <dl className={css.facts}>
                <PlayFacts {...stage.play} />
              </dl>
            )}
          </div>
          {stage.error && (
            <LotteryError
              title={say({ id: 'lottery.launch.failed' })}
              error={stage.error}
              onRetry={stage.onRetry}
              onWithoutTransfer={stage.onWithoutTransfer}
              onContact={props.onContact}
            />
          )}
          {!stage.error && (
            <LotteryStage
              key={`${game?.nodeId}|${stage.attempt}`}
              title={game?.gameName ?? say({ id: `lottery.title.${area}` })}
              url={stage.url}
              isReady={stage.isReady}
              frame={stage.frame}
              onRetry={stage.onRetry}
            />
          )}
        </div>
      )}
    </div>
  );
}
