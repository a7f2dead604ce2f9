import { configuredOrigins } from '../../core/configured-origins.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';

type OriginSettings = Pick<MerchantSettings, 'launchGameCDNs'>;

/** Returns the alternative origins that a merchant's games can be loaded from, without duplicates, in its order. */
export const gameOrigins = ({ launchGameCDNs }: OriginSettings): readonly string[] => [
  ...new Set(configuredOrigins(launchGameCDNs)),
];

/**
 * Returns the URL of a game at the requested origin. An absolute URL of a vendor is not changed, and an origin
 * that the merchant has removed is ignored.
 */
export function atOrigin(
  settings: OriginSettings,
  address: string,
  origin: string | undefined,
): string {
  const isOurs = address.startsWith('/') && !address.startsWith('//');
  if (!isOurs || origin === undefined || !gameOrigins(settings).includes(origin)) return address;
  return new URL(address, origin).href;
}
