import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  currencyDecimals,
  language,
  money,
  nothing,
  secret,
  shortText,
  text,
  timestamp,
  verificationCode,
} from './fields.ts';
import { challengeAnswer, loginValue } from './session.ts';

export { AGENT_TYPES, TRIAL_TYPE } from './account-types.ts';

/** What an agent can open below itself. */
export const LINE_KINDS = ['member', 'agent'] as const;
export const lineKind = z.enum(LINE_KINDS);
export type LineKind = z.infer<typeof lineKind>;

const optionalText = z.optional(shortText);

const registration = z.object({
  username: optionalText,
  password: z.optional(secret),
  confirmPassword: z.optional(secret),
  payeeName: optionalText,
  email: optionalText,
  qqNum: optionalText,
  mobileNum: optionalText,
  countryDialingCode: optionalText,
  recommenderId: optionalText,
  captcha: optionalText,
  verificationCode: z.optional(verificationCode),
  affiliateCode: optionalText,
  paymentPassword: z.optional(secret),
  line: optionalText,
  whatsapp: optionalText,
  facebook: optionalText,
  wechat: optionalText,
  idNumber: optionalText,
  referralCode: optionalText,
  domain: optionalText,
  firebaseChannel: optionalText,
  firebaseIdToken: z.optional(text(4096)),
  /** Of a social login by somebody new: it stands in for the password. */
  socialTicket: optionalText,
  login: z.literal(true),
  registerUrl: z.optional(text(2048)),
  registerMethod: z.literal('WEB'),
  loginDeviceId: z.uuid(),
  termsAccepted: z.boolean(),
  termsVersion: shortText,
  challenge: z.optional(challengeAnswer),
});

export const register = endpoint({
  method: 'PUT',
  path: '/wps/member/register',
  token: 'none',
  sealed: true,
  request: registration,
  response: loginValue,
});

/** The mobile number becomes the username (R4.11). */
export const registerMobile = endpoint({
  method: 'PUT',
  path: '/wps/member/register/mobile',
  token: 'none',
  sealed: true,
  request: registration,
  response: loginValue,
});

export const affiliate = endpoint({
  method: 'GET',
  path: '/wps/agent/affiliate',
  token: 'none',
  request: z.object({ code: shortText, domain: shortText }),
  response: z.object({
    code: z.string(),
    /** False for a code that is nobody's, and for a link that is ended, disabled or deleted. */
    valid: z.boolean(),
    /** Of an agent's link: as what, and at which rate in basis points, whoever registers by it begins. */
    kind: z.optional(lineKind),
    rate: z.optional(z.number()),
  }),
});

/**
 * Judges a password while it is chosen, by the very rule that registration and every change of a
 * password demand; nothing of it is kept.
 */
export const judgePassword = endpoint({
  method: 'POST',
  path: '/wps/member/password/strength',
  token: 'none',
  sealed: true,
  request: z.object({
    password: secret,
    /** Whose it will be, as far as it is known: nobody's name is a good password. */
    username: optionalText,
  }),
  response: z.object({
    /** False for one that is refused as `password_common`. */
    accepted: z.boolean(),
    /** How hard it is to guess: 1 is refused, 2 just enough, 4 beyond what is tried. */
    strength: z.literal([1, 2, 3, 4]),
  }),
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/wps/member/password',
  token: 'required',
  duringExclusion: true,
  duringPasswordChange: true,
  sealed: true,
  request: z.object({
    /** Left out by an account that has no login password yet and sets its first one. */
    oldPassword: z.optional(secret),
    /** Proves the owner where there is no old password: of an account that has a transaction password. */
    paymentPassword: z.optional(text(64)),
    newPassword: secret,
    confirmNewPassword: secret,
    /** Of an account whose owner has not accepted terms yet (`memberTerms`), as in registration. */
    termsAccepted: z.optional(z.boolean()),
    termsVersion: z.optional(shortText),
  }),
  response: z.object({ changed: z.boolean() }),
});

/**
 * Whether the caller has accepted terms. Who registers has; whose account an agent opened does so with
 * the password that must be changed first (R5.02, R11.02).
 */
export const memberTerms = endpoint({
  method: 'GET',
  path: '/wps/member/terms',
  token: 'required',
  duringPasswordChange: true,
  request: nothing,
  response: z.object({
    accepted: z.boolean(),
    /** Of the terms in force. */
    version: z.string(),
  }),
});

export const memberInfo = endpoint({
  method: 'GET',
  path: '/wps/member/info',
  token: 'required',
  duringExclusion: true,
  request: nothing,
  response: z.object({
    id: z.string(),
    account: z.string(),
    nickname: z.string(),
    type: z.number(),
    mobile: z.optional(z.string()),
    regDate: timestamp,
    lastLogin: z.optional(timestamp),
    clubLabel: z.optional(
      z.object({
        labelName: z.string(),
        type: z.string(),
        color: z.string(),
        color2: z.string(),
      }),
    ),
    balance: money,
    /** Defaults to `$` where the platform leaves it out (R3.03). */
    currencySymbol: z._default(z.string(), '$'),
    decimals: currencyDecimals,
    /** Units of the member's currency for one unit of the amounts in the game catalogue. */
    catalogueUnit: z._default(z.number(), 1),
    vip: z.boolean(),
    vipRankLevel: z.optional(z.number()),
    unreadMessages: z.number(),
    /** The player takes a break (R10.04): no games and no promotions are shown. */
    isExcluded: z.optional(z.boolean()),
    /** It is the currency that visitors see amounts in. */
    isInMerchantsCurrency: z.optional(z.boolean()),
    availablePromos: z.number(),
    language,
  }),
});
export type MemberInfo = z.infer<typeof memberInfo.response>;

export const updateLanguage = endpoint({
  method: 'POST',
  path: '/wps/member/language',
  token: 'optional',
  duringExclusion: true,
  request: z.object({ language }),
  response: z.object({ language }),
});

export const consolidated = endpoint({
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  token: 'required',
  duringExclusion: true,
  request: nothing,
  response: z.object({
    dailysalreqtype: z.boolean(),
    divtypereq: z.boolean(),
    contracthoursalreq: z.boolean(),
    realtimesalreqtype: z.boolean(),
    dailysalinfotype: z.boolean(),
    divtypeinfo: z.boolean(),
  }),
});

export const unreadCount = endpoint({
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  token: 'required',
  duringExclusion: true,
  request: nothing,
  response: z.object({ unread: z.number() }),
});
