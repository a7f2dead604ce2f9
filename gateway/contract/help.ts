import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { language } from './fields.ts';

const helpTerm = z.object({
  /** Stands in addresses: `/help#deposits` (R2.05). */
  term: z.string(),
  title: z.string(),
  /** HTML from outside: sanitise before it is shown. */
  answer: z.string(),
  /** Other words that people search it by. */
  keywords: z.string(),
});
export type HelpTerm = z.infer<typeof helpTerm>;

/** The help center's terms in their order (specification section 7). */
export const helpCenter = endpoint({
  method: 'GET',
  path: '/wps/system/helpCenter',
  token: 'none',
  request: z.object({ lang: language, device: z.literal('WEB') }),
  response: z.array(helpTerm),
});

/** The terms that the portal itself links to; a platform may have more. */
export const HELP_TERMS = [
  'deposits',
  'withdrawals',
  'turnover',
  'bonus',
  'account-security',
  'responsible-gaming',
  'fair-play',
  'agents',
  'contact',
] as const;
export type HelpTermKey = (typeof HELP_TERMS)[number];

const license = z.object({
  holder: z.string(),
  number: z.string(),
  jurisdiction: z.string(),
  regulator: z.string(),
  /** Plain text; an empty line parts its paragraphs. */
  text: z.string(),
});
export type LegalLicense = z.infer<typeof license>;

/** The merchant's licence; null until it has published one (R2.107). */
export const legalLicense = endpoint({
  method: 'GET',
  path: '/wps/system/legalLicense',
  token: 'none',
  request: z.object({ lang: language }),
  response: z.nullable(license),
});

/** The same as a page of its own, to print or, with `download=1`, to keep as a file. */
export const LICENSE_DOCUMENT_PATH = '/wps/system/legalLicense/document';
