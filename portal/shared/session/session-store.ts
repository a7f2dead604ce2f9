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

/** Login state of specification section 3, and who it is. Without a token: a visitor. */
export interface SessionState {
  readonly token?: string;
  readonly account?: string;
  readonly isLogin: boolean;
  readonly isAgent: boolean;
  readonly isTrial: boolean;
  readonly firstTimeLogin: boolean;
  /** R4.04: nothing else may be done before the password is changed. */
  readonly mustChangePassword: boolean;
  /** R10.04: the player takes a break; balance, withdrawal, records and help alone are open. */
  readonly isExcluded: boolean;
  /** Amounts in the catalogue are as visitors see them. */
  readonly isInMerchantsCurrency: boolean;
  /** Why the last session ended, until it was told. */
  readonly endedBecause?: SessionEndReason;
  /**
   * The session was cut, and the person has not said yet how to go on: there is no token any more,
   * but all the rest is as it was, so that whoever logs in again finds what they had typed.
   */
  readonly isInterrupted: boolean;
  /** How often somebody else has taken over: nothing of the previous one may stay on the screen. */
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
/** How often a session has gone on that was to end: what was kept back meanwhile is asked for then. */
export const resumptions = createStore(0);
/** A token that came by the address and waits for the person's word (R4.02). */
export const offeredToken = createStore<string | undefined>(undefined);
const channel = inBrowser ? openPageChannel<TabMessage>('baize', receive) : undefined;

let isLeaving = false;
let isRenewing = false;

/** What the session keeps of its member. */
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

/** A trial who logs in is the same person, now with an account. */
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
  // What the gateway says of the member is known already as a rule: nothing is drawn again for it.
  if (!isSame(next, store.get())) store.set(next);
}

/** A logout is the person's own wish; any other end comes between them and what they are doing. */
function close(reason: SessionEndReason): void {
  const ended = store.get().token;
  if (ended) storage.recordEnd(ended, reason);
  storage.clear();
  if (reason === 'logout') forgetMembersSeen();
  // Who has just left is no visitor to be greeted.
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

  /** R4.03: stores the token and what the login told; the other tabs learn of it. */
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

  /** The person goes on as the member whose token came by the address. */
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

  /** Changes what is known of the running session, in the other tabs too. */
  update(change: SessionChange): void {
    const stored = storage.read();
    if (!stored) return;
    adopt({ ...stored, ...change });
    broadcast({ kind: 'changed', token: stored.token, change });
  },

  /**
   * The gateway is asked for another token: that it refuses the old one from here on ends nothing,
   * in no tab, until `renew`.
   */
  renewing(): void {
    isRenewing = true;
    const { token } = store.get();
    if (token) broadcast({ kind: 'renewing', token });
  },

  /** The session goes on with another token, or, without one, with that which it has. */
  renew(token?: string): void {
    isRenewing = false;
    const stored = storage.read();
    if (!stored) return;
    const renewed = { ...stored, token: token ?? stored.token };
    adopt(renewed);
    broadcast({ kind: 'renewed', token: stored.token, stored: renewed });
  },

  /** The session is over: by logout, or the gateway said so. Keeps the merchant (R4.07). */
  end(reason: SessionEndReason): void {
    const { token } = store.get();
    if (!token) return;
    close(reason);
    broadcast({ kind: 'ended', token, reason });
  },

  /** The person logs out here: whatever the gateway says of the session now, every tab knows why. */
  leave(): void {
    isLeaving = true;
    const { token } = store.get();
    if (token) broadcast({ kind: 'leaving', token });
  },

  /** Nothing was ended: every tab goes on with its session, and asks for what was kept back meanwhile. */
  stay(): void {
    const { token } = store.get();
    if (token) broadcast({ kind: 'staying', token });
    goOn();
  },

  /** A logout is under way: what is asked with its token now would only be refused. */
  isLeaving: (): boolean => isLeaving,

  /**
   * The gateway refused the token. A logout that did not happen in this browser is told like any
   * other end: to the person here the session has simply gone (R8.01).
   */
  refuse(reason: SessionEndReason = 'missing'): void {
    if (isRenewing) return;
    session.end(reason === 'logout' && !isLeaving ? 'missing' : reason);
  },

  /** The person has been told why the session ended, and goes on as a visitor. */
  acknowledgeEnd(): void {
    if (!store.get().endedBecause) return;
    forgetMembersSeen();
    store.set(visitor());
  },

  /**
   * At start: this tab's storage, else a sibling tab's session. A token from the address is taken
   * once and removed, but only offered: a link must not log anybody in to somebody else's account.
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
 * While the browser keeps a page for Back nobody tells it anything: on its return it compares
 * itself with what this tab and the other tabs left behind, before anything is drawn.
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

/** One thing that the session says: a page that only asks for that is not drawn again for the rest. */
export const useSessionPart = <Part extends Primitive>(part: (state: SessionState) => Part): Part =>
  useStorePart(store, part);
