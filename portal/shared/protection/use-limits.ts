import { changeLimits, memberLimits } from '@baize/gateway/contract';
import { useCommand } from '../api/use-command.ts';
import { useQuery } from '../api/use-query.ts';

/** The member's own limits, and the remainder of each. */
export const useLimits = () => useQuery(memberLimits, {});
export const useChangeLimits = () => useCommand(changeLimits, { invalidates: [memberLimits] });
