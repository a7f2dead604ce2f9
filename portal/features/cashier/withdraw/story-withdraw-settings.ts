import type { WithdrawSettings } from '@baize/gateway/contract';

/** Settings of withdrawals without any obstacle, for stories and tests. */
export const STORY_WITHDRAW_SETTINGS: WithdrawSettings = {
  currency: 'USD',
  currencySymbol: '$',
  decimals: 2,
  minimumAmount: 10,
  maximumAmount: 5000,
  dailyCount: 5,
  dailyCountLeft: 4,
  outstandingTurnover: 0,
  requiredTurnover: 0,
  turnoverTimes: 1,
  pendingAmount: 0,
  usualMinutes: 1,
  hasPaymentPassword: true,
};
