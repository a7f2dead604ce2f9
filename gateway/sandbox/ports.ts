import type { Clock } from '@baize/gateway/core/clock.ts';
import { NO_PORTS, type Ports } from '@baize/gateway/core/ports.ts';
import type { Database } from '@baize/gateway/database/types.ts';
import { sandboxArt } from './art/paths.ts';
import { decidePayout } from './cashier/job.ts';
import { sandboxPayments } from './cashier/payments.ts';
import { sandboxChat } from './chat/port.ts';
import { sandboxIdentity } from './identity/port.ts';
import { sandboxLotteries } from './lottery/port.ts';
import { sandboxMail } from './mail/send.ts';
import { createLaunch } from './play/create-launch.ts';
import { sandboxSms } from './sms/send.ts';
import { sandboxVendorWallets } from './vendor-wallets/port.ts';

export interface SandboxStore {
  readonly db: Database;
  readonly clock: Clock;
  readonly isDemo: boolean;
}

/**
 * The sandbox's implementation of the ports. Its games, lotteries, chat and pictures are used everywhere; its carriers,
 * payment providers and identity providers in the demo only.
 */
export function sandboxPorts(store: SandboxStore): Ports {
  const everywhere: Ports = {
    ...NO_PORTS,
    games: { launch: (launch) => createLaunch(store, launch) },
    vendorWallets: sandboxVendorWallets(store),
    lotteries: sandboxLotteries(store),
    chat: sandboxChat(store),
    art: sandboxArt,
  };
  if (!store.isDemo) return everywhere;
  return {
    ...everywhere,
    sms: sandboxSms(store),
    mail: sandboxMail(store),
    payments: sandboxPayments,
    payouts: { decide: decidePayout },
    identity: sandboxIdentity(store),
  };
}
