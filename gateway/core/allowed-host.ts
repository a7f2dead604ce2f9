import type { Context } from 'hono';
import type { MerchantSettings } from './merchant-schema.ts';

/** Returns the host name of a Host header: lower case, without port. */
export const hostName = (header: string): string => header.toLowerCase().replace(/:\d+$/, '');

/** Returns the requested host name: lower case, without port. */
export const hostOf = (context: Context): string =>
  hostName(context.req.header('host') ?? new URL(context.req.url).host);

const hostOfOrigin = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).hostname : undefined;

/**
 * Whether the portal may be served on this host (R8.05): one of the merchant's domains, where `*.`
 * matches all subdomains, or one of its mirror sites. Without configured domains every host is allowed.
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
