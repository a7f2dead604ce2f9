import type { Hono } from 'hono';
import { playerRankProgress } from '../../contract/vip.ts';
import type { Gateway } from '../../core/gateway.ts';
import { refuseTrial } from '../../core/refuse-trial.ts';
import { route } from '../../core/route.ts';
import { rankProgressOf } from './progress.ts';

/** Registers a member's VIP progress. */
export function registerVip(app: Hono, gateway: Gateway): void {
  route(app, gateway, playerRankProgress, async (_request, session, { language }) => {
    refuseTrial(session);
    return rankProgressOf(gateway, session, language);
  });
}
