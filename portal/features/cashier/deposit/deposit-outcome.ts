import { majorUnits, minorUnits, percentOf, timesOf } from '@baize/gateway/contract';

/**
 * The fee, bonus and turnover requirement of a deposit in major units, rounded as the gateway does.
 */
export function depositOutcome(
  amount: number,
  {
    feePercent,
    turnoverTimes,
    decimals,
  }: { readonly feePercent: number; readonly turnoverTimes: number; readonly decimals: number },
) {
  const minor = minorUnits(amount, decimals);
  const fee = percentOf(minor, feePercent, 'halfUp');
  const major = (units: number) => majorUnits(units, decimals);
  return {
    fee: major(fee),
    credited: major(minor - fee),
    turnover: major(timesOf(minor - fee, turnoverTimes, 'halfUp')),
  };
}
