/**
 * The address that a domain setting names: `www.example.com` and `https://www.example.com` alike.
 * Empty where no domain is set.
 */
export function domainOrigin(domain: string): string {
  if (domain === '') return '';
  return new URL(/^https?:\/\//.test(domain) ? domain : `https://${domain}`).origin;
}
