import {
  ownLineRate,
  registerSettings,
  viewAffiliateUrls,
  viewRegisteredAffiliates,
} from '@baize/gateway/contract';
import { useCursorQuery } from '../../../shared/api/use-cursor-query.ts';
import { useQuery } from '../../../shared/api/use-query.ts';

const PAGE_SIZE = 50;

/** The most that the agent can give away, basis points. */
export const useOwnRate = () => useQuery(ownLineRate, {});

/** The merchant's rules of names and passwords. */
export const useRules = () => useQuery(registerSettings, {}, { keep: 'validation' });

export const useLinks = () => useCursorQuery(viewAffiliateUrls, { pageSize: PAGE_SIZE });

/** Who came by a link; nothing is asked while there is none. */
export const useRegistered = (linkId: number | undefined) =>
  useCursorQuery(
    viewRegisteredAffiliates,
    linkId === undefined ? null : { linkId, pageSize: PAGE_SIZE },
  );
