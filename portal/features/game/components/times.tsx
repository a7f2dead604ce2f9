import { useIntl } from 'react-intl';
import { elapsed, useSecond } from '../../../shared/use-second.ts';

/** How long this play session has lasted; nothing yet while the game is loading. */
export function TimeElapsed({ since }: { since: number | undefined }) {
  const now = useSecond();
  const text = elapsed(since === undefined ? 0 : now - since);
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
