import { ChevronLeft, ChevronRight, Megaphone, Pause, Play } from 'lucide-react';
import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { cx } from '../foundation/cx.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import { PAUSE_BUTTON, useMarquee, usePause } from '../motion/index.ts';
import * as css from './notice-bar.css.ts';

/** Used where no `KitProvider` gives these labels. */
const DEFAULT_LABELS = {
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous',
  next: 'Next',
  notices: 'Notices',
} satisfies Partial<KitLabels>;

/** CSS pixels per second: slow enough to read. */
const SPEED = 50;

export interface Notice {
  id: string;
  title: string;
}

export interface NoticeBarLabels {
  pause: string;
  play: string;
  previous: string;
  next: string;
}

export interface NoticeBarProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'onSelect'> {
  notices: readonly Notice[];
  onSelect: (id: string) => void;
  /** The name of the region. `Notices` by default. */
  label?: string;
  labels?: Partial<NoticeBarLabels>;
}

/**
 * Notices that scroll past one after the other. They pause on hover, on focus and by the pause
 * button; for reduced motion they are shown one by one instead. Nothing is rendered without
 * notices.
 */
export function NoticeBar({
  notices,
  onSelect,
  label,
  labels,
  className,
  ...rest
}: NoticeBarProps) {
  const kit = useKitLabels(DEFAULT_LABELS, 'NoticeBar');
  const { playing, stopped, still, toggle, hold } = usePause();
  const [turn, setTurn] = useState(0);
  const track = useRef<HTMLDivElement>(null);
  useMarquee(track, {
    axis: 'inline',
    speed: SPEED,
    playing,
    enabled: !still && notices.length > 0,
  });
  if (notices.length === 0) return null;

  const button = ({ id, title }: Notice) => (
    <button
      type="button"
      className={css.notice}
      data-state={still ? 'still' : 'moving'}
      onClick={() => onSelect(id)}
    >
      {title}
    </button>
  );
  const half = (
    <ul className={css.half}>
      {notices.map((notice) => (
        <li key={notice.id}>{button(notice)}</li>
      ))}
    </ul>
  );
  const current = notices[turn % notices.length];

  return (
    <section
      aria-label={label ?? kit.notices}
      {...rest}
      className={cx(css.bar, className)}
      data-state={still ? 'still' : playing ? 'playing' : 'paused'}
    >
      <Megaphone className={css.mark} size={18} aria-hidden="true" />
      {still ? (
        <>
          <div className={css.pane} aria-live="polite">
            {current && button(current)}
          </div>
          {notices.length > 1 && (
            <>
              <button
                type="button"
                className={css.tool}
                aria-label={labels?.previous ?? kit.previous}
                data-turns
                onClick={() => setTurn(turn + notices.length - 1)}
              >
                <ChevronLeft size={18} />
              </button>
              <button
                type="button"
                className={css.tool}
                aria-label={labels?.next ?? kit.next}
                data-turns
                onClick={() => setTurn(turn + 1)}
              >
                <ChevronRight size={18} />
              </button>
            </>
          )}
        </>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches where pointer and focus are; the notices inside are the controls */}
          <div
            className={css.pane}
            data-moves
            {...hold}
            onBlur={(event) => {
              hold.onBlur(event);
              // The focus scrolled its notice into view; the motion resumes from its previous
              // position.
              event.currentTarget.scrollLeft = 0;
            }}
          >
            <div ref={track} className={css.track}>
              {half}
              <div inert aria-hidden="true">
                {half}
              </div>
            </div>
          </div>
          <button
            type="button"
            className={css.tool}
            aria-label={stopped ? (labels?.play ?? kit.play) : (labels?.pause ?? kit.pause)}
            onClick={toggle}
            {...PAUSE_BUTTON}
          >
            {stopped ? <Play size={16} /> : <Pause size={16} />}
          </button>
        </>
      )}
    </section>
  );
}
