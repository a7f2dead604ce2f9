import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { nothing, shortText, timestamp } from './fields.ts';

/** What proves who a player is: a passport, card or licence, and a letter with the address. */
export const IDENTITY_DOCUMENTS = ['identity', 'address'] as const;
export const identityDocument = z.enum(IDENTITY_DOCUMENTS);
export type IdentityDocument = z.infer<typeof identityDocument>;

/** Pictures of each document at most: an identity card has a front and a back. */
export const IDENTITY_PICTURES: Readonly<Record<IdentityDocument, number>> = {
  identity: 2,
  address: 1,
};

/** What may wait until the identity is proven; the merchant chooses none, one or several (R10.08). */
export const IDENTITY_NEEDS = ['deposit', 'play', 'withdrawal'] as const;
export const identityNeed = z.enum(IDENTITY_NEEDS);
export type IdentityNeed = z.infer<typeof identityNeed>;

export const identityState = z.enum(['missing', 'waiting', 'accepted', 'refused']);
export type IdentityState = z.infer<typeof identityState>;

/** Why staff refuses a document. */
export const IDENTITY_REASONS = [
  'unreadable',
  'incomplete',
  'expired',
  'name_differs',
  'too_old',
  'wrong_document',
] as const;
export const identityReason = z.enum(IDENTITY_REASONS);
export type IdentityReason = z.infer<typeof identityReason>;

/** Bytes of a picture that are read at all; the merchant's own limit lies below. */
const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

export const identityView = z.object({
  /** All documents that the merchant asks for, in their order. */
  documents: z.array(
    z.object({
      document: identityDocument,
      state: identityState,
      /** Of a refused one. */
      reason: z.optional(identityReason),
      sentAt: z.optional(timestamp),
      decidedAt: z.optional(timestamp),
    }),
  ),
  /** Every document is accepted. */
  isProven: z.boolean(),
  /** What waits for it by the merchant's setting. */
  waits: z.array(identityNeed),
  /** Bytes that a picture may have. */
  mostBytes: z.number(),
});
export type IdentityView = z.infer<typeof identityView>;

/** GET /wps/member/identity (R10.08): what was sent, and what became of it. */
export const memberIdentity = endpoint({
  method: 'GET',
  path: '/wps/member/identity',
  token: 'required',
  duringExclusion: true,
  request: nothing,
  response: identityView,
});

/**
 * Takes one picture, png, jpg or webp by its content, of a document to come. It is given to nobody
 * but the merchant's staff.
 */
export const uploadIdentityPicture = endpoint({
  method: 'POST',
  path: '/wps/member/identity/picture',
  token: 'required',
  duringExclusion: true,
  uploadLimit: MAX_PICTURE_BYTES,
  request: z.object({ file: z.custom<Blob | Uint8Array<ArrayBuffer>>() }),
  response: z.object({ pictureId: z.string() }),
});

/** Takes back a picture that was not sent with a document yet. */
export const removeIdentityPicture = endpoint({
  method: 'DELETE',
  path: '/wps/member/identity/picture',
  token: 'required',
  duringExclusion: true,
  request: z.object({ pictureId: shortText }),
  response: z.object({ removed: z.boolean() }),
});

/** POST /wps/member/identity: sends a document to be checked, with its pictures in their order. */
export const sendIdentity = endpoint({
  method: 'POST',
  path: '/wps/member/identity',
  token: 'required',
  duringExclusion: true,
  request: z.object({
    document: identityDocument,
    pictures: z.array(shortText).check(z.maxLength(IDENTITY_PICTURES.identity)),
  }),
  response: identityView,
});
