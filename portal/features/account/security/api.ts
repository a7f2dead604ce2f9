import {
  type BankCards,
  bankCards,
  loginSafety,
  type MemberProfile,
  memberProfile,
  removeBankCard,
  removeKnownPlace,
} from '@baize/gateway/contract';
import { combineLoaded, type Loaded, loaded } from '../../../shared/api/loaded.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useQuery } from '../../../shared/api/use-query.ts';
import { signOutEverywhere } from '../../../shared/session/sign-out-everywhere.ts';

/** The member's profile and payout accounts. */
export interface Account {
  readonly profile: MemberProfile;
  readonly cards: BankCards;
}

export function useAccount(): Loaded<Account> {
  const profile = useQuery(memberProfile, {});
  const cards = useQuery(bankCards, {});
  return combineLoaded({
    profile: loaded(profile, profile.data),
    cards: loaded(cards, cards.data),
  });
}

/** The second factor, and the registered places that need none. */
export function useLoginSafety() {
  const answer = useQuery(loginSafety, {});
  return loaded(answer, answer.data);
}

export const useRemoveCard = () => useCommand(removeBankCard, { invalidates: [bankCards] });
export const useRemovePlace = () => useCommand(removeKnownPlace, { invalidates: [loginSafety] });
export const useSignOutEverywhere = () =>
  useCommand(signOutEverywhere, { invalidates: [loginSafety] });
