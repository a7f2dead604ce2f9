import { useIntl } from 'react-intl';
import { playedTime, useSecond } from '../../../shared/use-second.ts';

/** How long the stretch of play has lasted; nothing yet while the game is loading (R10.06). */
export function TimeElapsed({ since }: { since: number | undefined }) {
  const now = useSecond();
  const text = playedTime(since === undefined ? 0 : now - since);
  return (
    <span role="timer" aria-live="off">
      {text}
    </span>
  );
}

/** The time of day where the person is. */
export function Clock() {
  const intl = useIntl();
  const now = useSecond();
  return (
    <time>{intl.formatTime(now, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}</time>
  );
}
