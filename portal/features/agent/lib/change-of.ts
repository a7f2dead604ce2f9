import type { StatChange } from '@baize/ui-kit/stat';
import type { IntlShape } from 'react-intl';
import { signedNumber } from '../../../shared/money/signed-number.ts';

/** What more of a figure means to the agent. */
export type Welcome = 'more' | 'less' | 'either';

/** What is less reads as no change: `0%` neither rose nor fell. */
const SMALLEST = 0.0005;

/**
 * A figure's change against the period before, in percent; nothing can be said of what began at zero.
 */
export function changeOf(
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
