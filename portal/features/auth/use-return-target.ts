import { addFavourite, favouriteIds, type RequestOf } from '@baize/gateway/contract';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { call } from '../../shared/api/call.ts';
import { schemasOf } from '../../shared/api/schemas-of.ts';
import { toCallError } from '../../shared/api/to-call-error.ts';
import { useRevalidate } from '../../shared/api/use-revalidate.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { type ReturnTarget, returnTargetOf } from './lib/return-target.ts';

/**
 * The payload of adding a favourite from the address.
 * @throws {ChunkLoadError}
 */
async function readFavourite(text: string): Promise<RequestOf<typeof addFavourite> | undefined> {
  if (!text) return undefined;
  const { request } = await schemasOf(addFavourite);
  try {
    return z.safeParse(request, { data: JSON.parse(text) }).data;
  } catch {
    return undefined;
  }
}

/** The return target of a login or registration, and the navigation to it. */
interface ReturnTargetControls {
  /** The current target, for a popup that replaces this one. */
  args(): readonly string[];
  /** Reads the target; call it before the session starts, which may change the address. */
  read(): ReturnTarget;
  /**
   * Navigates to the target, then performs actions without an address.
   * @param otherwise called where no address was requested
   */
  go(target: ReturnTarget, otherwise: () => void): void;
}

/** The return target of login, registration, recovery and a forced password change (R2.12). */
export function useReturnTarget(): ReturnTargetControls {
  const notify = useNotify();
  const navigate = useNavigate();
  const { close } = usePopups();
  const revalidate = useRevalidate();
  const read = () => returnTargetOf(location);
  const go = useCallback(
    ({ path, isBelow, favourite: game }: ReturnTarget, otherwise: () => void) => {
      if (isBelow) close();
      else if (path) navigate(path, { replace: true });
      else otherwise();
      readFavourite(game)
        .then(async (change) => {
          if (!change) return;
          await call(addFavourite, change);
          await revalidate([favouriteIds]);
        })
        .catch((error: unknown) => notify.failure(toCallError(error)));
    },
    [close, navigate, revalidate, notify],
  );
  return { args: () => read().args, read, go };
}
