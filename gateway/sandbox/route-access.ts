import type { PathAccess } from '@baize/gateway/core/route-access.ts';

/** The checks of the gate for the sandbox's routes. */
export const pathAccess: readonly PathAccess[] = [
  // A player who was interrupted can read how the round ended, and the state of open bets.
  { path: '/sandbox/play/state', access: 'domain' },
  { path: '/sandbox/play/shown', access: 'domain' },
  { path: '/sandbox/play/history', access: 'domain' },
  { path: '/sandbox/play/lottery/board', access: 'domain' },
  // A retry with the same key must get the stored round even now: `checkRound` refuses new ones.
  { path: '/sandbox/play/round', access: 'domain' },
  { path: '/sandbox/play/step', access: 'domain' },
  { path: '/sandbox/play/lottery/slip', access: 'domain' },
  { path: '/sandbox/play/lottery/cancel', access: 'domain' },
  { path: '/sandbox/play/sports', access: 'domain' },
  { path: '/sandbox/play', access: 'closed' },
  { path: '/sandbox/chat', access: 'closed' },
  { path: '/sandbox/identity', access: 'closed' },
  // The payment page makes its own checks, to respond with a page.
  { path: '/sandbox/cashier/pay', access: 'domain' },
  // The merchant's staff works during maintenance, and ends it.
  { path: '/sandbox/developer', access: 'open' },
  { path: '/sandbox/cashier', access: 'open' },
  { path: '/sandbox/contracts', access: 'open' },
  { path: '/sandbox/rewards', access: 'open' },
  { path: '/sandbox/feedback', access: 'open' },
  { path: '/sandbox/messages', access: 'open' },
  { path: '/sandbox/protection', access: 'open' },
];
