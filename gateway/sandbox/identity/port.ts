import type { IdentityPort } from '@baize/gateway/core/ports.ts';
import { SANDBOX_CLIENT } from './client.ts';
import { redeemCode, type Store } from './codes.ts';

/** The sandbox's identity provider as the gateway calls it. */
export const sandboxIdentity = (store: Store): IdentityPort => ({
  clientId: SANDBOX_CLIENT,
  redeem: (code) => redeemCode(store, { ...code, clientId: SANDBOX_CLIENT }),
});
