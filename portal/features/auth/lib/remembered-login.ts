import * as z from 'zod/mini';

const NAME = 'rememberLogin';
/** Seconds: section 9, remember-login lasts 24 hours. */
const LIFETIME = 24 * 60 * 60;

const remembered = z.object({
  type: z.enum(['username', 'sms']),
  username: z.string(),
  countryCode: z.string(),
  mobileNum: z.string(),
});

/** The values with which the login form is filled: names and SMS data, never a password (R9.04). */
type RememberedLogin = z.infer<typeof remembered>;

/** Reads the cookie from `document.cookie`; a damaged one counts as absent. */
export function readRemembered(cookies: string): RememberedLogin | undefined {
  const pair = cookies.split('; ').find((each) => each.startsWith(`${NAME}=`));
  if (!pair) return undefined;
  try {
    const stored: unknown = JSON.parse(decodeURIComponent(pair.slice(NAME.length + 1)));
    const parsed = z.safeParse(remembered, stored);
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** The cookie to write; without a login, the one that removes it. */
export function rememberCookie(login: RememberedLogin | undefined, isSecure: boolean): string {
  const value = login ? encodeURIComponent(JSON.stringify(z.parse(remembered, login))) : '';
  const parts = [
    `${NAME}=${value}`,
    'path=/',
    `max-age=${login ? LIFETIME : 0}`,
    'samesite=strict',
  ];
  return [...parts, ...(isSecure ? ['secure'] : [])].join(';');
}

export const rememberedLogin = (): RememberedLogin | undefined => readRemembered(document.cookie);

export function rememberLogin(login: RememberedLogin | undefined): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = rememberCookie(login, location.protocol === 'https:');
}
