/** The launch token stands in the fragment: it is sent as a header and nowhere else. */
const token = location.hash.slice(1);

/** What was bet on, in the words of the game. */
export type Stake = Record<string, number | string>;

export interface Round {
  orderNo: string;
  bet: number;
  win: number;
  /** The part of the win that is the pot of the game's jackpot. */
  jackpot?: number;
  stake: Stake;
  outcome: unknown;
  time: number;
  /** Where the player decides within a round: whether it goes on … */
  open?: boolean;
  /** … and how many decisions were made. */
  steps?: number;
}

/** Amounts are minor units, parts are percent. */
export interface Jackpot {
  amount: number;
  seed: number;
  /** Won once in so much that is staked, on average. */
  wonOnceIn: number;
  /** Of each stake, into the pot. */
  share: number;
  /** Of all stakes, returned by the jackpot in the long run. */
  rtp: number;
}

export interface GameState {
  gameName: string;
  vendorName: string;
  mode: 'real' | 'trial';
  language: string;
  currencySymbol: string;
  minorUnits: number;
  minBet: number;
  maxBet: number;
  betStep: number;
  lastBet: number | null;
  /** Milliseconds from round to round at least (R10.10) … */
  paceMs: number;
  /** … and until the next one is taken. */
  waitMs: number;
  rtp: number;
  /** Of a game that has one. */
  jackpot: Jackpot | null;
  game: unknown;
  balance: number;
  unseen: Round | null;
}

export interface Played {
  round: Round;
  balance: number;
  /** Milliseconds until the next round is taken. */
  waitMs: number;
}
export type HistoryRow = Pick<Round, 'orderNo' | 'bet' | 'win' | 'time'>;

interface RefusalDetail {
  readonly fields?: Readonly<Record<string, string>>;
  readonly endTime?: number;
  /** The message in languages in which the merchant says it otherwise. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly limit?: ReachedLimit;
  readonly waitMs?: number;
}

/** A limit of the player's own that a bet meets; amounts in major units, time in minutes. */
export interface ReachedLimit {
  readonly kind: 'loss' | 'wager' | 'time';
  readonly period: 'day' | 'week' | 'month';
  /** Of amounts alone. */
  readonly currencySymbol?: string;
  readonly decimals?: number;
  readonly left: number;
  /** When it is whole again, milliseconds since 1970. */
  readonly renewsAt: number;
}

/** A refusal of the gateway; `code` is `connection_lost` when there was no answer at all. */
export class CallError extends Error {
  readonly code: string;
  /** What is wrong with what was sent, by field. */
  readonly fields: Readonly<Record<string, string>>;
  /** When maintenance ends, where that is known; milliseconds since 1970. */
  readonly endTime: number | undefined;
  /** The message by language, where the merchant says it otherwise than in `message`. */
  readonly texts: Readonly<Record<string, string>>;
  /** The player's own limit that a bet would have passed. */
  readonly limit: ReachedLimit | undefined;
  /** Milliseconds until the next round is taken, of a round that came too soon. */
  readonly waitMs: number;
  constructor(code: string, detail: RefusalDetail = {}, message = code) {
    super(message);
    this.code = code;
    this.fields = detail.fields ?? {};
    this.endTime = detail.endTime;
    this.texts = detail.texts ?? {};
    this.limit = detail.limit;
    this.waitMs = detail.waitMs ?? 0;
  }
}

const TIMEOUT_MS = 10_000;

/** The answers come from our own gateway and are typed at the caller. */
export async function call<Value>(path: string, body?: object): Promise<Value> {
  let response: Response;
  try {
    response = await fetch(`/sandbox/play/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: token, 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new CallError('connection_lost');
  }
  const answer = await response.json().catch(() => undefined);
  if (!answer) throw new CallError('connection_lost');
  if (!answer.success) {
    const { errorCode = 'unknown_error', value = {}, message } = answer;
    throw new CallError(errorCode, value, message);
  }
  return answer.value;
}

export const loadState = () => call<GameState>('state');
export const loadHistory = async () => (await call<{ list: HistoryRow[] }>('history')).list;
export const reportShown = (orderNo: string) => call<{ first: boolean }>('shown', { orderNo });

/** Sends a round. A retry must bring the same `key`: then it is the same round, paid once. */
export const sendRound = (key: string, bet: number, stake: Stake = {}) =>
  call<Played>('round', { key, bet, stake });

/** Sends a decision within a round. The same `number` again is the same decision, made once. */
export const sendStep = (orderNo: string, number: number, move: string) =>
  call<Played>('step', { orderNo, number, move });

/** Amounts are major units. */
export type ParentMessage =
  | { type: 'ready'; name: string }
  /** A round has begun: closing the game now would miss its end. */
  | { type: 'round'; running: true }
  | { type: 'round'; orderNo?: string; bet: number; win: number }
  | { type: 'balance'; balance: number }
  /** A bet was refused, by the gateway's code. */
  | { type: 'refused'; code: string };

/** Of our own origin, or where the game is loaded by another line, the portal that the policy lets in. */
const portal = document.referrer ? new URL(document.referrer).origin : location.origin;

/** What the surrounding page may learn, and nobody else. */
export function postToParent(message: ParentMessage) {
  if (parent === window) return;
  parent.postMessage({ source: 'baize-game', ...message }, portal);
}
