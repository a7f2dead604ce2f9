import type { Hono } from 'hono';
import {
  chooseMarketing,
  closeAccount as closeAccountCall,
  memberDataFile,
  memberMarketing,
  ownAccount,
} from '../../contract/own-account.ts';
import type { Gateway } from '../../core/gateway.ts';
import { route, routeFile } from '../../core/route.ts';
import { ownAccountOf } from './account-state.ts';
import { closeAccount } from './closing.ts';
import { exportData } from './export-data.ts';
import { chooseChannel, marketingOf } from './marketing-choices.ts';
import { requireRealAccount } from './require-real-account.ts';

/** Registers the members' choices about their account: offers, data export, closing (R10.11). */
export function registerOwnAccount(app: Hono, gateway: Gateway): void {
  route(app, gateway, memberMarketing, async (_request, session) =>
    marketingOf(gateway, requireRealAccount(session)),
  );
  route(app, gateway, chooseMarketing, async (choice, session) =>
    chooseChannel(gateway, requireRealAccount(session), choice),
  );
  route(app, gateway, ownAccount, async (_request, session) =>
    ownAccountOf(gateway, requireRealAccount(session)),
  );
  route(app, gateway, closeAccountCall, async (request, session) =>
    closeAccount(gateway, session, request),
  );
  routeFile(app, gateway, memberDataFile, async (proof, session) =>
    exportData(gateway, session, proof),
  );
}
