import { createBackground } from './core/background.ts';
import { createBrands } from './core/brands.ts';
import type { Clock } from './core/clock.ts';
import type { Config } from './core/config.ts';
import { createChatEvents, createEvents } from './core/events.ts';
import type { Gateway } from './core/gateway.ts';
import { createOutboundHttp, type OutboundFetch } from './core/outbound-http.ts';
import { createSealing } from './core/sealing.ts';
import { createVault } from './core/vault.ts';
import type { OpenDatabase } from './database/open.ts';
import { createSessions } from './modules/session/sessions.ts';
import { providers } from './providers.ts';

/**
 * Creates the dependencies of the modules. The caller closes `events` and `chatEvents`.
 * @param secret the gateway's secret (gateway-secret.ts)
 * @param outboundFetch replaces requests to third parties (tests)
 */
export async function createGateway(
  config: Config,
  clock: Clock,
  opened: OpenDatabase,
  secret: string,
  outboundFetch?: OutboundFetch,
): Promise<Gateway> {
  const { db } = opened;
  const vault = createVault(secret);
  return {
    config,
    brands: createBrands(config),
    clock,
    db,
    events: await createEvents(opened),
    chatEvents: await createChatEvents(opened),
    sealing: createSealing(db, clock, vault),
    sessions: createSessions({ config, clock, db }),
    vault,
    ports: providers.ports({ db, clock, isDemo: config.demo }),
    outboundHttp: createOutboundHttp(outboundFetch),
    background: createBackground(),
  };
}
