import { changeLimits, memberLimits } from '@baize/gateway/contract';
import { useCommand } from '../api/use-command.ts';
import { useQuery } from '../api/use-query.ts';

/** What the member has set as limits, and how much of each is left. */
export const useLimits = () => useQuery(memberLimits, {});
export const useChangeLimits = () => useCommand(changeLimits, { invalidates: [memberLimits] });
