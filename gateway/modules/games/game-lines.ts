import { configuredOrigins } from '../../core/configured-origins.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';

type Lines = Pick<MerchantSettings, 'launchGameCDNs'>;

/** The origins by which a merchant's games are loaded, each once, in its order. */
export const gameLines = ({ launchGameCDNs }: Lines): readonly string[] => [
  ...new Set(configuredOrigins(launchGameCDNs)),
];

/**
 * The address of a game by the line that is asked for. A vendor that answers with an address of its own
 * keeps it, and a line that the merchant has no more is left aside: the game opens without it.
 */
export function byLine(settings: Lines, address: string, line: string | undefined): string {
  const isOurs = address.startsWith('/') && !address.startsWith('//');
  if (!isOurs || line === undefined || !gameLines(settings).includes(line)) return address;
  return new URL(address, line).href;
}
