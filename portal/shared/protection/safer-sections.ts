import { memberPath } from '../paths.ts';

/** The sections of the page by the hashes of their addresses. */
export const SAFER_SECTIONS = [
  'limits',
  'timeOut',
  'selfExclusion',
  'realityCheck',
  'activity',
  'identity',
  'account',
] as const;
export type SaferSection = (typeof SAFER_SECTIONS)[number];

/** The page of player protection (R10.01), at one of its sections. */
export const saferGamblingPath = (section?: SaferSection): string =>
  section ? `${memberPath('saferGambling')}#${section}` : memberPath('saferGambling');
