import { expect, test } from 'vitest';
import { PROMOTION_LABELS } from '../../contract/promotions.ts';
import { actionOf, type LabelInput, labelOf } from './label.ts';
import { prizeAt } from './rules.ts';

const labelInput = (change: Partial<LabelInput> = {}): LabelInput => ({
  kind: 'mission',
  now: 1000,
  startsAt: 0,
  endsAt: 2000,
  joined: false,
  issued: false,
  earned: false,
  claimed: false,
  missed: false,
  application: undefined,
  underWay: false,
  ...change,
});

const CASES = [
  ['join', {}],
  ['joined', { joined: true }],
  ['process', { joined: true, underWay: true }],
  ['claim', { joined: true, underWay: true, earned: true }],
  ['claimed', { joined: true, claimed: true }],
  ['comingSoon', { startsAt: 1001 }],
  ['close', { endsAt: 1000 }],
  ['applying', { kind: 'application', application: 'applying' }],
  ['rejected', { kind: 'application', application: 'rejected' }],
  ['issued', { kind: 'application', application: 'approved', issued: true }],
] as const;

test.each(CASES)('the label %s follows from the state', (label, change) => {
  expect(labelOf(labelInput(change))).toBe(label);
});

test('every label of the specification occurs', () => {
  expect(new Set(CASES.map(([label]) => label))).toEqual(new Set(PROMOTION_LABELS));
});

test('a waiting bonus can be claimed after the promotion’s end; a missed one is closed', () => {
  expect(labelOf(labelInput({ endsAt: 1, issued: true }))).toBe('issued');
  expect(labelOf(labelInput({ endsAt: 1, earned: true }))).toBe('claim');
  expect(labelOf(labelInput({ endsAt: 1, application: 'applying' }))).toBe('applying');
  expect(labelOf(labelInput({ endsAt: 1, application: 'rejected' }))).toBe('close');
  expect(labelOf(labelInput({ kind: 'application', application: 'approved' }))).toBe('close');
  expect(labelOf(labelInput({ missed: true }))).toBe('close');
  expect(labelOf(labelInput({ endsAt: null, now: 9e15, joined: true }))).toBe('joined');
});

test('raffles and applications need not be joined', () => {
  expect(labelOf(labelInput({ kind: 'raffle' }))).toBe('process');
  expect(actionOf('join', 'application')).toBe('apply');
  expect(actionOf('join', 'mission')).toBe('join');
  expect(actionOf('claim', 'raffle')).toBe('draw');
  expect(actionOf('joined', 'reload')).toBe('deposit');
  expect(actionOf('process', 'mission')).toBe('play');
  expect(actionOf('close', 'mission')).toBeUndefined();
});

test('prizes are drawn by their weight', () => {
  const prizes = [
    { amount: 1, weight: 3 },
    { amount: 50, weight: 1 },
  ];
  expect([0, 0.74, 0.75, 0.999].map((share) => prizeAt(prizes, share))).toEqual([1, 1, 50, 50]);
});
