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

/** The change that an address asks for. @throws {ChunkLoadError} */
async function readFavourite(text: string): Promise<RequestOf<typeof addFavourite> | undefined> {
  if (!text) return undefined;
  const { request } = await schemasOf(addFavourite);
  try {
    return z.safeParse(request, { data: JSON.parse(text) }).data;
  } catch {
    return undefined;
  }
}

/** What was pressed before a login or a registration, and the one way on to it. */
export interface ReturnTargetControls {
  /** What is wanted now, for the popup that takes the place of this one. */
  args(): readonly string[];
  /** Read before the session begins: its address may go with it. */
  read(): ReturnTarget;
  /**
   * Goes to the address that was wanted, then does what needs no address.
   * @param otherwise goes on where no address was wanted
   */
  go(target: ReturnTarget, otherwise: () => void): void;
}

/** Login, registration, recovery and a forced change of the password go on by this (R2.12). */
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
