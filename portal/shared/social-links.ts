import type { Boot } from '@baize/gateway/contract';
import { safeLink } from '@baize/tokens/src/safe-link.ts';
import { boot } from './boot.ts';

const NAMES = { FACEBOOK: 'Facebook', TELEGRAM: 'Telegram', WHATSAPP: 'WhatsApp' } as const;
export type Network = keyof typeof NAMES;

const isNetwork = (type: string): type is Network => type in NAMES;

type Resources = Readonly<Boot['permission']['info']['resources']>;

/** R1.04: the merchant's social pages, only those that it configured and whose address is safe. */
export function socialLinksOf(
  resources: Resources,
): readonly { type: Network; name: string; url: string }[] {
  return resources.flatMap(({ resourceType, url }) => {
    const type = resourceType.toUpperCase();
    return isNetwork(type) && safeLink(url) ? [{ type, name: NAMES[type], url }] : [];
  });
}

export const socialLinks = () => socialLinksOf(boot().permission.info.resources);
