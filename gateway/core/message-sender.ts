import type { Language } from '../contract/languages.ts';
import { brandName, brandText } from './describe-brand.ts';
import { domainOrigin } from './domain-origin.ts';
import type { Gateway } from './gateway.ts';
import { readSettings } from './merchant-settings.ts';

/** The sender of mails and SMS as the recipient sees it: the merchant's brand. */
export interface MessageSender {
  readonly name: string;
  /** Undefined if it equals the name. */
  readonly tagline: string | undefined;
  /** Origin of the portal; empty without a configured main domain. */
  readonly origin: string;
  /** URL of the logo as PNG, because mail programs show no SVG. Undefined without a brand. */
  readonly logo: string | undefined;
  /** Colours behind the logo, of the button and of its label, as `#rrggbb`. */
  readonly colors: { readonly ground: string; readonly button: string; readonly onButton: string };
  /** Links to the contacts that the brand has configured. */
  readonly contacts: readonly string[];
}

const PLAIN = { ground: '#ffffff', button: '#1a1a1a', onButton: '#ffffff' };

/** Returns the sender of messages in a language; without a brand, its name is the merchant's code. */
export async function messageSender(
  { brands, config, db }: Pick<Gateway, 'brands' | 'config' | 'db'>,
  language: Language,
): Promise<MessageSender> {
  const [brand, settings] = await Promise.all([brands.choose(undefined), readSettings(db)]);
  const origin = domainOrigin(settings.mainDomain);
  if (!brand) {
    const none = { tagline: undefined, logo: undefined, contacts: [] };
    return { name: config.merchant, origin, colors: PLAIN, ...none };
  }
  const name = brandName(brand, language);
  const tagline = brandText(brand.tagline, language);
  const { palette, support } = brand;
  const contacts = ['email', 'phone', 'help'].flatMap((way) => {
    const found = support[way];
    return found?.configured && found.href ? [found.href] : [];
  });
  return {
    name,
    tagline: tagline === name ? undefined : tagline,
    origin,
    logo: `${origin}/brands/${brand.slug}/logo.png`,
    colors: palette
      ? { ground: palette.surface, button: palette.primary, onButton: palette.onPrimary }
      : PLAIN,
    contacts: contacts.map((href) => (href.startsWith('/') ? origin + href : href)),
  };
}
