import type { REPRESENTATIVE_CHANNELS } from '../../contract/lines.ts';

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
  const text = input
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '');
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
