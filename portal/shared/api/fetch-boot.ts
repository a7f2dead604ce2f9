import { BOOT_PATH, type Boot, boot as schema } from '@baize/gateway/contract';
import * as z from 'zod/mini';

/** Fetches the boot data of a portal that is hosted statically, and validates them. */
export async function fetchBoot(): Promise<Boot> {
  const answer = await fetch(BOOT_PATH, { headers: { Accept: 'application/json' } });
  const body: unknown = await answer.json();
  return z.parse(schema, body && typeof body === 'object' && 'value' in body ? body.value : body);
}
