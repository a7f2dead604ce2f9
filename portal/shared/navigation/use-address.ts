import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type StepOptions, useStep } from '../popups/use-step.ts';
import { useCurrentLocation } from './use-current-location.ts';

type Change = Readonly<Record<string, string | undefined>>;

/** What a page shows of all that it has, kept in the address: reload, Back and links bring it back. */
export interface Address {
  /** A parameter; '' where there is none. */
  get(name: string): string;
  /** The address with other parameters, for a link; undefined and '' take one out. */
  to(change: Change): { readonly pathname: string; readonly search: string };
  /** Goes there; a step that Back takes back, unless it replaces the one before or is one in a popup. */
  change(change: Change, options?: StepOptions): void;
}

export function useAddress(): Address {
  const { pathname, search } = useLocation();
  const step = useStep();
  const currentLocation = useCurrentLocation();
  return useMemo(() => {
    const query = new URLSearchParams(search);
    const changed = (former: string, change: Change) => {
      const next = new URLSearchParams(former);
      for (const [name, value] of Object.entries(change)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return { pathname, search: `?${next}` };
    };
    const to: Address['to'] = (change) => changed(search, change);
    return {
      get: (name) => query.get(name) ?? '',
      to,
      change: (change, options) => {
        const current = currentLocation();
        // What a page that is being left still wants to note would bring the person back to it.
        if (current.pathname !== pathname) return;
        step(changed(current.search, change), options);
      },
    };
  }, [pathname, search, currentLocation, step]);
}
