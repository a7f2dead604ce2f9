import { useIntl } from 'react-intl';
import type { CallError } from '../api/call-error.ts';
import { dateAndTime } from '../messages/date-and-time.ts';
import { useLimitText } from '../protection/use-limit-text.ts';

/**
 * For a game that cannot be opened: when it is available again, or which limit was reached.
 * Undefined for other errors.
 */
export function useRefusalDetails(): (error: CallError) => string | undefined {
  const intl = useIntl();
  const limitText = useLimitText();
  return ({ code, detail: { endTime, limit } }) => {
    if (code === 'limit_reached') return limit && limitText(limit);
    if (code !== 'game_maintenance') return undefined;
    return endTime
      ? intl.formatMessage({ id: 'game.maintenance.until' }, { time: dateAndTime(intl, endTime) })
      : intl.formatMessage({ id: 'game.maintenance.soon' });
  };
}
