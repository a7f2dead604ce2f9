import {
  type ActivityPeriod,
  balance,
  bankCards,
  chooseMarketing,
  closeAccount,
  depositSettings,
  excludeMember,
  memberActivity,
  memberIdentity,
  memberInfo,
  memberMarketing,
  memberProtection,
  ownAccount,
  sendIdentity,
  setRealityCheck,
  withdrawSettings,
} from '@baize/gateway/contract';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useQuery } from '../../../shared/api/use-query.ts';

export const useProtection = () => useQuery(memberProtection, {});
export const useBreak = () =>
  useCommand(excludeMember, { invalidates: [memberProtection, memberInfo] });
export const useRealityCheck = () =>
  useCommand(setRealityCheck, { invalidates: [memberProtection] });
export const useIdentity = () => useQuery(memberIdentity, {});
export const useSendIdentity = () =>
  useCommand(sendIdentity, { invalidates: [memberIdentity, depositSettings, withdrawSettings] });

export const useMarketing = () => useQuery(memberMarketing, {});
export const useChooseMarketing = () =>
  useCommand(chooseMarketing, { invalidates: [memberMarketing] });

export const useOwnAccount = () => useQuery(ownAccount, {});

export const usePayoutCards = () => useQuery(bankCards, {});
export const useCloseAccount = () =>
  useCommand(closeAccount, { invalidates: [ownAccount, memberProtection, balance] });

export interface ActivityQuery {
  readonly period: ActivityPeriod;
  readonly from?: string;
  readonly until?: string;
}
export const useActivity = (query: ActivityQuery) => useQuery(memberActivity, query);
