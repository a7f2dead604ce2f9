import type { NamedPassage } from '@baize/gateway/core/passages.ts';

/** How far the gate checks what the sandbox serves. */
export const passages: readonly NamedPassage[] = [
  // An interrupted player reads how the round ended, and what becomes of bets placed before.
  { path: '/sandbox/play/state', passage: 'domain' },
  { path: '/sandbox/play/shown', passage: 'domain' },
  { path: '/sandbox/play/history', passage: 'domain' },
  { path: '/sandbox/play/lottery/board', passage: 'domain' },
  // The same key must get the stored round also now: `checkRound` refuses new ones.
  { path: '/sandbox/play/round', passage: 'domain' },
  { path: '/sandbox/play/step', passage: 'domain' },
  { path: '/sandbox/play/lottery/slip', passage: 'domain' },
  { path: '/sandbox/play/lottery/cancel', passage: 'domain' },
  { path: '/sandbox/play/sports', passage: 'domain' },
  { path: '/sandbox/play', passage: 'closed' },
  { path: '/sandbox/chat', passage: 'closed' },
  { path: '/sandbox/identity', passage: 'closed' },
  // The payment page checks by itself, to answer people with a page.
  { path: '/sandbox/cashier/pay', passage: 'domain' },
  // The merchant's staff works during maintenance, and ends it.
  { path: '/sandbox/developer', passage: 'open' },
  { path: '/sandbox/cashier', passage: 'open' },
  { path: '/sandbox/contracts', passage: 'open' },
  { path: '/sandbox/rewards', passage: 'open' },
  { path: '/sandbox/feedback', passage: 'open' },
  { path: '/sandbox/messages', passage: 'open' },
  { path: '/sandbox/protection', passage: 'open' },
];
