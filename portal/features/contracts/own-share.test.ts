import type { AgentContract } from '@baize/gateway/contract';
import { expect, test } from 'vitest';
import { ownShare } from './own-share.ts';

const person = (account: string) => ({ account, nickname: account });
const contract = (rate: number, change: Partial<AgentContract> = {}): AgentContract => ({
  contractId: rate,
  type: 'dividend',
  rate,
  activeMembers: 0,
  betAmount: 0,
  tiers: [{ rate, activeMembers: 0, betAmount: 0 }],
  validBetPeriod: 'M',
  profitLossPeriod: 'M',
  paymentPeriod: 'M',
  currencySymbol: '$',
  decimals: 2,
  status: 'active',
  agent: person('me'),
  isOwn: true,
  proposedBy: 'upline',
  createdAt: 0,
  actions: [],
  ends: [],
  ...change,
});
const ofLine = (account: string, rate: number, change: Partial<AgentContract> = {}) =>
  contract(rate, { agent: person(account), isOwn: false, ...change });

test('a request of the line: what is passed on, kept, and was kept with the contract that it replaces', () => {
  const list = [contract(4500), ofLine('ana', 3000), ofLine('ben', 4000)];
  const asked = ofLine('ana', 3800, { status: 'offered' });
  expect(ownShare(list, asked)).toEqual({ own: 4500, before: 1500, passedOn: 3800, keeps: 700 });
  const first = ofLine('carla', 2000, { status: 'offered' });
  expect(ownShare(list, first)).toEqual({
    own: 4500,
    before: undefined,
    passedOn: 2000,
    keeps: 2500,
  });
});

test('an own new rate: the one before, and what is left of it above the line', () => {
  const list = [contract(4500), ofLine('ana', 3000), ofLine('ben', 4000)];
  const offered = contract(3500, { status: 'offered' });
  // A contract above the new rate ends, and no longer takes a share.
  expect(ownShare(list, offered)).toEqual({ own: 3500, before: 4500, passedOn: 3000, keeps: 500 });
  expect(ownShare([], offered)).toEqual({ own: 3500, before: undefined, passedOn: 0, keeps: 3500 });
});

test('other types say nothing; the highest tier counts', () => {
  const other = [contract(60, { type: 'realtimeSalary' })];
  expect(ownShare(other, ofLine('ana', 3000, { status: 'offered' }))).toBeUndefined();
  const tiers = [
    { rate: 1000, activeMembers: 1, betAmount: 0 },
    { rate: 2000, activeMembers: 5, betAmount: 0 },
  ];
  const asked = ofLine('ana', 1000, { status: 'offered', tiers });
  expect(ownShare([contract(4500)], asked)?.keeps).toBe(2500);
});
