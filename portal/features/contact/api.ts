import { customerServicePath, permission } from '@baize/gateway/contract';
import { safeLink } from '@baize/tokens/src/safe-link.ts';
import useSWR from 'swr';
import * as z from 'zod/mini';
import { call } from '../../shared/api/call.ts';
import { CallError } from '../../shared/api/call-error.ts';
import { type Loaded, loaded } from '../../shared/api/loaded.ts';
import { clientKey, openSealed } from '../../shared/api/open-sealed.ts';
import { queryKey } from '../../shared/api/query-key.ts';
import { toCallError } from '../../shared/api/to-call-error.ts';

/** A way to reach customer service, with its path already open. */
export interface Channel {
  readonly csType: string;
  readonly path: string;
}

/** Asks for the channels with this page's key, and opens each path (R7.08). */
async function loadChannels(): Promise<Channel[]> {
  const { info } = await call(permission, { clientKey: await clientKey() });
  const sealed = info.customerService.filter(({ path }) => path !== '');
  const channels = await Promise.all(
    sealed.map(async ({ csType, path }) => {
      const opened = z.safeParse(customerServicePath, await openSealed(path));
      // Sealed for another channel: somebody has moved it.
      if (!opened.success || opened.data.csType !== csType) throw new CallError('bad_answer');
      return opened.data;
    }),
  );
  return channels.filter(({ path }) => safeLink(path));
}

/** The answer is the same in every language and for everybody; the payload is this page's own. */
const KEY = queryKey(permission, { sealed: true }, { language: '', owner: '' });

/** The configured ways to reach customer service. */
export function useChannels(): Loaded<readonly Channel[]> {
  const answer = useSWR<Channel[], CallError>(KEY, () =>
    loadChannels().catch((error: unknown) => {
      throw toCallError(error);
    }),
  );
  return loaded(answer, answer.data);
}
