import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { nothing, rowId, secret, shortText, timestamp, verificationCode } from './fields.ts';

/** R4.09: sends a link by email. The answer is the same whether or not there is such an account. */
export const forgetPassword = endpoint({
  method: 'POST',
  path: '/wps/member/password/email',
  token: 'none',
  form: true,
  request: z.object({ username: shortText, email: shortText }),
  response: z.object({ accepted: z.boolean(), expiredMinutes: z.number() }),
});

/** Whether a link can still be used; asking does not use it up. */
export const checkPasswordReset = endpoint({
  method: 'POST',
  path: '/wps/member/password/reset/check',
  token: 'none',
  request: z.object({ token: shortText }),
  response: z.object({ expiresAt: timestamp }),
});

/** The new password that a link from an email allows to set, once. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/wps/member/password/reset',
  token: 'none',
  sealed: true,
  request: z.object({ token: shortText, newPassword: secret, confirmNewPassword: secret }),
  /** Agents log in at an entrance of their own (R6.04). */
  response: z.object({ changed: z.boolean(), isAgent: z.optional(z.boolean()) }),
});

/** R4.10: a new password with a code by SMS; the portal logs in with it afterwards. */
export const setPasswordByPhone = endpoint({
  method: 'POST',
  path: '/wps/member/password/verification',
  token: 'none',
  sealed: true,
  request: z.object({
    newPassword: secret,
    mobileNum: shortText,
    countryDialingCode: shortText,
    verificationCode,
    loginDeviceId: z.uuid(),
  }),
  response: z.object({ changed: z.boolean() }),
});

export const knownPlace = z.object({
  id: z.number(),
  /** The browser's own description of itself. */
  userAgent: z.string(),
  ip: z.string(),
  firstSeenAt: timestamp,
  lastSeenAt: timestamp,
  /** This very session came from there. */
  current: z.boolean(),
});
export type KnownPlace = z.infer<typeof knownPlace>;

/** What keeps a member's login safe: the second factor and the places that need none. */
export const loginSafety = endpoint({
  method: 'GET',
  path: '/wps/member/security',
  token: 'required',
  duringExclusion: true,
  request: nothing,
  response: z.object({
    /** Since when there is an authenticator app; left out without one. */
    authenticatorSince: z.optional(timestamp),
    recoveryCodesLeft: z.number(),
    places: z.array(knownPlace),
  }),
});
export type LoginSafety = z.infer<typeof loginSafety.response>;

/** `password` is left out by an account that has no login password. */
export const authenticatorSetUp = z.object({ password: z.optional(secret) });
/** Begins with an authenticator app. The secret is told here, and never again. */
export const setUpAuthenticator = endpoint({
  method: 'POST',
  path: '/wps/member/security/authenticator',
  token: 'required',
  duringExclusion: true,
  sealed: true,
  request: authenticatorSetUp,
  response: z.object({ secret: z.string(), uri: z.string() }),
});

export const authenticatorConfirmation = z.object({ verificationCode });
/** Proves that the app has the secret; from then on it counts. The recovery codes are told once. */
export const confirmAuthenticator = endpoint({
  method: 'POST',
  path: '/wps/member/security/authenticator/confirmation',
  token: 'required',
  duringExclusion: true,
  sealed: true,
  request: authenticatorConfirmation,
  response: z.object({ recoveryCodes: z.array(z.string()) }),
});

/** `password` is left out by an account that has no login password. */
export const authenticatorRemoval = z.object({ password: z.optional(secret), verificationCode });
/** Ends the authenticator app, with a code of it or a recovery code. */
export const removeAuthenticator = endpoint({
  method: 'POST',
  path: '/wps/member/security/authenticator/removal',
  token: 'required',
  duringExclusion: true,
  sealed: true,
  request: authenticatorRemoval,
  response: z.object({ removed: z.boolean() }),
});

/** Forgets a registered place: the next login from there asks for the second factor. */
export const removeKnownPlace = endpoint({
  method: 'DELETE',
  path: '/wps/member/security/place',
  token: 'required',
  duringExclusion: true,
  request: z.object({ id: rowId }),
  response: z.object({ removed: z.boolean() }),
});
