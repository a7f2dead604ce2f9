import type { Gateway } from '@baize/gateway/core/gateway.ts';
import type { PrepareOptions, Providers } from '@baize/gateway/core/providers.ts';
import { accounts } from '@baize/gateway/database/schema/index.ts';
import { registerAppPages } from './app-pages.ts';
import { registerArt, warmArt } from './art/index.ts';
import { protectBackOffice } from './back-office-access.ts';
import { registerSandboxCashier } from './cashier/index.ts';
import { startCashierJobs } from './cashier/job.ts';
import { CHAT_SOCKET_PATH, serveChatSocket } from './chat/chat-socket.ts';
import { deleteOldChats } from './chat/delete-old-chats.ts';
import { registerSandboxChat } from './chat/index.ts';
import { registerSandboxContracts } from './contracts/index.ts';
import { deleteOldMessages } from './developer/delete-messages.ts';
import { registerDeveloper } from './developer/index.ts';
import { registerSandboxFeedback } from './feedback/index.ts';
import { deleteOldCodes } from './identity/codes.ts';
import { registerSandboxIdentity } from './identity/index.ts';
import { registerLottery } from './lottery/index.ts';
import { deleteOldIssues } from './lottery/issues.ts';
import { startDrawing } from './lottery/job.ts';
import { registerSandboxMessages } from './messages/index.ts';
import { registerSandboxPageFigures } from './page-figures/index.ts';
import { startEndingAbandonedRounds } from './play/abandoned-rounds.ts';
import { deleteOldTrials } from './play/delete-old-trials.ts';
import { FRAMED_CALLS, frameAccess } from './play/frame-access.ts';
import { cancelPendingPublications, registerSandboxGames } from './play/index.ts';
import { sandboxPorts } from './ports.ts';
import { registerSandboxProtection } from './protection/index.ts';
import { registerSandboxRewards } from './rewards/index.ts';
import { pathAccess } from './route-access.ts';
import { seedAccounts } from './seed/accounts.ts';
import { applyDemoMerchant } from './seed/demo-merchant.ts';
import { backfillGameFacts } from './seed/game-facts.ts';
import { seedDemo } from './seed/index.ts';
import { registerSports } from './sports/index.ts';
import { startSettlingMatches } from './sports/job.ts';
import { deleteOldMatches } from './sports/matches.ts';

/** Fills an empty database; one that has accounts is left alone. */
async function fillDatabase(gateway: Gateway, { demoData, progress }: PrepareOptions) {
  if (demoData === 'none') return;
  if (demoData === 'all') {
    await seedDemo(gateway, progress);
    await backfillGameFacts(gateway.db);
    return;
  }
  const known = await gateway.db.select({ id: accounts.id }).from(accounts).limit(1);
  if (known.length === 0) await gateway.db.transaction((tx) => seedAccounts(tx, gateway.clock));
}

/** The sandbox's implementation of every third party, and the demo's data. */
export const sandbox: Providers = {
  ports: sandboxPorts,
  registerBeforeGate: (app) => {
    // A game in its frame has an opaque origin and needs CORS headers to read a refusal of the gate.
    for (const path of FRAMED_CALLS) app.use(path, frameAccess);
  },
  register: (app, gateway) => {
    registerSandboxGames(app, gateway);
    registerLottery(app, gateway);
    registerSports(app, gateway);
    registerSandboxChat(app, gateway);
    registerArt(app, gateway);
    if (!gateway.config.demo) return;
    protectBackOffice(app, gateway);
    registerDeveloper(app, gateway);
    registerSandboxCashier(app, gateway);
    registerSandboxIdentity(app, gateway);
    registerSandboxRewards(app, gateway);
    registerSandboxFeedback(app, gateway);
    registerSandboxMessages(app, gateway);
    registerSandboxContracts(app, gateway);
    registerSandboxProtection(app, gateway);
    registerSandboxPageFigures(app, gateway);
    registerAppPages(app);
  },
  pathAccess,
  sockets: [{ path: CHAT_SOCKET_PATH, serve: serveChatSocket }],
  prepare: async (gateway, options) => {
    if (gateway.config.demo) {
      await fillDatabase(gateway, options);
      await applyDemoMerchant(gateway);
      return;
    }
    // Data of an earlier demo on this database, which only the developer inbox could show.
    await deleteOldMessages(gateway);
  },
  startJobs: (gateway) => [
    startCashierJobs(gateway),
    startDrawing(gateway),
    startSettlingMatches(gateway),
    startEndingAbandonedRounds(gateway),
    async () => cancelPendingPublications(gateway),
  ],
  cleanupTasks: (gateway) => [
    () => deleteOldIssues(gateway),
    () => deleteOldMatches(gateway),
    () => deleteOldTrials(gateway),
    () => deleteOldMessages(gateway),
    () => deleteOldCodes(gateway),
    () => deleteOldChats(gateway),
  ],
  warm: warmArt,
};
