import {
  ownLineRate,
  registerSettings,
  viewAffiliateUrls,
  viewRegisteredAffiliates,
} from '@baize/gateway/contract';
import { useCursorQuery } from '../../../shared/api/use-cursor-query.ts';
import { useQuery } from '../../../shared/api/use-query.ts';

const PAGE_SIZE = 50;

/** The maximum rate that the agent can assign, in basis points. */
export const useOwnRate = () => useQuery(ownLineRate, {});

/** The merchant's rules for names and passwords. */
export const useRules = () => useQuery(registerSettings, {}, { storeInSession: 'validation' });

export const useLinks = () => useCursorQuery(viewAffiliateUrls, { pageSize: PAGE_SIZE });

/** The accounts that registered by a link; not loaded without one. */
export const useRegistered = (linkId: number | undefined) =>
  useCursorQuery(
    viewRegisteredAffiliates,
    linkId === undefined ? null : { linkId, pageSize: PAGE_SIZE },
  );
