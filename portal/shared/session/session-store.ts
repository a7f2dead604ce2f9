import {
  AGENT_TYPES,
  type LoginValue,
  type MemberInfo,
  type SessionEndReason,
  TRIAL_TYPE,
} from '@baize/gateway/contract';
import { forgetMembersSeen, recordSeen } from '../announcements/seen.ts';
import { inBrowser } from '../in-browser.ts';
import { followPageLifecycle, openPageChannel } from '../page-lifecycle.ts';
import { createStore, type Primitive, useStore, useStorePart } from '../store.ts';
import * as storage from './session-storage.ts';

/** The login state of specification section 3, and whose it is. Without a token: a visitor. */
export interface SessionState {
  readonly token?: string;
  readonly account?: string;
  readonly isLogin: boolean;
  readonly isAgent: boolean;
  readonly isTrial: boolean;
  readonly firstTimeLogin: boolean;
  /** R4.04: nothing else is allowed before the password is changed. */
  readonly mustChangePassword: boolean;
  /** R10.04: the player takes a break; only balance, withdrawal, records and help are open. */
  readonly isExcluded: boolean;
  /** Amounts of the catalogue are in the merchant's currency, as for visitors. */
  readonly isInMerchantsCurrency: boolean;
  /** Why the last session ended, until it was announced. */
  readonly endedBecause?: SessionEndReason;
  /**
   * The session was interrupted, and the person has not decided yet how to continue: the token is
   * gone, but all other state is kept, so that a person who logs in again finds their input.
   */
  readonly isInterrupted: boolean;
  /**
   * The number of changes to another person, after which nothing of the previous one may stay on
   * the screen.
   */
  readonly takeovers: number;
}

const VISITOR: SessionState = {
  isLogin: false,
  isAgent: false,
  isTrial: false,
  firstTimeLogin: false,
  mustChangePassword: false,
  isExcluded: false,
  isInMerchantsCurrency: true,
  isInterrupted: false,
  takeovers: 0,
};

const store = createStore<SessionState>(VISITOR);
/**
 * The number of times that a session resumed instead of ending: queries that were paused are
 * revalidated then.
 */
export const resumptions = createStore(0);
/** A token from the address that waits for the person's consent (R4.02). */
export const offeredToken = createStore<string | undefined>(undefined);
const channel = inBrowser ? openPageChannel<TabMessage>('baize', receive) : undefined;

let isLeaving = false;
let isRenewing = false;

/** What the session stores about its member. */
type MemberOfSession = Pick<
  MemberInfo,
  'account' | 'id' | 'type' | 'isExcluded' | 'isInMerchantsCurrency'
>;
type SessionChange = Partial<Omit<storage.StoredSession, 'token'>>;
type TabMessage =
  | { kind: 'ask' }
  | { kind: 'session'; stored: storage.StoredSession }
  | { kind: 'changed'; token: string; change: SessionChange }
  | { kind: 'leaving'; token: string }
  | { kind: 'staying'; token: string }
  | { kind: 'renewing'; token: string }
  | { kind: 'renewed'; token: string; stored: storage.StoredSession }
  | { kind: 'ended'; token: string; reason: SessionEndReason };

const broadcast = (message: TabMessage): void => channel?.post(message);

const visitor = (): SessionState => ({ ...VISITOR, takeovers: store.get().takeovers });

/** A trial account that logs in is the same person, now with an account. */
function isSomebodyElse(stored: storage.StoredSession): boolean {
  const { isLogin, isTrial, token, account } = store.get();
  return isLogin && !isTrial && token !== stored.token && account !== stored.account;
}

function stateOf(stored: storage.StoredSession): SessionState {
  const { customerType, customerId: _unused, ...known } = stored;
  return {
    ...VISITOR,
    ...known,
    takeovers: store.get().takeovers + (isSomebodyElse(stored) ? 1 : 0),
    isLogin: true,
    isAgent: AGENT_TYPES.includes(customerType),
    isTrial: customerType === TRIAL_TYPE,
  };
}

function isSame(one: SessionState, other: SessionState): boolean {
  const fields = Object.keys({ ...one, ...other }) as (keyof SessionState)[];
  return fields.every((field) => one[field] === other[field]);
}

function adopt(stored: storage.StoredSession): void {
  if (stored.token !== store.get().token) isLeaving = false;
  if (isSomebodyElse(stored)) forgetMembersSeen();
  storage.write(stored);
  const next = stateOf(stored);
  // Usually the gateway's member data are known already, and cause no render.
  if (!isSame(next, store.get())) store.set(next);
}

/** A logout is intentional; any other end interrupts the person. */
function close(reason: SessionEndReason): void {
  const ended = store.get().token;
  if (ended) storage.recordEnd(ended, reason);
  storage.clear();
  if (reason === 'logout') forgetMembersSeen();
  // A person who has just left is not greeted as a visitor.
  recordSeen('ANONYMOUS_POPUP');
  const { token: _dead, ...rest } = store.get();
  const left = reason === 'logout' ? visitor() : { ...rest, isInterrupted: true };
  store.set({ ...left, endedBecause: reason });
}

function goOn(): void {
  isLeaving = false;
  resumptions.set(resumptions.get() + 1);
}

/** The session of this tab. Only this module writes the session's storage. */
export const session = {
  get: store.get,
  subscribe: store.subscribe,

  /** R4.03: stores the token and the login's data; the other tabs get them too. */
  begin(value: LoginValue, options: { mustChangePassword: boolean }): void {
    const stored: storage.StoredSession = {
      token: value.token,
      account: value.userName,
      customerId: value.id,
      customerType: value.customerType,
      firstTimeLogin: value.firstTimeLogin,
      mustChangePassword: options.mustChangePassword,
      isExcluded: value.isExcluded ?? false,
      isInMerchantsCurrency: value.isInMerchantsCurrency ?? false,
    };
    adopt(stored);
    broadcast({ kind: 'session', stored });
  },

  /** The person consents to continue as the member whose token was in the address. */
  accept(token: string, member: MemberOfSession): void {
    const stored: storage.StoredSession = {
      token,
      account: member.account,
      customerId: member.id,
      customerType: member.type,
      firstTimeLogin: false,
      mustChangePassword: false,
      isExcluded: member.isExcluded ?? false,
      isInMerchantsCurrency: member.isInMerchantsCurrency ?? false,
    };
    adopt(stored);
    broadcast({ kind: 'session', stored });
  },

  /** Changes the data of the current session, in the other tabs too. */
  update(change: SessionChange): void {
    const stored = storage.read();
    if (!stored) return;
    adopt({ ...stored, ...change });
    broadcast({ kind: 'changed', token: stored.token, change });
  },

  /**
   * Announces that the token is being replaced: until `renew`, a rejection of the old one does not
   * end the session, in any tab.
   */
  renewing(): void {
    isRenewing = true;
    const { token } = store.get();
    if (token) broadcast({ kind: 'renewing', token });
  },

  /** Continues the session with another token or, without one, with the current token. */
  renew(token?: string): void {
    isRenewing = false;
    const stored = storage.read();
    if (!stored) return;
    const renewed = { ...stored, token: token ?? stored.token };
    adopt(renewed);
    broadcast({ kind: 'renewed', token: stored.token, stored: renewed });
  },

  /** The session has ended, by logout or by the gateway. Keeps the merchant (R4.07). */
  end(reason: SessionEndReason): void {
    const { token } = store.get();
    if (!token) return;
    close(reason);
    broadcast({ kind: 'ended', token, reason });
  },

  /**
   * The person logs out here: whatever the gateway reports about the session from now on, every tab
   * knows the reason.
   */
  leave(): void {
    isLeaving = true;
    const { token } = store.get();
    if (token) broadcast({ kind: 'leaving', token });
  },

  /**
   * The logout failed: every tab continues its session, and revalidates the queries that were
   * paused.
   */
  stay(): void {
    const { token } = store.get();
    if (token) broadcast({ kind: 'staying', token });
    goOn();
  },

  /** A logout is in progress: calls with its token would be rejected. */
  isLeaving: (): boolean => isLeaving,

  /**
   * The gateway rejected the token. A logout in another browser is announced like any other end,
   * because for the person here the session has just disappeared (R8.01).
   */
  refuse(reason: SessionEndReason = 'missing'): void {
    if (isRenewing) return;
    session.end(reason === 'logout' && !isLeaving ? 'missing' : reason);
  },

  /** The end of the session was announced, and the person continues as a visitor. */
  acknowledgeEnd(): void {
    if (!store.get().endedBecause) return;
    forgetMembersSeen();
    store.set(visitor());
  },

  /**
   * At start: restores this tab's storage, or else the session of another tab. A token from the
   * address is read once and removed, but needs consent: a link must not log anybody in to another
   * account.
   */
  start(): void {
    storage.rememberMerchant();
    const fromAddress = storage.takeTokenFromAddress();
    const stored = storage.read();
    if (stored) store.set(stateOf(stored));
    else broadcast({ kind: 'ask' });
    if (fromAddress !== stored?.token) offeredToken.set(fromAddress);
  },
};

function receive(message: TabMessage): void {
  const own = storage.read();
  if (message.kind === 'ask' && own) {
    broadcast({ kind: 'session', stored: own });
  } else if (message.kind === 'session' && message.stored.token !== own?.token) {
    adopt(message.stored);
  } else if (message.kind === 'changed' && message.token === own?.token) {
    adopt({ ...own, ...message.change });
  } else if (message.kind === 'leaving' && message.token === own?.token) {
    isLeaving = true;
  } else if (message.kind === 'staying' && message.token === own?.token) {
    goOn();
  } else if (message.kind === 'renewing' && message.token === own?.token) {
    isRenewing = true;
  } else if (message.kind === 'renewed' && message.token === own?.token) {
    isRenewing = false;
    adopt(message.stored);
  } else if (message.kind === 'ended' && message.token === own?.token) {
    close(message.reason);
  }
}

/**
 * A page in the bfcache receives no messages: when it is restored, it compares its state with the
 * storage of this tab and of the other tabs before anything renders.
 */
function compareAfterRestore(): void {
  const { token } = store.get();
  const stored = storage.read();
  if (stored && stored.token !== token) adopt(stored);
  else if (!stored && token) close(storage.endOf(token) ?? 'missing');
  const now = store.get().token;
  const ended = now === undefined ? undefined : storage.endOf(now);
  if (ended) close(ended);
  else if (now === undefined) broadcast({ kind: 'ask' });
}

if (inBrowser) followPageLifecycle({ onRestore: compareAfterRestore });

export const useSession = (): SessionState => useStore(store);

/**
 * A part of the session state: a component that uses it does not render when other parts change.
 */
export const useSessionPart = <Part extends Primitive>(part: (state: SessionState) => Part): Part =>
  useStorePart(store, part);
