import type { ContractEnd, ContractStatus, ContractType } from '../../contract/contracts.ts';
import type { Clock } from '../../core/clock.ts';
import type { Transaction } from '../open.ts';
import { agentContracts } from '../schema/index.ts';
import type { SeededAccount } from './accounts.ts';

const DAY = 86_400_000;
type NewContract = typeof agentContracts.$inferInsert;

interface Facts {
  readonly type: ContractType;
  /** Basis points. */
  readonly rate: number;
  readonly status: ContractStatus;
  readonly ageInDays: number;
  readonly asked?: boolean;
  readonly ended?: ContractEnd;
}

function contractOf(agent: SeededAccount, facts: Facts, now: number): NewContract {
  const { type, rate, status, ageInDays, asked = false, ended } = facts;
  const createdAt = now - ageInDays * DAY;
  const isDividend = type === 'dividend';
  const isAnswered = status !== 'offered';
  return {
    ...{ type, rate, status, agentId: agent.id, uplineId: agent.uplineId, createdAt },
    activeMembers: isDividend ? 10 : 5,
    betAmount: isDividend ? 50_000_00 : 10_000_00,
    validBetPeriod: isDividend ? 'M' : 'W',
    profitLossPeriod: isDividend ? 'M' : 'W',
    paymentPeriod: isDividend ? 'H' : 'D',
    proposedBy: asked ? 'agent' : 'upline',
    ...(isAnswered && {
      answeredAt: createdAt + DAY,
      answeredBy: asked ? agent.uplineId : agent.id,
    }),
    ...(ended && {
      endedAt: createdAt + 60 * DAY,
      endReason: ended,
      endedBy: ended === 'agent' ? agent.id : agent.uplineId,
    }),
    // Paid from the first start on: the demo's records of before are older than the job.
    ...(type === 'realtimeSalary' && status === 'active' && { settledUntil: now }),
  };
}

const active = (type: ContractType, rate: number, ageInDays: number): Facts => ({
  ...{ type, rate, ageInDays, status: 'active' },
});

/** Of the agent at the top: two that run, an offer that would end some below, and history. */
const TOP: readonly Facts[] = [
  {
    ...{ type: 'dailySalary', rate: 80, status: 'terminated', ageInDays: 150 },
    ended: 'upline',
  },
  { type: 'hourSalary', rate: 10, status: 'rejected', ageInDays: 70 },
  active('dividend', 4500, 120),
  active('realtimeSalary', 60, 90),
  { type: 'dividend', rate: 3000, status: 'offered', ageInDays: 2 },
];

/** Of the agents right below, in their order. */
const BELOW: readonly (readonly Facts[])[] = [
  [active('dividend', 4000, 80), active('realtimeSalary', 40, 60)],
  [active('dividend', 3500, 75)],
  [active('dividend', 2500, 60)],
  [{ type: 'dividend', rate: 2000, status: 'offered', ageInDays: 1, asked: true }],
  [{ type: 'realtimeSalary', rate: 30, status: 'offered', ageInDays: 1 }],
];

/** The contracts of the demo's tree, the same every time: `tree` begins with its top. */
export async function seedContracts(
  tx: Transaction,
  clock: Clock,
  [top, ...line]: readonly SeededAccount[],
): Promise<void> {
  if (!top) return;
  const now = clock.now();
  const below = line.filter(({ uplineId }) => uplineId === top.id);
  const third = line.find(({ uplineId }) => uplineId === below[0]?.id);
  await tx
    .insert(agentContracts)
    .values([
      ...TOP.map((facts) => contractOf(top, facts, now)),
      ...below.flatMap((agent, index) =>
        (BELOW[index] ?? []).map((facts) => contractOf(agent, facts, now)),
      ),
      ...(third ? [contractOf(third, active('dividend', 3800, 50), now)] : []),
    ]);
}
