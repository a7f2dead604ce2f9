import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type Change = Readonly<Record<string, string | undefined>>;

/** What a page shows of all that it has, kept in the address: reload, Back and links bring it back. */
export interface Address {
  /** A parameter; '' where there is none. */
  get(name: string): string;
  /** The address with other parameters, for a link; undefined and '' take one out. */
  to(change: Change): { readonly pathname: string; readonly search: string };
  /** Goes there; a step that Back takes back, unless it replaces the one before. */
  change(change: Change, options?: { readonly replace?: boolean }): void;
}

export function useAddress(): Address {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const query = new URLSearchParams(search);
    const to: Address['to'] = (change) => {
      const next = new URLSearchParams(query);
      for (const [name, value] of Object.entries(change)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return { pathname, search: `?${next}` };
    };
    return {
      get: (name) => query.get(name) ?? '',
      to,
      change: (change, { replace = false } = {}) =>
        void navigate(to(change), { replace, preventScrollReset: true }),
    };
  }, [pathname, search, navigate]);
}
