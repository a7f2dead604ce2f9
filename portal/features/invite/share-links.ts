import type { Network } from '../../shared/social-links.ts';

/** The share address of each network, with a text where it supports one. */
const ADDRESSES: Readonly<Record<Network, (link: string, text: string) => string>> = {
  FACEBOOK: (link) =>
    `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: link })}`,
  TELEGRAM: (link, text) => `https://t.me/share/url?${new URLSearchParams({ url: link, text })}`,
  WHATSAPP: (link, text) => `https://wa.me/?${new URLSearchParams({ text: `${text} ${link}` })}`,
};

export const shareAddress = (network: Network, link: string, text: string): string =>
  ADDRESSES[network](link, text);
