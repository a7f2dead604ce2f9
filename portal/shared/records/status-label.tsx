import type { BonusState, PaymentStatus } from '@baize/gateway/contract';
import {
  Ban,
  CircleCheck,
  CircleX,
  Clock,
  Gift,
  type LucideIcon,
  Search,
  Timer,
} from '@baize/ui-kit/icon';
import { FormattedMessage } from 'react-intl';
import * as css from './records.css.ts';

export type Status =
  | 'settled'
  | 'open'
  | 'pending'
  | 'approved'
  | 'refused'
  | 'expired'
  | 'cancelled'
  | PaymentStatus
  | `bonus.${BonusState}`
  | 'mission.claimed';

const LOOKS: Readonly<Record<Status, { icon: LucideIcon; tone: string }>> = {
  settled: { icon: CircleCheck, tone: 'success' },
  approved: { icon: CircleCheck, tone: 'success' },
  open: { icon: Clock, tone: 'warning' },
  pending: { icon: Clock, tone: 'warning' },
  refused: { icon: CircleX, tone: 'danger' },
  expired: { icon: Timer, tone: 'muted' },
  cancelled: { icon: Ban, tone: 'muted' },
  awaiting: { icon: Clock, tone: 'warning' },
  review: { icon: Search, tone: 'warning' },
  received: { icon: CircleCheck, tone: 'success' },
  fullyPaid: { icon: CircleCheck, tone: 'success' },
  assumed: { icon: Timer, tone: 'muted' },
  forced: { icon: Ban, tone: 'danger' },
  'mission.claimed': { icon: CircleCheck, tone: 'success' },
  'bonus.waiting': { icon: Gift, tone: 'warning' },
  'bonus.active': { icon: Clock, tone: 'warning' },
  'bonus.completed': { icon: CircleCheck, tone: 'success' },
  'bonus.givenUp': { icon: Ban, tone: 'muted' },
  'bonus.expired': { icon: Timer, tone: 'muted' },
  returned: { icon: CircleX, tone: 'muted' },
};

/** A status as icon and word, because colour alone conveys nothing. */
export function StatusLabel({ status }: { status: Status }) {
  const { icon: Icon, tone } = LOOKS[status];
  return (
    <span className={css.status} data-tone={tone}>
      <Icon size="1.1em" aria-hidden="true" />
      <FormattedMessage id={`member.status.${status}`} />
    </span>
  );
}
