import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { FrameLink } from '../navigation/feature-components.ts';
import type { PopupName } from '../navigation/registry.ts';
import { isOpenedHere, type OpenPopup, usePopups, writeStack } from './popup-stack.ts';

interface PopupPages {
  /** The props of a link to another page of the popup. */
  linkTo(page: string, filters?: Readonly<Record<string, string>>): FrameLink;
  /** Closes the popup. */
  leave(): void;
}

/**
 * The pages of a popup that is a center of its own, `?popup=member:depositv2`.
 * @param parameters the view state of its pages in the address; removed with them, so that the page
 *   below never reads it
 */
export function usePopupPages(
  name: PopupName,
  parameters: readonly string[],
  onClose: () => void,
): PopupPages {
  const { stack } = usePopups();
  const { pathname, hash, state } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return useMemo(() => {
    const address = (
      next: readonly OpenPopup[],
      filters: Readonly<Record<string, string>> = {},
    ) => {
      const rest = new URLSearchParams(query);
      for (const parameter of parameters) rest.delete(parameter);
      for (const [parameter, value] of Object.entries(filters)) rest.set(parameter, value);
      return { pathname, hash, search: `?${writeStack(rest, next)}` };
    };
    const below = stack.slice(0, -1);
    const hasOwn = parameters.some((parameter) => query.has(parameter));
    return {
      linkTo: (page, filters) => ({
        to: address([...below, { name, args: [page] }], filters),
        // Replaces the entry: Back leads out of the popup, whichever of its pages were visited.
        replace: true,
        // Open details would belong to another list.
        state: { ...state, list: undefined },
        preventScrollReset: true,
      }),
      leave: () => {
        // Where Back closes the popup, it leads to an entry without the parameters.
        if (!hasOwn || isOpenedHere({ state })) onClose();
        else navigate(address(below), { replace: true, preventScrollReset: true });
      },
    };
  }, [name, parameters, stack, pathname, hash, state, query, navigate, onClose]);
}
