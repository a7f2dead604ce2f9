import type { REPRESENTATIVE_CHANNELS } from '../../contract/mirror-sites.ts';

type Channel = (typeof REPRESENTATIVE_CHANNELS)[number];

/** What a link to a person begins with, and the channel that it belongs to. */
const LINKS: readonly (readonly [RegExp, Channel])[] = [
  [/^(?:www\.)?(?:t|telegram)\.me\//, 'TELEGRAM'],
  [/^wa\.me\//, 'WHATSAPP'],
  [/^(?:(?:www|m)\.)?facebook\.com\//, 'FACEBOOK'],
  [/^(?:www\.)?m\.me\//, 'FACEBOOK'],
  [/^mailto:/, 'EMAIL'],
];
/** Facebook's address of whoever chose no name: the id alone says who it is. */
const PROFILE_BY_ID = /^profile\.php\?(?:.*&)?(id=\d+).*$/;

const WHATSAPP_CHAT = /^(?:(?:api|web|www)\.)?whatsapp\.com\/send\/?\?/;

/** WhatsApp's long link to a chat as its short one; a link that names several numbers, or none, stays as it is. */
function shortenWhatsapp(text: string): string {
  if (!WHATSAPP_CHAT.test(text)) return text;
  const query = text.replace(WHATSAPP_CHAT, '').replace(/#.*$/, '');
  const [phone = '', ...others] = new URLSearchParams(query).getAll('phone');
  return others.length === 0 && /^[\s+]*\d+$/.test(phone) ? `wa.me/${phone.trim()}` : text;
}

export interface Contact {
  /** As the list of representatives has it: lower case, without spaces and the like. */
  readonly key: string;
  /** The channel that the link names: the same name in another one may be anybody's. */
  readonly channel: Channel | undefined;
}

/**
 * A contact however a person typed or pasted it: `@Baize_Help`, `https://t.me/baize_help` and
 * `baize_help` have one key, so has a number with spaces. All of a link's path counts, for
 * `t.me/joinchat/…` and `wa.me/message/…` say only there whom they lead to.
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
