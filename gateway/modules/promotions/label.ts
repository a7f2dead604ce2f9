import type { PromotionAction, PromotionKind, PromotionLabel } from '../../contract/promotions.ts';

/** The state of one promotion for one member, from the database. */
export interface LabelInput {
  readonly kind: PromotionKind;
  readonly now: number;
  readonly startsAt: number;
  readonly endsAt: number | null;
  readonly joined: boolean;
  /** Whether an issued bonus can be claimed. */
  readonly issued: boolean;
  /** Whether the member has earned a bonus that can be claimed now. */
  readonly earned: boolean;
  /** Whether the bonus was claimed: for good, or for the current day. */
  readonly claimed: boolean;
  /** Whether the member can no longer earn it, though others can. */
  readonly missed: boolean;
  readonly application: 'applying' | 'rejected' | 'approved' | undefined;
  /** Whether there is turnover towards the bonus. */
  readonly underWay: boolean;
}

const DEPOSIT_KINDS: readonly PromotionKind[] = ['firstDeposit', 'reload'];
/** Whether members must join first, because a bonus with turnover must not be imposed on anyone. */
const needsJoin = (kind: PromotionKind) =>
  kind !== 'raffle' && kind !== 'application' && kind !== 'rank';

/** R4.21: returns the label of a promotion for a member. Pure. */
export function labelOf(s: LabelInput): PromotionLabel {
  // A claimable bonus takes precedence over everything, including the end of the promotion.
  if (s.issued) return 'issued';
  if (s.earned) return 'claim';
  if (s.now < s.startsAt) return 'comingSoon';
  if (s.application === 'applying') return 'applying';
  if (s.claimed) return 'claimed';
  if (s.missed || (s.endsAt !== null && s.now >= s.endsAt)) return 'close';
  if (s.application === 'rejected') return 'rejected';
  // The application was approved, but the bonus was not claimed in time.
  if (s.application === 'approved') return 'close';
  if (s.kind === 'application') return 'join';
  if (needsJoin(s.kind) && !s.joined) return 'join';
  return s.underWay || s.kind === 'raffle' ? 'process' : 'joined';
}

/** Returns the action of the button beside a label. Pure. */
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
