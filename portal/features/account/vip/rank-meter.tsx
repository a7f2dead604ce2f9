import { ProgressBar } from '@baize/ui-kit/progress-bar';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { useMoney } from '../../../shared/money/money.ts';

interface RankMeterProps {
  label: MessageId;
  done: number;
  target: number;
}

/** The progress of one requirement of the next rank; one that requires nothing is complete. */
export function RankMeter({ label, done, target }: RankMeterProps) {
  const intl = useIntl();
  const money = useMoney();
  return (
    <ProgressBar
      label={intl.formatMessage({ id: label })}
      value={target > 0 ? done : 1}
      max={target > 0 ? target : 1}
      valueText={intl.formatMessage(
        { id: 'member.progress' },
        { done: money(done), target: money(target) },
      )}
    />
  );
}
