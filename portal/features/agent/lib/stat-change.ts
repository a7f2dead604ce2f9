import type { StatChange } from '@baize/ui-kit/stat';
import type { IntlShape } from 'react-intl';
import { signedNumber } from '../../../shared/money/signed-number.ts';

/** Whether a rise of the figure is good for the agent. */
export type Welcome = 'more' | 'less' | 'either';

/** A smaller change is shown as none: `0%`, neither a rise nor a fall. */
const SMALLEST = 0.0005;

/** A figure's change against the previous period in percent; undefined where that was zero. */
export function statChange(
  intl: IntlShape,
  { now, before, welcome }: { now: number; before: number; welcome: Welcome },
): StatChange {
  const difference = now - before;
  const share = before === 0 ? Math.sign(difference) : difference / Math.abs(before);
  if (Math.abs(share) < SMALLEST) {
    const value = intl.formatMessage({ id: 'agent.change.none' });
    return { value, direction: 'none', tone: 'neutral' };
  }
  const direction = share > 0 ? 'up' : 'down';
  const isGood = direction === (welcome === 'more' ? 'up' : 'down');
  const value =
    before === 0
      ? intl.formatMessage({ id: 'agent.change.new' })
      : signedNumber(intl, share, { style: 'percent', maximumFractionDigits: 1 });
  return {
    value,
    direction,
    tone: welcome === 'either' ? 'neutral' : isGood ? 'success' : 'danger',
  };
}
