import { expect, test } from 'vitest';
import { NO_TIERS, readTerms, type TermsInput } from './request-terms.ts';

const input: TermsInput = {
  ...NO_TIERS,
  rate: '12.5',
  activeMembers: '8',
  betAmount: '20000',
  validBetPeriod: 'M',
  profitLossPeriod: 'M',
  paymentPeriod: 'H',
};
const second = { rate2: '20', activeMembers2: '8', betAmount2: '30000' };

test('one row is one tier, in basis points', () => {
  const { terms } = readTerms(input, 4500);
  expect(terms).toMatchObject({ action: 'request', rate: 1250, activeMembers: 8 });
  expect(terms).not.toHaveProperty('moreTiers');
});

test('further rows become the tiers above the first one', () => {
  const { terms } = readTerms({ ...input, ...second }, 4500, 2);
  expect(terms).toMatchObject({ rate: 1250, moreTiers: '2000:8:30000' });
});

test('rows that are not shown do not count', () => {
  expect(readTerms({ ...input, rate2: 'x' }, 4500).problems).toBeUndefined();
});

test('each field shows its error, and a row that is not above the previous one is an error', () => {
  expect(readTerms({ ...input, rate: '46' }, 4500, 2).problems).toEqual({
    rate: 'contracts.rateWrong',
    rate2: 'contracts.rateWrong',
    activeMembers2: 'contracts.wholeWrong',
    betAmount2: 'contracts.wholeWrong',
  });
  const high = { ...input, activeMembers: '100000', betAmount: '1000000000000' };
  expect(readTerms(high, 4500).problems).toBeUndefined();
  expect(
    readTerms({ ...high, activeMembers: '100001', betAmount: '1000000000001' }, 4500).problems,
  ).toEqual({ activeMembers: 'contracts.wholeWrong', betAmount: 'contracts.wholeWrong' });
  const lower = { ...input, ...second, rate2: '12.5' };
  expect(readTerms(lower, 4500, 2).problems).toEqual({ rate2: 'contracts.tierOrder' });
});
