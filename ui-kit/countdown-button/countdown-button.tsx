import { type ReactNode, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import { visuallyHidden } from '../foundation/visually-hidden.css.ts';
import { isTooSoon, remainingSeconds } from './countdown.ts';
import { label, root } from './countdown-button.css.ts';
import { useCountdown } from './use-countdown.ts';

/** Used where no `KitProvider` gives these labels. */
const DEFAULT_LABELS = {
  waitSeconds: (seconds) => `You can try again in ${seconds} seconds.`,
  ready: 'You can try again now.',
} satisfies Partial<KitLabels>;

/**
 * `false`: it failed, no countdown. A number: the deadline in ms since 1970. Otherwise `seconds`
 * from now.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a handler may return nothing at all
export type PressOutcome = boolean | number | void;

export interface CountdownButtonProps
  extends Omit<ButtonProps, 'onClick' | 'busy' | 'children' | 'aria-label'> {
  /** The label while the button is ready. */
  children: ReactNode;
  /**
   * Does the work. The result decides whether and until when the button waits; an error starts no
   * countdown.
   */
  onClick: () => PressOutcome | Promise<PressOutcome>;
  /** How long to wait after a success, in seconds. */
  seconds?: number;
  /** The label during the countdown. */
  format: (secondsLeft: number) => ReactNode;
  labels?: {
    /** Announced once when the countdown starts. */
    waiting?: (seconds: number) => string;
    /** Announced once when it ends. */
    ready?: string;
  };
  /**
   * The end of the countdown in ms since 1970 (controlled, together with `onDeadlineChange`), so
   * that it survives closing and reloading. Omit both to keep it only while the button is mounted.
   */
  deadline?: number;
  /** The initial end of the countdown where the button manages it itself. */
  defaultDeadline?: number;
  /** Called with a new end of the countdown, to be stored and passed back as `deadline`. */
  onDeadlineChange?: (deadline: number) => void;
  /** Presses that follow each other faster than this are ignored, in ms. */
  minIntervalMs?: number;
  /** The clock, in ms since 1970. Must be the same function in every render. */
  now?: () => number;
}

const wallClock = (): number => Date.now();

/**
 * A button that can be pressed again only after a while, such as one that sends a code. It counts
 * by the wall clock, so that it is right after a background tab or a reload. Screen readers
 * announce the start and the end of the countdown, not every second; the button keeps the focus.
 */
export function CountdownButton({
  children,
  onClick,
  seconds = 60,
  format,
  labels,
  deadline: kept,
  defaultDeadline,
  onDeadlineChange,
  minIntervalMs = 1000,
  now = wallClock,
  disabled = false,
  ...rest
}: CountdownButtonProps) {
  const kit = useKitLabels(DEFAULT_LABELS, 'CountdownButton');
  const [own, setOwn] = useState(defaultDeadline);
  const [busy, setBusy] = useState(false);
  const [started, setStarted] = useState<number>();
  const pressedAt = useRef<number>(undefined);
  const left = useCountdown(kept ?? own, now);
  const waiting = left > 0;

  const wait = (until: number) => {
    setStarted(remainingSeconds(until, now()));
    onDeadlineChange?.(until);
    // A controlled deadline is stored by the caller alone.
    if (!onDeadlineChange || defaultDeadline !== undefined) setOwn(until);
  };
  const press = async () => {
    if (waiting || isTooSoon(pressedAt.current, now(), minIntervalMs)) return;
    pressedAt.current = now();
    setBusy(true);
    try {
      const outcome = await onClick();
      if (outcome === false) return;
      wait(typeof outcome === 'number' ? outcome : now() + seconds * 1000);
    } finally {
      setBusy(false);
    }
  };
  return (
    <span className={root}>
      <Button {...rest} busy={busy} disabled={disabled || waiting} onClick={press}>
        <span className={label}>{waiting ? format(left) : children}</span>
      </Button>
      <span role="status" className={visuallyHidden}>
        {started !== undefined &&
          (waiting ? (labels?.waiting ?? kit.waitSeconds)(started) : (labels?.ready ?? kit.ready))}
      </span>
    </span>
  );
}
