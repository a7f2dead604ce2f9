import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { verificationMethod } from './errors.ts';
import {
  instant,
  nothing,
  secret,
  shortText,
  text,
  timestamp,
  verificationCode,
} from './fields.ts';

/**
 * Answer of the configured challenge (specification: geetest). The local stand-in sends its
 * challenge id and the proof-of-work number that it found; geetest v4 gives four values.
 */
export const challengeAnswer = z.union([
  z.object({
    geetestChallenge: shortText,
    geetestValidate: shortText,
    geetestSeccode: shortText,
  }),
  z.object({
    lotNumber: shortText,
    captchaOutput: text(4096),
    passToken: shortText,
    genTime: shortText,
  }),
]);

/** Inside every sealed body, beside the payload: one-time nonce and issue time in seconds. */
export const sealedFrame = z.object({ nonce: z.uuid(), iat: instant, payload: z.unknown() });
/** What travels on the wire for a sealed call. */
export const sealedBody = z.object({ value: text(65_536) });

/** Who is logged in from now on, whichever way they came. */
export const loginValue = z.object({
  token: z.string(),
  id: z.string(),
  userName: z.string(),
  customerType: z.number(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  /** The password is the merchant's default or on the blocklist: change is forced (R4.04). */
  weakPassword: z.boolean(),
  /** The player takes a break (R10.04): balance, withdrawal, records and help alone are open. */
  isExcluded: z.optional(z.boolean()),
  /** The account is in the currency that visitors see amounts in. */
  isInMerchantsCurrency: z.optional(z.boolean()),
  /** When and from where the login before this one came (R10.06). */
  lastLogin: z.optional(z.object({ at: timestamp, ip: z.string(), userAgent: z.string() })),
});
export type LoginValue = z.infer<typeof loginValue>;

export const login = endpoint({
  method: 'POST',
  path: '/wps/session/login',
  token: 'none',
  sealed: true,
  request: z.object({
    type: z.enum(['username', 'sms', 'firebase']),
    username: z.optional(shortText),
    password: z.optional(secret),
    captcha: z.optional(shortText),
    mobileNum: z.optional(shortText),
    countryDialingCode: z.optional(shortText),
    verificationCode: z.optional(verificationCode),
    /** For `firebase`: the ID token that says whose number was verified. */
    firebaseIdToken: z.optional(text(4096)),
    loginDeviceId: z.uuid(),
    /** Which door the person came through; `agent` rejects non-agents, `member` non-members. */
    audience: z.enum(['any', 'agent', 'member']),
    challenge: z.optional(challengeAnswer),
  }),
  response: loginValue,
});

/** The second factor of a login from an unregistered IP or device (R2.17). */
export const verifyLogin = endpoint({
  method: 'POST',
  path: '/wps/session/login/verification',
  token: 'none',
  sealed: true,
  request: z.object({
    verificationId: shortText,
    /** `totp` takes a recovery code too. */
    method: verificationMethod,
    verificationCode,
    loginDeviceId: z.uuid(),
  }),
  response: loginValue,
});

export const loginFreePlay = endpoint({
  method: 'POST',
  path: '/wps/session/login/freeplay',
  token: 'none',
  request: z.object({
    os: shortText,
    platform: z.literal('W'),
    encryption: z.boolean(),
    gatewayVersion: z.literal(3),
    /** Same age confirmation as registration, when the merchant asks for it. */
    ageConfirmed: z.boolean(),
  }),
  response: loginValue,
});

/** The first-login action: marks the account as welcomed. */
export const firstLogin = endpoint({
  method: 'POST',
  path: '/wps/session/login/first',
  token: 'required',
  duringExclusion: true,
  duringPasswordChange: true,
  request: nothing,
  response: z.object({ welcomed: z.boolean() }),
});

/** Base64 PNG; the answer is bound to the `captchaId` cookie and works once. */
export const captcha = endpoint({
  method: 'GET',
  path: '/wps/captcha',
  token: 'none',
  request: nothing,
  response: z.string(),
});

/** The challenge to solve before register (and login when the merchant asks). */
export const challenge = endpoint({
  method: 'GET',
  path: '/wps/captcha/challenge',
  token: 'none',
  request: nothing,
  response: z.object({
    provider: z.enum(['local', 'geetest', 'none']),
    challenge: z.string(),
    /** Leading zero bits that SHA-256(challenge + ':' + answer) must have (local only). */
    difficulty: z.number(),
    captchaId: z.optional(z.string()),
  }),
});

const smsRequest = z.object({
  countryDialingCode: shortText,
  challenge: z.optional(challengeAnswer),
  regType: z.optional(shortText),
  /** Whoever logged in from this browser before has codes of their own, whatever strangers ask. */
  loginDeviceId: z.optional(z.uuid()),
});
const smsValue = z.object({
  expiredMinutes: z.number(),
  maxAttemptTimes: z.number(),
  expirationTime: timestamp,
});

export const sendLoginCode = endpoint({
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  token: 'none',
  request: z.extend(smsRequest, { mobileNum: shortText }),
  response: smsValue,
});

export const sendRegisterCode = endpoint({
  method: 'POST',
  path: '/wps/verification/sms/register',
  token: 'none',
  request: z.extend(smsRequest, { mobileNo: shortText }),
  response: smsValue,
});

/** The code for `verifyLogin`, to the number of the account. */
export const sendVerifyLoginCode = endpoint({
  method: 'POST',
  path: '/wps/session/login/verification/sms',
  token: 'none',
  request: z.object({ verificationId: shortText }),
  response: smsValue,
});

/** The code for a new password by phone (R4.10). */
export const sendPasswordCode = endpoint({
  method: 'POST',
  path: '/wps/verification/sms/password',
  token: 'none',
  request: z.extend(smsRequest, { mobileNum: shortText }),
  response: smsValue,
});

export const logout = endpoint({
  method: 'DELETE',
  path: '/wps/session/logout',
  token: 'required',
  duringExclusion: true,
  duringPasswordChange: true,
  request: nothing,
  response: z.object({ loggedOut: z.boolean() }),
});

/**
 * Ends every session of the account, wherever it is open, and forgets the registered places of
 * other devices. Beyond the specification. A member has one session, but its token may have been
 * taken along: this browser goes on with a new token, or with `here` ends as well.
 */
export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/wps/session/logout/everywhere',
  token: 'required',
  duringExclusion: true,
  request: z.object({ here: z.boolean() }),
  response: z.object({
    /** In place of the one that was sent, which counts no more; absent where this session ended too. */
    token: z.optional(z.string()),
  }),
});

/** Heartbeat: keeps the session from idling out while somebody is playing. */
export const touch = endpoint({
  method: 'GET',
  path: '/wps/session/touch',
  token: 'required',
  duringExclusion: true,
  request: nothing,
  response: z.object({ idleMinutes: z.number() }),
});
