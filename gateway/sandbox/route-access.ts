import type { PathAccess } from '@baize/gateway/core/route-access.ts';

/** How far the gate checks what the sandbox serves. */
export const pathAccess: readonly PathAccess[] = [
  // An interrupted player reads how the round ended, and what becomes of bets placed before.
  { path: '/sandbox/play/state', access: 'domain' },
  { path: '/sandbox/play/shown', access: 'domain' },
  { path: '/sandbox/play/history', access: 'domain' },
  { path: '/sandbox/play/lottery/board', access: 'domain' },
  // The same key must get the stored round also now: `checkRound` refuses new ones.
  { path: '/sandbox/play/round', access: 'domain' },
  { path: '/sandbox/play/step', access: 'domain' },
  { path: '/sandbox/play/lottery/slip', access: 'domain' },
  { path: '/sandbox/play/lottery/cancel', access: 'domain' },
  { path: '/sandbox/play/sports', access: 'domain' },
  { path: '/sandbox/play', access: 'closed' },
  { path: '/sandbox/chat', access: 'closed' },
  { path: '/sandbox/identity', access: 'closed' },
  // The payment page checks by itself, to answer people with a page.
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
