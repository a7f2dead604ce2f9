import { isIP } from 'node:net';
import { hostOf, isAllowedHost } from '@baize/gateway/core/allowed-host.ts';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import { readSettings } from '@baize/gateway/core/merchant-settings.ts';
import { isSameOrigin } from '@baize/gateway/core/same-origin.ts';
import type { Context, Hono, MiddlewareHandler } from 'hono';

/** Paths of the demo's back office and tools: everything that acts for staff or for a third party. */
const PATHS = [
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
 * Whether a host name is the gateway's own. The owner of any other name can point it at this machine; a page of
 * that name would then be of the same origin as the back office (DNS rebinding). An IP address cannot be redirected.
 */
async function isOwnHost(gateway: Gateway, host: string): Promise<boolean> {
  if (host === 'localhost' || host === gateway.config.host.toLowerCase()) return true;
  if (isIP(host.replace(/^\[(.*)\]$/, '$1'))) return true;
  const settings = await readSettings(gateway.db);
  return settings.allowedDomains.length > 0 && isAllowedHost(settings, host);
}

/**
 * Whether a request comes from the back office's own pages, from the address bar, or from a program that is not a browser.
 * Browsers state the origin by `Sec-Fetch-Site`, over plain HTTP by `Origin`; a request that changes something and
 * has neither comes from a browser that is too old to be trusted.
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

function backOfficeAccess(gateway: Gateway): MiddlewareHandler {
  return async (context, next) => {
    if (!(await isOwnHost(gateway, hostOf(context)))) {
      throw new GatewayError(
        'domain_invalid',
        'The back office is served only under an IP address, localhost and the domains that the merchant allows.',
      );
    }
    if (!isOwnRequest(context)) {
      throw new GatewayError(
        'function.not.available',
        'The back office accepts requests only from its own pages.',
      );
    }
    await next();
  };
}

/** Protects the demo's back office from pages of other sites, because it has no login. */
export function protectBackOffice(app: Hono, gateway: Gateway): void {
  const access = backOfficeAccess(gateway);
  for (const path of PATHS) app.use(`${path}/*`, access);
}
