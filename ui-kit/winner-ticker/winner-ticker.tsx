import { Pause, Play } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  useId,
  useRef,
} from 'react';
import { Button } from '../button/index.ts';
import { cx } from '../foundation/cx.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import { Image } from '../image/index.ts';
import { PAUSE_BUTTON, useMarquee, usePause } from '../motion/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import * as css from './winner-ticker.css.ts';

/** Used where no `KitProvider` gives these labels. */
const DEFAULT_LABELS = {
  pause: 'Pause',
  play: 'Play',
} satisfies Partial<KitLabels>;

/** CSS pixels per frame at 60 Hz (R2.57); other screens move at the same speed. */
export const TICKER_STEP = 0.5;
const FRAMES = 60;

export interface Winner {
  id: string;
  icon: string | undefined;
  game: string;
  /** Already masked: the kit never gets a whole name. */
  name: string;
  /** Formatted. */
  amount: string;
}

export interface WinnerTickerLabels {
  pause: string;
  play: string;
}

export interface WinnerTickerProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  title: ReactNode;
  level?: 2 | 3;
  /** In display order, the highest first. Undefined while they load. */
  winners: readonly Winner[] | undefined;
  /** The number of visible rows; with no more winners than that, nothing moves. */
  rows?: number;
  labels?: Partial<WinnerTickerLabels>;
}

/**
 * The winners board (R2.57): rows that move up by half a pixel per frame. Motion pauses on hover,
 * on focus and by the pause button; for reduced motion the list is scrolled by hand instead.
 */
export function WinnerTicker({
  title,
  level = 2,
  winners,
  rows = 6,
  labels,
  className,
  ...rest
}: WinnerTickerProps) {
  const kit = useKitLabels(DEFAULT_LABELS, 'WinnerTicker');
  const headingId = useId();
  const { playing, stopped, still, toggle, hold } = usePause();
  const track = useRef<HTMLDivElement>(null);
  const count = winners?.length ?? 0;
  const moves = !still && count > rows;
  useMarquee(track, { axis: 'block', speed: TICKER_STEP * FRAMES, playing, enabled: moves });
  const Heading = `h${level}` as const;
  const style: CSSProperties & Record<`--${string}`, number> = {
    [css.ROWS]: winners ? Math.min(rows, Math.max(count, 1)) : rows,
  };
  const list = winners ? (
    <ol className={css.list}>
      {winners.map((winner) => (
        <li key={winner.id} className={css.winner}>
          <Image className={css.icon} src={winner.icon} alt="" ratio="1" />
          <span>
            <span className={css.game}>{winner.game}</span>
            <span className={css.name}>{winner.name}</span>
          </span>
          <span className={css.amount}>{winner.amount}</span>
        </li>
      ))}
    </ol>
  ) : (
    Array.from({ length: rows }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: places that hold nothing
      <div key={at} className={css.winner}>
        <Skeleton shape="block" className={css.loadingIcon} />
        <Skeleton />
      </div>
    ))
  );

  return (
    <section
      aria-labelledby={headingId}
      aria-busy={!winners || undefined}
      {...rest}
      className={cx(css.ticker, className)}
      data-state={moves ? (playing ? 'playing' : 'paused') : 'still'}
    >
      <div className={css.head}>
        <Heading id={headingId} className={css.heading}>
          {title}
        </Heading>
        {moves && (
          <Button
            variant="ghost"
            size="sm"
            iconOnly
            aria-label={stopped ? (labels?.play ?? kit.play) : (labels?.pause ?? kit.pause)}
            onClick={toggle}
            {...PAUSE_BUTTON}
          >
            {stopped ? <Play size={16} /> : <Pause size={16} />}
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; this is a pane that takes focus to be held and scrolled by key (WCAG 2.1.1, 2.2.2) */}
      <div
        className={css.pane}
        style={style}
        role="group"
        aria-labelledby={headingId}
        tabIndex={count > rows ? 0 : undefined}
        {...hold}
      >
        <div ref={track} className={css.track}>
          {list}
          {moves && (
            <div inert aria-hidden="true">
              {list}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
