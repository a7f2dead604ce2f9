import type { Promotion } from '@baize/gateway/contract';
import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import * as css from './card.css.ts';

interface ProgressProps {
  progress: NonNullable<Promotion['progress']>;
  money(amount: number): string;
}

/** How far the member is on the way to a bonus. */
export function Progress({ progress: { done, target }, money }: ProgressProps) {
  const intl = useIntl();
  const share = target > 0 ? Math.min(100, Math.floor((done / target) * 100)) : 0;
  const text = intl.formatMessage(
    { id: 'promotions.progress' },
    { done: money(done), target: money(target) },
  );
  return (
    <div className={css.progress}>
      <span className={css.progressText} aria-hidden="true">
        {text}
      </span>
      <div
        className={css.track}
        role="progressbar"
        aria-label={intl.formatMessage({ id: 'promotions.progressName' })}
        aria-valuenow={share}
        aria-valuetext={text}
      >
        <div className={css.bar} style={{ '--done': `${share}%` } as CSSProperties} />
      </div>
    </div>
  );
}
