import { isIP } from 'node:net';
import { hostOf, isAllowedHost } from '@baize/gateway/core/allowed-host.ts';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import { readSettings } from '@baize/gateway/core/merchant-settings.ts';
import { isSameOrigin } from '@baize/gateway/core/same-origin.ts';
import type { Context, Hono, MiddlewareHandler } from 'hono';

/** Where the demo's desks and tools lie: all that acts for staff, or for somebody else's provider. */
const DESKS = [
  '/sandbox/cashier',
  '/sandbox/contracts',
  '/sandbox/developer',
  '/sandbox/feedback',
  '/sandbox/figures',
  '/sandbox/identity',
  '/sandbox/messages',
  '/sandbox/protection',
  '/sandbox/rewards',
];

const READING = ['GET', 'HEAD'];

/**
 * Whether a name is the gateway's own. Any other name may be one that its owner has let point here:
 * to a browser a page of his would then be of the same origin as the desks (DNS rebinding). An
 * address cannot be pointed elsewhere.
 */
async function isOwnHost(gateway: Gateway, host: string): Promise<boolean> {
  if (host === 'localhost' || host === gateway.config.host.toLowerCase()) return true;
  if (isIP(host.replace(/^\[(.*)\]$/, '$1'))) return true;
  const settings = await readSettings(gateway.db);
  return settings.allowedDomains.length > 0 && isAllowedHost(settings, host);
}

/**
 * Whether a request comes from the desks' own pages, from the address bar, or from a program that is
 * no browser. Browsers say where a request comes from by `Sec-Fetch-Site`, those of plain HTTP by
 * `Origin`; one that changes something and says neither is too old to be trusted with it.
 */
function isOwnRequest(context: Context): boolean {
  const header = (name: string) => context.req.header(name);
  const reading = READING.includes(context.req.method);
  const site = header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || (reading && site === 'none');
  const origin = header('origin');
  if (origin !== undefined) return isSameOrigin({ headers: { origin, host: header('host') } });
  return reading || !/^Mozilla\//.test(header('user-agent') ?? '');
}

function deskAccess(gateway: Gateway): MiddlewareHandler {
  return async (context, next) => {
    if (!(await isOwnHost(gateway, hostOf(context)))) {
      throw new GatewayError(
        'domain_invalid',
        'The desks answer under an address, under localhost, and under domains that the merchant allows.',
      );
    }
    if (!isOwnRequest(context)) {
      throw new GatewayError('function.not.available', 'The desks answer their own pages only.');
    }
    await next();
  };
}

/** Guards the demo's desks: they know no login, so a page of another site must not reach them. */
export function guardDesks(app: Hono, gateway: Gateway): void {
  const access = deskAccess(gateway);
  for (const desk of DESKS) app.use(`${desk}/*`, access);
}
