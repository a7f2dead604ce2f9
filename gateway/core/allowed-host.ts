import type { Context } from 'hono';
import type { MerchantSettings } from './merchant-schema.ts';

/** The host of a Host header, without its port, in lower case. */
export const hostName = (header: string): string => header.toLowerCase().replace(/:\d+$/, '');

/** The host that a request was made to, without its port, in lower case. */
export const hostOf = (context: Context): string =>
  hostName(context.req.header('host') ?? new URL(context.req.url).host);

const hostOfOrigin = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).hostname : undefined;

/**
 * Whether the portal may be opened on this host (R8.05): one of the merchant's domains, `*.` for
 * all below one, or one of its own mirror sites. A merchant that named none allows any.
 */
export function isAllowedHost(
  settings: Pick<MerchantSettings, 'allowedDomains' | 'domainRoute'>,
  host: string,
): boolean {
  const { allowedDomains, domainRoute } = settings;
  if (allowedDomains.length === 0) return true;
  if (domainRoute.some((origin) => hostOfOrigin(origin) === host)) return true;
  return allowedDomains.some((domain) => {
    const name = domain.toLowerCase();
    return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;
  });
}
