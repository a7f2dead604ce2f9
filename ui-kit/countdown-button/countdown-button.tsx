import { type ReactNode, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import { visuallyHidden } from '../foundation/visually-hidden.css.ts';
import { remainingSeconds, tooSoon } from './countdown.ts';
import { label, root } from './countdown-button.css.ts';
import { useCountdown } from './use-countdown.ts';

/** What it says where no `KitProvider` says otherwise. */
const ENGLISH = {
  waitSeconds: (seconds) => `You can try again in ${seconds} seconds.`,
  ready: 'You can try again now.',
} satisfies Partial<KitLabels>;

/** `false`: it failed, no countdown. A number: the deadline in ms since 1970. Else `seconds` from now. */
// biome-ignore lint/suspicious/noConfusingVoidType: a handler may return nothing at all
export type PressOutcome = boolean | number | void;

export interface CountdownButtonProps
  extends Omit<ButtonProps, 'onClick' | 'busy' | 'children' | 'aria-label'> {
  /** The label at rest. */
  children: ReactNode;
  /** Does the work; what it returns says whether and until when to wait. Errors start no countdown. */
  onClick: () => PressOutcome | Promise<PressOutcome>;
  /** How long to wait after a success, in seconds. */
  seconds?: number;
  /** The label while it waits. */
  format: (secondsLeft: number) => ReactNode;
  labels?: {
    /** Said once when the waiting begins. */
    waiting?: (seconds: number) => string;
    /** Said once when it is over. */
    ready?: string;
  };
  /**
   * Until when it waits (ms since 1970), kept by the caller together with `onDeadlineChange`, so that it
   * survives closing and reloading. Without them the button remembers while it is mounted.
   */
  deadline?: number;
  /** Until when it waits at first, where the button remembers the rest by itself. */
  defaultDeadline?: number;
  /** A new deadline, to be kept and handed back as `deadline`. */
  onDeadlineChange?: (deadline: number) => void;
  /** Presses nearer to each other than this are dropped, in ms. */
  minIntervalMs?: number;
  /** The clock, in ms since 1970. Must be the same function in every render. */
  now?: () => number;
}

const wallClock = (): number => Date.now();

/**
 * A button that may be pressed again only after a while, as for sending a code. Counts by the wall
 * clock, so it is right after a background tab or a reload. Screen readers hear when the waiting
 * begins and when it ends, not every second; the button keeps focus throughout.
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
  const kit = useKitLabels(ENGLISH, 'CountdownButton');
  const [own, setOwn] = useState(defaultDeadline);
  const [busy, setBusy] = useState(false);
  const [started, setStarted] = useState<number>();
  const pressedAt = useRef<number>(undefined);
  const left = useCountdown(kept ?? own, now);
  const waiting = left > 0;

  const wait = (until: number) => {
    setStarted(remainingSeconds(until, now()));
    onDeadlineChange?.(until);
    // Whoever is told keeps it, unless the button was given its first one.
    if (!onDeadlineChange || defaultDeadline !== undefined) setOwn(until);
  };
  const press = async () => {
    if (waiting || tooSoon(pressedAt.current, now(), minIntervalMs)) return;
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
