import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { nothing } from './fields.ts';
import { representativeQuestion } from './representative-question.ts';

/** The merchant's mirror sites as origins, such as `https://mirror.example`. */
export const domainRoute = endpoint({
  method: 'GET',
  path: '/wps/system/domainRoute',
  token: 'none',
  request: nothing,
  response: z.array(z.object({ domain: z.string() })),
});

/** Answers 204 to any origin; the portal measures the latency of a mirror site with it. */
export const MIRROR_PING_PATH = '/wps/system/ping';

export const REPRESENTATIVE_CHANNELS = ['TELEGRAM', 'WHATSAPP', 'FACEBOOK', 'EMAIL'] as const;

/** Verifies a contact that claims to be a representative of the merchant (R1.05). */
export const verifyRepresentative = endpoint({
  method: 'GET',
  path: '/wps/system/verifyRepresentative',
  token: 'none',
  request: representativeQuestion,
  response: z.object({
    genuine: z.boolean(),
    /** Name and channels of a genuine representative; one contact may be theirs on several channels. */
    channels: z.optional(z.array(z.enum(REPRESENTATIVE_CHANNELS))),
    name: z.optional(z.string()),
  }),
});
