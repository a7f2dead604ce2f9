import * as z from 'zod/mini';

const host = z.string().check(z.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i, 'not a host name'));
const origin = z.string().check(z.regex(/^https?:\/\/[a-z0-9.-]+(?::\d+)?$/i, 'not an origin'));
const id = z.string().check(z.minLength(1), z.maxLength(255));

/** The Firebase project whose phone authentication is used; all of it is public by design. */
export const firebaseProject = z.object({
  provider: z.literal('firebase'),
  apiKey: id,
  authDomain: host,
  projectId: id,
});

/** Login providers: two of the specification, and the demo's own that needs no network. */
export const SOCIAL_PROVIDERS = ['google', 'facebook', 'sandbox'] as const;
export const socialProvider = z.enum(SOCIAL_PROVIDERS);
export type SocialProvider = z.infer<typeof socialProvider>;

/**
 * R7.06: what the portal has to know of the third parties that the merchant configured, and what
 * the content security policy is extended by. Holds no secret. A platform that sends none of it
 * has SMS codes of its own and no social login.
 */
export const thirdParties = z.object({
  phoneAuth: z.discriminatedUnion('provider', [
    z.object({ provider: z.literal('sms') }),
    z.extend(firebaseProject, {
      /** Origin of a Firebase Auth emulator; never set in production. */
      emulator: z.optional(origin),
    }),
  ]),
  socialLogin: z.array(
    z.discriminatedUnion('provider', [
      z.object({ provider: z.literal('google'), clientId: id }),
      z.object({ provider: z.literal('facebook'), appId: id }),
      z.object({ provider: z.literal('sandbox'), clientId: id }),
    ]),
  ),
  challenge: z.enum(['local', 'geetest', 'none']),
});
export type ThirdParties = z.infer<typeof thirdParties>;
export type SocialLoginConfig = ThirdParties['socialLogin'][number];
