import type { PromotionAction, PromotionKind, PromotionLabel } from '../../contract/promotions.ts';

/** What the database says of one promotion and one member. */
export interface Situation {
  readonly kind: PromotionKind;
  readonly now: number;
  readonly startsAt: number;
  readonly endsAt: number | null;
  readonly joined: boolean;
  /** A bonus that was issued and waits. */
  readonly issued: boolean;
  /** A bonus that the member's own activity have earned and that can be claimed now. */
  readonly earned: boolean;
  /** The bonus was claimed: for good, or for the day that runs. */
  readonly claimed: boolean;
  /** The member can no longer earn it, though others can. */
  readonly missed: boolean;
  readonly application: 'applying' | 'rejected' | 'approved' | undefined;
  /** Bets on the way to the bonus were made. */
  readonly underWay: boolean;
}

const DEPOSIT_KINDS: readonly PromotionKind[] = ['firstDeposit', 'reload'];
/** Whoever wants these says so first; a bonus with a turnover is never forced upon anybody. */
const needsJoin = (kind: PromotionKind) =>
  kind !== 'raffle' && kind !== 'application' && kind !== 'rank';

/** R4.21: the label of a promotion for a member, from the state of the database. Pure. */
export function labelOf(s: Situation): PromotionLabel {
  // What is there to be had counts over everything, the end of the promotion included.
  if (s.issued) return 'issued';
  if (s.earned) return 'claim';
  if (s.now < s.startsAt) return 'comingSoon';
  if (s.application === 'applying') return 'applying';
  if (s.claimed) return 'claimed';
  if (s.missed || (s.endsAt !== null && s.now >= s.endsAt)) return 'close';
  if (s.application === 'rejected') return 'rejected';
  // Approved, but nobody claimed it in time.
  if (s.application === 'approved') return 'close';
  if (s.kind === 'application') return 'join';
  if (needsJoin(s.kind) && !s.joined) return 'join';
  return s.underWay || s.kind === 'raffle' ? 'process' : 'joined';
}

/** What the button beside a label does. Pure. */
export function actionOf(label: PromotionLabel, kind: PromotionKind): PromotionAction | undefined {
  switch (label) {
    case 'issued':
      return 'claim';
    case 'claim':
      return kind === 'raffle' ? 'draw' : 'claim';
    case 'join':
      return kind === 'application' ? 'apply' : 'join';
    case 'rejected':
      return 'apply';
    case 'joined':
    case 'process':
      return DEPOSIT_KINDS.includes(kind) ? 'deposit' : 'play';
    default:
      return undefined;
  }
}
