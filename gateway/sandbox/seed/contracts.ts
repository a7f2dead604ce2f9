import { AGENT_TYPES } from '@baize/gateway/contract/account-types.ts';
import type {
  ContractEnd,
  ContractPeriod,
  ContractStatus,
  ContractType,
} from '@baize/gateway/contract/contracts.ts';
import { DAY } from '@baize/gateway/contract/durations.ts';
import type { Clock } from '@baize/gateway/core/clock.ts';
import { agentContracts } from '@baize/gateway/database/schema/index.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { isPaidByDays } from '@baize/gateway/modules/contracts/terms.ts';
import type { SeededAccount } from './seeded-account.ts';

type NewContract = typeof agentContracts.$inferInsert;

interface Facts {
  readonly type: ContractType;
  /** Basis points, of the first tier. */
  readonly rate: number;
  readonly status: ContractStatus;
  readonly ageInDays: number;
  /** Rates of the tiers above the first one; the requirement doubles from tier to tier. */
  readonly above?: readonly number[];
  readonly isRequested?: boolean;
  readonly ended?: ContractEnd;
}

interface Conditions {
  readonly activeMembers: number;
  /** Minor units. */
  readonly betAmount: number;
  readonly validBetPeriod: ContractPeriod;
  readonly profitLossPeriod: ContractPeriod;
  readonly paymentPeriod: ContractPeriod;
}

const SALARY: Conditions = {
  activeMembers: 1,
  betAmount: 30_00,
  validBetPeriod: 'W',
  profitLossPeriod: 'W',
  paymentPeriod: 'D',
};
const CONDITIONS: Readonly<Record<ContractType, Conditions>> = {
  dividend: {
    activeMembers: 10,
    betAmount: 50_000_00,
    validBetPeriod: 'M',
    profitLossPeriod: 'M',
    paymentPeriod: 'H',
  },
  dailySalary: { ...SALARY, activeMembers: 2 },
  hourSalary: SALARY,
  realtimeSalary: SALARY,
};
/** Requirement of active dividends, which the demo's smaller lines reach in most months. */
const RUNNING_DIVIDEND: Conditions = {
  activeMembers: 3,
  betAmount: 200_00,
  validBetPeriod: 'M',
  profitLossPeriod: 'H',
  paymentPeriod: 'H',
};

function contractOf(agent: SeededAccount, facts: Facts, now: number): NewContract {
  const { type, rate, status, ageInDays, above = [], isRequested = false, ended } = facts;
  const createdAt = now - ageInDays * DAY;
  const isAnswered = status !== 'offered';
  const conditions =
    type === 'dividend' && status === 'active' ? RUNNING_DIVIDEND : CONDITIONS[type];
  const { activeMembers, betAmount } = conditions;
  return {
    ...conditions,
    type,
    rate,
    status,
    agentId: agent.id,
    uplineId: agent.uplineId,
    createdAt,
    moreTiers: above.map((higher, index) => ({
      rate: higher,
      activeMembers: activeMembers * 2 ** (index + 1),
      betAmount: betAmount * 2 ** (index + 1),
    })),
    proposedBy: isRequested ? 'agent' : 'upline',
    ...(isAnswered && {
      answeredAt: createdAt + DAY,
      answeredBy: isRequested ? agent.uplineId : agent.id,
    }),
    ...(ended && {
      endedAt: createdAt + 60 * DAY,
      endReason: ended,
      endedBy: ended === 'agent' ? agent.id : agent.uplineId,
    }),
    // Without a history: paid from the first start on.
    ...(status === 'active' && !isPaidByDays(type) && { settledUntil: now }),
  };
}

const active = (
  type: ContractType,
  rate: number,
  ageInDays: number,
  ...above: readonly number[]
): Facts => ({ type, rate, ageInDays, above, status: 'active' });

/** Contracts of the top agent: an active one of each kind, an offer that would end contracts below, and ended ones. */
const TOP: readonly Facts[] = [
  { type: 'dailySalary', rate: 80, status: 'terminated', ageInDays: 151, ended: 'upline' },
  { type: 'hourSalary', rate: 10, status: 'rejected', ageInDays: 120 },
  active('dividend', 4500, 120, 5000),
  active('dailySalary', 60, 91, 80, 100),
  active('hourSalary', 15, 91, 20),
  active('realtimeSalary', 60, 91, 80),
  { type: 'dividend', rate: 3000, status: 'offered', ageInDays: 2 },
];

/** Contracts of the agents directly below, in order. */
const BELOW: readonly (readonly Facts[])[] = [
  [
    active('dividend', 4000, 91),
    active('dailySalary', 40, 91, 60),
    active('hourSalary', 10, 91),
    active('realtimeSalary', 40, 91),
  ],
  [
    active('dividend', 3500, 75),
    active('dailySalary', 30, 75),
    active('hourSalary', 8, 75),
    active('realtimeSalary', 30, 75),
  ],
  [
    active('dividend', 2500, 60),
    active('dailySalary', 25, 60),
    active('hourSalary', 6, 60),
    active('realtimeSalary', 25, 60),
  ],
  [{ type: 'dividend', rate: 2000, status: 'offered', ageInDays: 1, isRequested: true }],
  [{ type: 'realtimeSalary', rate: 30, status: 'offered', ageInDays: 1 }],
];

const allKinds = (dividend: number, daily: number, hour: number, realtime: number) => [
  active('dividend', dividend, 50),
  active('dailySalary', daily, 50),
  active('hourSalary', hour, 50),
  active('realtimeSalary', realtime, 50),
];

/** Contracts of deeper agents: the first agents below the first and below the third of them. */
const DEEPER: readonly (readonly [number, readonly (readonly Facts[])[]])[] = [
  [0, [allKinds(3800, 20, 6, 20), allKinds(1500, 10, 3, 10)]],
  [2, [allKinds(2000, 15, 5, 15), allKinds(1000, 8, 2, 8)]],
];

/** The contracts of the demo's tree, deterministic: `tree` begins with its top agent. */
export async function seedContracts(
  tx: Transaction,
  clock: Clock,
  [top, ...line]: readonly SeededAccount[],
): Promise<void> {
  if (!top) return;
  const now = clock.now();
  const below = line.filter(({ uplineId }) => uplineId === top.id);
  const isAgent = ({ type }: SeededAccount) => AGENT_TYPES.includes(type);
  const firstBelow = (upline: SeededAccount | undefined) =>
    line.find((each) => upline !== undefined && each.uplineId === upline.id && isAgent(each));
  const deeper = DEEPER.flatMap(([index, levels]) => {
    let agent = below[index];
    return levels.flatMap((level) => {
      agent = firstBelow(agent);
      const one = agent;
      return one ? level.map((facts) => contractOf(one, facts, now)) : [];
    });
  });
  await tx
    .insert(agentContracts)
    .values([
      ...TOP.map((facts) => contractOf(top, facts, now)),
      ...below.flatMap((agent, index) =>
        (BELOW[index] ?? []).map((facts) => contractOf(agent, facts, now)),
      ),
      ...deeper,
    ]);
}
