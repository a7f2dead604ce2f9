import type { Promotion } from '@baize/gateway/contract';
import { ProgressBar } from '@baize/ui-kit/progress-bar';
import { useIntl } from 'react-intl';

interface ProgressProps {
  progress: NonNullable<Promotion['progress']>;
  money(amount: number): string;
}

/** The member's progress towards a bonus. */
export function Progress({ progress: { done, target }, money }: ProgressProps) {
  const intl = useIntl();
  const label = intl.formatMessage(
    { id: 'promotions.progress' },
    { done: money(done), target: money(target) },
  );
  return <ProgressBar label={label} value={done} max={target} />;
}
