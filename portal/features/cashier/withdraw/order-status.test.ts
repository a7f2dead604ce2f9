import { expect, test } from 'vitest';
import { withdrawalStatus } from './order-status.ts';

const arrival = { receivedAmount: 15, remainingAmount: 25 };

test('[R4.23] a withdrawal has one status: that of a pending payment, else that of the order, and once everything is sent that of the payment', () => {
  expect(withdrawalStatus({ status: 'pending' })).toBe('pending');
  expect(withdrawalStatus({ status: 'refused' })).toBe('refused');
  const withPayment = (
    status: 'pending' | 'approved',
    payment: 'awaiting' | 'review' | 'received',
  ) => withdrawalStatus({ status, confirmation: { status: payment, ...arrival } });
  expect(withPayment('pending', 'awaiting')).toBe('awaiting');
  expect(withPayment('pending', 'review')).toBe('review');
  expect(withPayment('pending', 'received')).toBe('pending');
  expect(withPayment('approved', 'awaiting')).toBe('awaiting');
  expect(withPayment('approved', 'received')).toBe('received');
});
