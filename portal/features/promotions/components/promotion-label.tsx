import type { PromotionLabel as Label } from '@baize/gateway/contract';
import {
  Ban,
  CircleCheck,
  CirclePlay,
  CircleX,
  Clock,
  Gift,
  type LucideIcon,
  Sparkles,
  Timer,
  TrendingUp,
  UserPlus,
} from '@baize/ui-kit/icon';
import { FormattedMessage } from 'react-intl';
import * as css from './label.css.ts';

const LOOKS: Readonly<Record<Label, { icon: LucideIcon; tone: css.Tone }>> = {
  join: { icon: UserPlus, tone: 'brand' },
  claim: { icon: Gift, tone: 'success' },
  issued: { icon: Sparkles, tone: 'success' },
  applying: { icon: Clock, tone: 'warning' },
  process: { icon: TrendingUp, tone: 'info' },
  joined: { icon: CirclePlay, tone: 'info' },
  claimed: { icon: CircleCheck, tone: 'muted' },
  rejected: { icon: CircleX, tone: 'danger' },
  close: { icon: Ban, tone: 'muted' },
  comingSoon: { icon: Timer, tone: 'info' },
};

/** R4.21: the status of a promotion as icon and word. */
export function PromotionLabel({ label }: { label: Label }) {
  const { icon: Icon, tone } = LOOKS[label];
  return (
    <span className={css.label} data-tone={tone}>
      <Icon size="1.1em" aria-hidden="true" />
      <FormattedMessage id={`promotions.label.${label}`} />
    </span>
  );
}
