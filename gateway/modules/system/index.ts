import type { Hono } from 'hono';
import { MINUTE } from '../../contract/durations.ts';
import { countries, permission, registerSettings, whitelabel } from '../../contract/system.ts';
import type { Gateway } from '../../core/gateway.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { route } from '../../core/route.ts';
import { sealForClient } from '../../core/seal-for-client.ts';
import { throttle } from '../../core/throttle.ts';
import { COUNTRIES } from './countries.ts';
import { offeredSettings } from './offered-settings.ts';
import { systemStatus, whitelabelTree } from './status.ts';

/** Limits encrypted responses, which cost more than reading the status: enough for people. */
const SEALED_STATUSES = { name: 'sealed-status', limit: 60, windowMs: MINUTE };

/** Registers the system status, module flags, registration settings, countries and public keys. */
export function registerSystem(app: Hono, gateway: Gateway): void {
  route(app, gateway, permission, async ({ clientKey }, _session, { ip, network, host }) => {
    if (clientKey === undefined) return systemStatus(gateway, { ip, host });
    await throttle(gateway, SEALED_STATUSES, network);
    return systemStatus(gateway, { ip, host, seal: await sealForClient(clientKey) });
  });
  const offered = async () => offeredSettings(await readSettings(gateway.db), gateway.ports);
  route(app, gateway, whitelabel, async () => whitelabelTree((await offered()).flags));
  route(app, gateway, registerSettings, async () => (await offered()).registerFields);
  route(app, gateway, countries, async (_request, _session, call) => {
    call.header('Cache-Control', 'public, max-age=86400');
    return COUNTRIES;
  });
  app.get('/.well-known/jwks.json', async (context) => {
    context.header('Cache-Control', 'public, max-age=300');
    return context.json(await gateway.sealing.publicKeys());
  });
}
