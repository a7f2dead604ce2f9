import { Clock } from '@baize/ui-kit/icon';
import { useIntl } from 'react-intl';
import { gmtOffset } from '../../features/agent/gmt-offset.ts';
import { serverNow } from '../../shared/boot.ts';
import { useSecond } from '../../shared/use-second.ts';
import * as css from './agent-shell.css.ts';

/** The gateway's time in the agent's time zone, updated every second, with the zone (R2.81). */
export function AgentClock() {
  const intl = useIntl();
  useSecond();
  const now = new Date(serverNow());
  const offset = gmtOffset(-now.getTimezoneOffset());
  return (
    <span className={css.clock}>
      <Clock className={css.clockIcon} aria-hidden="true" />
      <span className={css.zone}>{intl.formatMessage({ id: 'agent.clock' }, { offset })}</span>
      <time className={css.time} dateTime={now.toISOString()}>
        {intl.formatDate(now, { dateStyle: 'medium' })}{' '}
        {intl.formatTime(now, {
          hour: '2-digit',
          minute: '2-digit',
          second: '2-digit',
          hourCycle: 'h23',
        })}
      </time>
    </span>
  );
}
