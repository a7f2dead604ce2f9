import { Hono } from 'hono';
import { compression } from './core/compression.ts';
import { handleError } from './core/error-handler.ts';
import type { Gateway } from './core/gateway.ts';
import { GatewayError } from './core/gateway-error.ts';
import { registerPages } from './core/pages/index.ts';
import { rejectControlCharacters } from './core/reject-control-characters.ts';
import { requestId } from './core/request-id.ts';
import { securityHeaders } from './core/security-headers.ts';
import { registerAgents } from './modules/agents/index.ts';
import { registerAnnouncements } from './modules/announcements/index.ts';
import { registerCashier } from './modules/cashier/index.ts';
import { registerChat } from './modules/chat/index.ts';
import { registerContracts } from './modules/contracts/index.ts';
import { registerFeedback } from './modules/feedback/index.ts';
import { registerGames } from './modules/games/index.ts';
import { registerHelp } from './modules/help/index.ts';
import { registerIdentity } from './modules/identity/index.ts';
import { registerLineRecords } from './modules/line-records/index.ts';
import { registerLoginSafety } from './modules/login-safety/index.ts';
import { registerLotteryMenus } from './modules/lottery/index.ts';
import { registerMembers } from './modules/members/index.ts';
import { registerMessages } from './modules/messages/index.ts';
import { registerMirrorSites } from './modules/mirror-sites/index.ts';
import { registerMissions } from './modules/missions/index.ts';
import { registerOwnAccount } from './modules/own-account/index.ts';
import { registerPageFigures } from './modules/page-figures/index.ts';
import { registerPoints } from './modules/points/index.ts';
import { registerProfile } from './modules/profile/index.ts';
import { registerProfit } from './modules/profit/index.ts';
import { registerPromotions } from './modules/promotions/index.ts';
import { registerProtection } from './modules/protection/index.ts';
import { registerRebates } from './modules/rebates/index.ts';
import { registerRecords } from './modules/records/index.ts';
import { registerRecovery } from './modules/recovery/index.ts';
import { registerReferral } from './modules/referral/index.ts';
import { registerSession } from './modules/session/index.ts';
import { systemGate } from './modules/system/gate.ts';
import { registerSystem } from './modules/system/index.ts';
import { systemStatus } from './modules/system/status.ts';
import { registerVip } from './modules/vip/index.ts';
import { registerWallet } from './modules/wallet/index.ts';
import { registerWalletOverview } from './modules/wallet-overview/index.ts';
import { registerWalletTransfers } from './modules/wallet-transfers/index.ts';
import { providers } from './providers.ts';

/**
 * Creates the web application: middleware, the endpoints of all modules, the providers' own routes, and the pages.
 */
export function createApp(gateway: Gateway): Hono {
  const app = new Hono();
  app.onError(handleError);
  app.notFound(() => {
    throw new GatewayError('not_found', 'There is no such call.');
  });
  app.use(requestId, securityHeaders(gateway.config), rejectControlCharacters, compression);
  providers.registerBeforeGate(app);
  app.use(systemGate(gateway, providers.pathAccess));

  registerSystem(app, gateway);
  registerPageFigures(app, gateway);
  registerSession(app, gateway);
  registerLoginSafety(app, gateway);
  registerRecovery(app, gateway);
  registerMembers(app, gateway);
  registerContracts(app, gateway);
  registerAgents(app, gateway);
  registerLineRecords(app, gateway);
  registerIdentity(app, gateway);
  registerWallet(app, gateway);
  registerWalletOverview(app, gateway);
  registerWalletTransfers(app, gateway);
  registerRecords(app, gateway);
  registerProfit(app, gateway);
  registerProfile(app, gateway);
  registerMessages(app, gateway);
  registerCashier(app, gateway);
  registerOwnAccount(app, gateway);
  registerProtection(app, gateway);
  registerAnnouncements(app, gateway);
  registerPromotions(app, gateway);
  registerPoints(app, gateway);
  registerMissions(app, gateway);
  registerRebates(app, gateway);
  registerReferral(app, gateway);
  registerVip(app, gateway);
  registerGames(app, gateway);
  registerLotteryMenus(app, gateway);
  registerHelp(app, gateway);
  registerFeedback(app, gateway);
  registerMirrorSites(app, gateway);
  registerChat(app, gateway);
  providers.register(app, gateway);
  registerPages(app, {
    config: gateway.config,
    readPermission: (ip, _language, host) => systemStatus(gateway, { ip, host }),
  });
  return app;
}
