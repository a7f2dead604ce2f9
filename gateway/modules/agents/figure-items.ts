/** Which kinds of movement the money figures of a line are made of. */
export const FIGURE_ITEMS = {
  deposits: ['deposit'],
  withdrawals: ['withdrawal'],
  bonuses: ['bonus', 'referral'],
  rebates: ['rebate'],
  salaries: ['salary', 'realtimeSalary', 'dividend'],
} as const;
