import { safeLink } from '@baize/tokens/src/safe-link.ts';
import { boot } from './boot.ts';

const NAMES = { FACEBOOK: 'Facebook', TELEGRAM: 'Telegram', WHATSAPP: 'WhatsApp' } as const;
export type Network = keyof typeof NAMES;

const isNetwork = (type: string): type is Network => type in NAMES;

/** R1.04: the merchant's pages elsewhere, only those that it configured and that lead where a link may. */
export function socialLinks(): readonly { type: Network; name: string; url: string }[] {
  return boot().permission.info.resources.flatMap(({ resourceType, url }) => {
    const type = resourceType.toUpperCase();
    return isNetwork(type) && safeLink(url) ? [{ type, name: NAMES[type], url }] : [];
  });
}
