import type { Hono } from 'hono';
import { TRIAL_TYPE } from '../../contract/members.ts';
import { playerRankProgress } from '../../contract/vip.ts';
import type { Gateway } from '../../core/gateway.ts';
import { route } from '../../core/route.ts';
import { refuseTrial } from '../records/page.ts';
import { rankProgressOf } from './progress.ts';

export function registerVip(app: Hono, gateway: Gateway): void {
  route(app, gateway, playerRankProgress, async (_request, session, { language }) => {
    refuseTrial(session, TRIAL_TYPE);
    return rankProgressOf(gateway, session, language);
  });
}
