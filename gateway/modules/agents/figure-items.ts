/** The kinds of movement that the money figures of a line consist of. */
export const FIGURE_ITEMS = {
  deposits: ['deposit'],
  withdrawals: ['withdrawal'],
  bonuses: ['bonus', 'referral'],
  rebates: ['rebate'],
  salaries: ['salary', 'realtimeSalary', 'dividend'],
} as const;
