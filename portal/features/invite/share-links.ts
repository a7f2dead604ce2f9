import type { Network } from '../../shared/social-links.ts';

/** Where each network takes a link that is to be shared, with a line of text where it takes one. */
const ADDRESSES: Readonly<Record<Network, (link: string, text: string) => string>> = {
  FACEBOOK: (link) =>
    `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: link })}`,
  TELEGRAM: (link, text) => `https://t.me/share/url?${new URLSearchParams({ url: link, text })}`,
  WHATSAPP: (link, text) => `https://wa.me/?${new URLSearchParams({ text: `${text} ${link}` })}`,
};

export const shareAddress = (network: Network, link: string, text: string): string =>
  ADDRESSES[network](link, text);
