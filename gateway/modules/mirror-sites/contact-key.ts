import type { REPRESENTATIVE_CHANNELS } from '../../contract/mirror-sites.ts';

type Channel = (typeof REPRESENTATIVE_CHANNELS)[number];

/** Prefixes of links to a person, with the channel that they belong to. */
const LINKS: readonly (readonly [RegExp, Channel])[] = [
  [/^(?:www\.)?(?:t|telegram)\.me\//, 'TELEGRAM'],
  [/^wa\.me\//, 'WHATSAPP'],
  [/^(?:(?:www|m)\.)?facebook\.com\//, 'FACEBOOK'],
  [/^(?:www\.)?m\.me\//, 'FACEBOOK'],
  [/^mailto:/, 'EMAIL'],
];
/** Facebook's URL of a profile without a name; the id alone identifies the person. */
const PROFILE_BY_ID = /^profile\.php\?(?:.*&)?(id=\d+).*$/;

const WHATSAPP_CHAT = /^(?:(?:api|web|www)\.)?whatsapp\.com\/send\/?\?/;

/**
 * Converts WhatsApp's long link to a chat to its short form; a link with several numbers or none is returned
 * unchanged.
 */
function shortenWhatsapp(text: string): string {
  if (!WHATSAPP_CHAT.test(text)) return text;
  const query = text.replace(WHATSAPP_CHAT, '').replace(/#.*$/, '');
  const [phone = '', ...others] = new URLSearchParams(query).getAll('phone');
  return others.length === 0 && /^[\s+]*\d+$/.test(phone) ? `wa.me/${phone.trim()}` : text;
}

export interface Contact {
  /** Normalized form, as in the list of representatives: lower case, without spaces and the like. */
  readonly key: string;
  /** The channel that the link belongs to: the same name on another channel may be somebody else's. */
  readonly channel: Channel | undefined;
}

/**
 * Normalizes a contact in any spelling: `@Baize_Help`, `https://t.me/baize_help` and `baize_help` have the same
 * key, and so has a number with or without spaces. The whole path of a link is significant, because in
 * `t.me/joinchat/…` and `wa.me/message/…` only the rest identifies the person.
 */
export function readContact(input: string): Contact {
  const text = shortenWhatsapp(
    input
      .trim()
      .toLowerCase()
      .replace(/^https?:\/\//, ''),
  );
  const [prefix, channel] = LINKS.find(([link]) => link.test(text)) ?? [/^tel:/, undefined];
  const rest = text.replace(prefix, '');
  const path = channel
    ? rest
        .replace(PROFILE_BY_ID, 'profile.php/$1')
        .replace(/[?#].*$/, '')
        .replace(/\/+$/, '')
    : rest;
  const name = path.replace(/^@/, '');
  const isNumber = /^[+\d][\d\s().-]*$/.test(name);
  return { key: isNumber ? name.replace(/\D/g, '') : name.replace(/\s/g, ''), channel };
}
