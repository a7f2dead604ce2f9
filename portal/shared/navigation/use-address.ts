import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type StepOptions, useStep } from '../popups/use-step.ts';
import { useCurrentLocation } from './use-current-location.ts';

type Change = Readonly<Record<string, string | undefined>>;

/** The view state of a page in the address, so that reload, Back and links restore it. */
export interface Address {
  /** A parameter; '' where it is absent. */
  get(name: string): string;
  /** The address with changed parameters, for a link; undefined and '' remove one. */
  to(change: Change): { readonly pathname: string; readonly search: string };
  /** Navigates there. Back undoes it, unless it replaces the current entry or is inside a popup. */
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
        // A change by a page that is being left would bring the person back to it.
        if (current.pathname !== pathname) return;
        step(changed(current.search, change), options);
      },
    };
  }, [pathname, search, currentLocation, step]);
}
