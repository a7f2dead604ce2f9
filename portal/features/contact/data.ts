import { customerServicePath, permission } from '@baize/gateway/contract';
import useSWR from 'swr';
import * as z from 'zod/mini';
import { call } from '../../shared/gateway/call.ts';
import { CallError } from '../../shared/gateway/call-error.ts';
import { type Loaded, loaded } from '../../shared/gateway/loaded.ts';
import { clientKey, openSealed } from '../../shared/gateway/open-sealed.ts';

/** A way to reach customer service, with its path already open. */
export interface Channel {
  readonly csType: string;
  readonly path: string;
}

/** What a link may lead to: a secure page, a mail, a call, or a page of ours. */
const SAFE = /^(?:https:|mailto:|tel:|\/(?!\/))/i;

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
  return channels.filter(({ path }) => SAFE.test(path));
}

/** As every call's key: path, payload, language, and nobody's own (app/forget-members-data.ts). */
const KEY = [permission.path, 'sealed', '', ''] as const;

/** The configured ways to reach customer service. */
export function useChannels(): Loaded<readonly Channel[]> {
  const answer = useSWR<Channel[], CallError>(KEY, loadChannels);
  return loaded(answer, answer.data);
}
