import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { useMoney } from '../../../shared/money/money.ts';
import * as css from './vip.css.ts';

interface RankMeterProps {
  label: MessageId;
  done: number;
  target: number;
}

/** How much of what the next rank asks for is done. */
export function RankMeter({ label, done, target }: RankMeterProps) {
  const intl = useIntl();
  const money = useMoney();
  const share = target > 0 ? Math.min(100, Math.floor((done / target) * 100)) : 100;
  const text = intl.formatMessage(
    { id: 'member.progress' },
    { done: money(done), target: money(target) },
  );
  const name = intl.formatMessage({ id: label });
  return (
    <div className={css.meter}>
      <span className={css.meterText} aria-hidden="true">
        <span>{name}</span>
        <span className={css.meterValue}>{text}</span>
      </span>
      <div
        className={css.track}
        role="progressbar"
        aria-label={name}
        aria-valuenow={share}
        aria-valuetext={text}
      >
        <div className={css.bar} style={{ '--done': `${share}%` } as CSSProperties} />
      </div>
    </div>
  );
}
