import { z } from 'zod';

/**
 * The name of a font family, as `brand.json` declares it and tokens use it: both accept the same names. CSS writes it in
 * double quotes, so it may contain neither quotes nor backslashes.
 */
export const familyName = z
  .string()
  .regex(
    /^[\p{L}\d_-](?:[\p{L}\p{M}\d .&'_-]{0,59}[\p{L}\p{M}\d.&'_-])?$/u,
    "must be the name of a font: letters, digits, spaces and . & ' _ -, 61 characters at most",
  );
