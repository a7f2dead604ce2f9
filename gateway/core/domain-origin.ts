/**
 * Returns the origin of a domain setting, for example `www.example.com` or `https://www.example.com`.
 * Empty for an empty setting.
 */
export function domainOrigin(domain: string): string {
  if (domain === '') return '';
  return new URL(/^https?:\/\//.test(domain) ? domain : `https://${domain}`).origin;
}
