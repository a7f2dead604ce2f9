import type { PromotionAction, PromotionLabel } from '../../contract/promotions.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { type Earnings, earningsOf } from './earnings.ts';
import type { ApplicationRow, GrantRow, MemberFacts, PromotionRow } from './facts.ts';
import { actionOf, labelOf } from './label.ts';

/**
 * The current state of a promotion for a member. Amounts in minor units of the member's currency.
 */
export interface PromotionState {
  readonly label: PromotionLabel;
  readonly action: PromotionAction | undefined;
  /** What can be claimed: an issued grant, or an earned bonus that has no row yet. */
  readonly issued: GrantRow | undefined;
  readonly earned: Earnings['bonus'];
  readonly progress: Earnings['progress'];
  readonly application: ApplicationRow | undefined;
}

const DAILY = ['reload', 'rebate', 'raffle'];

/** Whether the bonus was claimed: for good if it is given once, else for the current day. */
function isClaimed(
  row: PromotionRow,
  grants: readonly GrantRow[],
  facts: MemberFacts | undefined,
): boolean {
  const claimed = grants.filter(({ status }) => status === 'claimed');
  // There may always be a higher rank.
  if (row.kind === 'rank') return false;
  if (!DAILY.includes(row.kind)) return claimed.length > 0;
  return claimed.some(({ claimedAt }) => facts && (claimedAt ?? 0) >= facts.today.start);
}

/** Determines the state of one promotion for one member, or for a visitor. */
export async function promotionStateOf(
  db: Database | Transaction,
  row: PromotionRow,
  facts: MemberFacts | undefined,
  now: number,
): Promise<PromotionState> {
  const grants = facts?.grants.filter(({ promotionId }) => promotionId === row.id) ?? [];
  const issued = grants.find(
    ({ status, expiresAt }) => status === 'issued' && (expiresAt === null || expiresAt > now),
  );
  const application = facts?.applications.findLast(({ promotionId }) => promotionId === row.id);
  const earnings = facts ? await earningsOf(db, { row, facts, grants, now }) : {};
  const label = labelOf({
    kind: row.kind,
    now,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    joined: facts?.joins.has(row.id) ?? false,
    issued: issued !== undefined,
    earned: earnings.bonus !== undefined,
    claimed: isClaimed(row, grants, facts),
    missed: earnings.missed ?? false,
    application: application?.status,
    underWay: (earnings.progress?.done ?? 0) > 0,
  });
  const isShown = label === 'process' || label === 'joined';
  return {
    label,
    action: actionOf(label, row.kind),
    issued,
    earned: earnings.bonus,
    progress: isShown ? earnings.progress : undefined,
    application,
  };
}

/** Whether a bonus can be claimed. */
export const isClaimable = ({ label }: PromotionState): boolean =>
  label === 'claim' || label === 'issued';
