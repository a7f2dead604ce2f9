import { customerServicePath, permission } from '@baize/gateway/contract';
import { safeLink } from '@baize/tokens/src/safe-link.ts';
import * as z from 'zod/mini';
import { call } from './api/call.ts';
import { CallError } from './api/call-error.ts';
import { clientKey, openSealed } from './api/open-sealed.ts';

/** A customer service channel with its path unsealed. */
export interface Channel {
  readonly csType: string;
  readonly path: string;
}

/**
 * Loads the merchant's channels with this page's key, and opens each path (R7.08).
 * @throws {CallError} of the call; `bad_answer` for a path that was sealed for another channel
 */
export async function loadChannels(): Promise<Channel[]> {
  const { info } = await call(permission, { clientKey: await clientKey() });
  const sealed = info.customerService.filter(({ path }) => path !== '');
  const channels = await Promise.all(
    sealed.map(async ({ csType, path }) => {
      const opened = z.safeParse(customerServicePath, await openSealed(path));
      if (!opened.success || opened.data.csType !== csType) throw new CallError('bad_answer');
      return opened.data;
    }),
  );
  return channels.filter(({ path }) => safeLink(path));
}

/** Whether a channel is outside the portal; the portal's own chat needs the app. */
export const isExternal = ({ path }: Channel): boolean => !path.startsWith('/');
