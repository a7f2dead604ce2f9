import { z } from 'zod';

/**
 * The name of a font family, as `brand.json` declares it and tokens use it: whatever can be declared can
 * be used. CSS has it in double quotes, so neither these nor a backslash may stand in it.
 */
export const familyName = z
  .string()
  .regex(
    /^[\p{L}\d_-](?:[\p{L}\p{M}\d .&'_-]{0,59}[\p{L}\p{M}\d.&'_-])?$/u,
    "must be the name of a font: letters, digits, spaces and . & ' _ -, 61 characters at most",
  );
