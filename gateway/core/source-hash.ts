import { createHash } from 'node:crypto';

/** Returns the CSP hash source of an inline script or style. */
export const sourceHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
