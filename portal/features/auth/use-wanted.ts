import { addFavourite, favouriteIds } from '@baize/gateway/contract';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import * as z from 'zod/mini';
import { call } from '../../shared/api/call.ts';
import { matches } from '../../shared/api/query-key.ts';
import { toCallError } from '../../shared/api/to-call-error.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { insidePath } from '../../shared/paths.ts';

const favourite = addFavourite.request.shape.data;

function readFavourite(text: string): z.infer<typeof favourite> | undefined {
  try {
    return z.safeParse(favourite, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export interface Wanted {
  /** As arguments of the popup that takes the place of this one. */
  readonly args: readonly string[];
  /** Inside the portal; undefined where nothing but the login was wanted. */
  readonly path: string | undefined;
  /** Does what needs no address. */
  fulfil(): void;
}

/**
 * What was pressed before a login or a registration, from the arguments of its popup after the tab: an
 * address to go to, and a game that becomes a favourite.
 */
export function useWanted([, next = '', game = '']: readonly string[]): Wanted {
  const notify = useNotify();
  const { mutate } = useSWRConfig();
  const fulfil = useCallback(() => {
    const data = readFavourite(game);
    if (!data) return;
    call(addFavourite, { data })
      .then(() => mutate(matches(favouriteIds)))
      .catch((error: unknown) => notify.failure(toCallError(error)));
  }, [game, mutate, notify]);
  return {
    args: next || game ? ['', next, game] : [],
    path: next ? insidePath(next) : undefined,
    fulfil,
  };
}
