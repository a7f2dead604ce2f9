import { useIntl } from 'react-intl';
import { playedTime, useSecond } from '../use-second.ts';
import * as css from './play.css.ts';

interface PlayFactsProps {
  /**
   * The net result of the play session in major units, and the same formatted; undefined until it
   * is known.
   */
  net: number | undefined;
  netText: string | undefined;
  /** When it began, in milliseconds. */
  since: number | undefined;
}

const signOf = (net: number) => (net > 0 ? 'gain' : net < 0 ? 'loss' : 'even');

/**
 * The facts that are always visible while somebody plays (R10.06), as items of a description list.
 */
export function PlayFacts({ net, netText, since }: PlayFactsProps) {
  const { formatMessage: say } = useIntl();
  return (
    <>
      <div className={css.fact} data-fact="net">
        <dt className={css.term}>{say({ id: 'game.bar.net' })}</dt>
        <dd className={css.value} data-sign={net === undefined ? undefined : signOf(net)}>
          {net !== undefined && net > 0 && '+'}
          {netText ?? '–'}
        </dd>
      </div>
      <div className={css.fact} data-fact="elapsed">
        <dt className={css.term}>{say({ id: 'game.bar.elapsed' })}</dt>
        <dd className={css.value}>
          <TimeElapsed since={since} />
        </dd>
      </div>
      <div className={css.fact} data-fact="clock">
        <dt className={css.term}>{say({ id: 'game.bar.clock' })}</dt>
        <dd className={css.value}>
          <Clock />
        </dd>
      </div>
    </>
  );
}

/** The duration of the play session; empty while the game is loading (R10.06). */
function TimeElapsed({ since }: { since: number | undefined }) {
  const now = useSecond();
  const text = playedTime(since === undefined ? 0 : now - since);
  return (
    <span role="timer" aria-live="off">
      {text}
    </span>
  );
}

/** The local time of day. */
function Clock() {
  const intl = useIntl();
  const now = useSecond();
  return (
    <time>{intl.formatTime(now, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}</time>
  );
}
