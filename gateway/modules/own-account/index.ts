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
import { dataFile } from './data-file.ts';
import { chooseChannel, marketingOf } from './marketing-choices.ts';
import { owner } from './owner.ts';

/** Registers the members' choices about their account: offers, data export, closing (R10.11). */
export function registerOwnAccount(app: Hono, gateway: Gateway): void {
  route(app, gateway, memberMarketing, async (_request, session) =>
    marketingOf(gateway, owner(session)),
  );
  route(app, gateway, chooseMarketing, async (choice, session) =>
    chooseChannel(gateway, owner(session), choice),
  );
  route(app, gateway, ownAccount, async (_request, session) =>
    ownAccountOf(gateway, owner(session)),
  );
  route(app, gateway, closeAccountCall, async (request, session) =>
    closeAccount(gateway, session, request),
  );
  routeFile(app, gateway, memberDataFile, async (proof, session) =>
    dataFile(gateway, session, proof),
  );
}
