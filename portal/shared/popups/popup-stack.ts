import { useMemo } from 'react';
import {
  createPath,
  type Location,
  type NavigateFunction,
  type Path,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
import { decodeText } from '../decode-text.ts';
import { afterGoingBack, goBack } from '../navigation/go-back.ts';
import type { PopupName } from '../navigation/registry.ts';
import { useCurrentLocation } from '../navigation/use-current-location.ts';

export interface OpenPopup {
  readonly name: PopupName;
  readonly args: readonly string[];
}

const PARAMETER = 'popup';

/**
 * The popups of an address, `?popup=login` or `?popup=game:N12:real`, the last on top: reload
 * restores them and Back closes the top one. Each name is in the stack at most once. An unknown
 * name is removed from the address when the popups are rendered.
 */
export function readStack(query: URLSearchParams): OpenPopup[] {
  const stack = new Map<PopupName, OpenPopup>();
  for (const text of query.getAll(PARAMETER)) {
    const [name, ...args] = text.split(':');
    const known = name as PopupName;
    stack.set(known, { name: known, args: args.map(decodeText) });
  }
  return [...stack.values()];
}

export function writeStack(query: URLSearchParams, stack: readonly OpenPopup[]): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(PARAMETER);
  for (const { name, args } of stack) {
    next.append(PARAMETER, [name, ...args.map(encodeURIComponent)].join(':'));
  }
  return next;
}

export interface Popups {
  readonly stack: readonly OpenPopup[];
  open(name: PopupName, ...args: string[]): void;
  /** The current address with its popups, for a login to return to. */
  pathHere(): string;
  /** The address at which a popup is open over the current page, for a login to lead on to. */
  pathTo(name: PopupName, ...args: string[]): string;
  /** The address at which a popup replaces the top one. */
  pathInPlace(name: PopupName, ...args: string[]): string;
  /** Replaces the top popup. */
  replace(name: PopupName, ...args: string[]): void;
  /** Closes the top popup; goes back where this page opened it, so that the history stays clean. */
  close(): void;
}

/** What a history entry stores about its popups. */
interface PopupHistory {
  /**
   * The number of steps back that lead out of the top popup; undefined where this page did not open
   * it.
   */
  readonly depth?: number | undefined;
  /** How many entries above the lowest one of its popup or page: those of dialogs and details. */
  readonly above?: number | undefined;
  /** The address of the entry below: the list whose details are open. */
  readonly list?: string | undefined;
}

export const popupHistoryOf = ({ state }: Pick<Location, 'state'>): PopupHistory =>
  (state as PopupHistory | null) ?? {};

/** Whether this page opened the top popup of a location, so that Back closes it. */
export const isOpenedHere = (location: Pick<Location, 'state'>): boolean =>
  Boolean(popupHistoryOf(location).depth);

/**
 * The state of one more history entry of the same popup or page: closing it leads back over this
 * one, too.
 */
export function stateAbove({ state }: Pick<Location, 'state'>): PopupHistory {
  const { depth, above = 0 } = popupHistoryOf({ state });
  return { ...state, depth: depth && depth + 1, above: above + 1 };
}

/**
 * Navigates from the lowest history entry of the current popup or page, so that none of its dialogs
 * leaves an entry that Back would lead to.
 */
export function fromLowestEntry(
  navigate: NavigateFunction,
  location: Location,
  leave: () => void,
): void {
  const { above } = popupHistoryOf(location);
  if (above) {
    goBack(navigate, above);
    void afterGoingBack().then(leave);
  } else leave();
}

export function usePopups(): Popups {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const currentLocation = useCurrentLocation();
  const stack = useMemo(() => readStack(query), [query]);

  return useMemo(() => {
    /** The address with other popups over the page that is shown or loading. */
    const addressWith = (next: (stack: readonly OpenPopup[]) => readonly OpenPopup[]): Path => {
      const { pathname, search, hash } = currentLocation();
      const former = new URLSearchParams(search);
      const changed = writeStack(former, next(readStack(former))).toString();
      return { pathname, search: changed && `?${changed}`, hash };
    };
    const change = (
      next: (stack: readonly OpenPopup[]) => readonly OpenPopup[],
      { replace, depth }: { replace: boolean; depth: number | undefined },
    ) =>
      navigate(addressWith(next), {
        replace,
        preventScrollReset: true,
        state: {
          ...currentLocation().state,
          depth,
          list: undefined,
          ...(replace ? {} : { above: undefined }),
        } satisfies PopupHistory,
      });
    return {
      stack,
      pathHere: () => createPath(currentLocation()),
      pathTo: (name, ...args) => createPath(addressWith((open) => [...open, { name, args }])),
      pathInPlace: (name, ...args) =>
        createPath(addressWith((open) => [...open.slice(0, -1), { name, args }])),
      open: (name, ...args) =>
        change((open) => [...open, { name, args }], { replace: false, depth: 1 }),
      replace: (name, ...args) =>
        change((open) => [...open.slice(0, -1), { name, args }], {
          replace: true,
          depth: popupHistoryOf(currentLocation()).depth,
        }),
      close: () => {
        const location = currentLocation();
        const { depth } = popupHistoryOf(location);
        if (depth) goBack(navigate, depth);
        else {
          fromLowestEntry(navigate, location, () =>
            change((open) => open.slice(0, -1), { replace: true, depth }),
          );
        }
      },
    };
  }, [stack, currentLocation, navigate]);
}

/** The props of every popup. */
export interface PopupProps {
  readonly args: readonly string[];
  onClose(): void;
}
