/** The launch token is in the URL's fragment; it is sent as a header and nowhere else. */
const token = location.hash.slice(1);

/** The bet's selection, in the game's own format. */
export type Stake = Record<string, number | string>;

export interface Round {
  orderNo: string;
  bet: number;
  win: number;
  /** The part of the win that comes from the game's jackpot. */
  jackpot?: number;
  stake: Stake;
  outcome: unknown;
  time: number;
  /** For games in which the player decides within a round: whether it is still open … */
  open?: boolean;
  /** … and the number of decisions that were made. */
  steps?: number;
}

/** Amounts are minor units, parts are percent. */
export interface Jackpot {
  amount: number;
  seed: number;
  /** The pot is won once in this amount of stakes, on average. */
  wonOnceIn: number;
  /** Percent of each stake that is added to the pot. */
  share: number;
  /** Percent of all stakes that the jackpot returns in the long run. */
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
  /** Minimum milliseconds between rounds (R10.10) … */
  paceMs: number;
  /** … and until the next one is accepted. */
  waitMs: number;
  rtp: number;
  /** Null for games without a jackpot. */
  jackpot: Jackpot | null;
  game: unknown;
  balance: number;
  unseen: Round | null;
}

export interface Played {
  round: Round;
  balance: number;
  /** Milliseconds until the next round is accepted. */
  waitMs: number;
}
export type HistoryRow = Pick<Round, 'orderNo' | 'bet' | 'win' | 'time'>;

interface RefusalDetail {
  readonly fields?: Readonly<Record<string, string>>;
  readonly endTime?: number;
  /** The merchant's own message by language, where it has one. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly limit?: ReachedLimit;
  readonly waitMs?: number;
}

/** A personal limit that a bet would exceed; amounts in major units, time in minutes. */
export interface ReachedLimit {
  readonly kind: 'loss' | 'wager' | 'time';
  readonly period: 'day' | 'week' | 'month';
  /** For limits of amounts only. */
  readonly currencySymbol?: string;
  readonly decimals?: number;
  readonly left: number;
  /** When the limit's period ends, milliseconds since 1970. */
  readonly renewsAt: number;
}

/** A refusal of the gateway; `code` is `connection_lost` if there was no response at all. */
export class CallError extends Error {
  readonly code: string;
  /** Errors of the request by field. */
  readonly fields: Readonly<Record<string, string>>;
  /** End of the maintenance, if known; milliseconds since 1970. */
  readonly endTime: number | undefined;
  /** The merchant's own message by language, where it differs from `message`. */
  readonly texts: Readonly<Record<string, string>>;
  /** The player's own limit that a bet would exceed. */
  readonly limit: ReachedLimit | undefined;
  /** For a round that came too soon: milliseconds until the next one is accepted. */
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

/** Responses come from our own gateway and are not validated; the caller states their type. */
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

/** Sends a round. A retry must use the same `key`, which makes it the same round, paid once. */
export const sendRound = (key: string, bet: number, stake: Stake = {}) =>
  call<Played>('round', { key, bet, stake });

/** Sends a decision within a round. A retry with the same `number` is the same decision, made once. */
export const sendStep = (orderNo: string, number: number, move: string) =>
  call<Played>('step', { orderNo, number, move });

/** Amounts are major units. */
export type ParentMessage =
  | { type: 'ready'; name: string }
  /** A round has begun: closing the game now would miss its result. */
  | { type: 'round'; running: true }
  | { type: 'round'; orderNo?: string; bet: number; win: number }
  | { type: 'balance'; balance: number }
  /** A bet was refused, by the gateway's code. */
  | { type: 'refused'; code: string };

/** Our own origin, or, where the game is loaded from another line, the portal's, which the policy allows. */
const portal = document.referrer ? new URL(document.referrer).origin : location.origin;

/** Notifies the surrounding page, and no other. */
export function postToParent(message: ParentMessage) {
  if (parent === window) return;
  parent.postMessage({ source: 'baize-game', ...message }, portal);
}
