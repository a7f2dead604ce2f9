import { CallError, type HistoryRow, postToParent, type ReachedLimit } from './api.ts';
import { byId, make } from './dom.ts';
import { languageTag } from './language.ts';
import type { MessageKey, Say } from './messages.ts';

export type Money = (minor: number) => string;

/**
 * Opens the panel; Escape and its button close it, and the browser returns the focus.
 * @param onEscape called after Escape, or an equivalent gesture, has closed it
 */
export function openPanel(
  title: string,
  body: readonly Node[],
  buttons: readonly HTMLElement[],
  onEscape?: () => void,
) {
  const panel = byId('panel', HTMLDialogElement);
  // In a separate task, because the browser closes the panel after this event.
  panel.oncancel = onEscape ? () => void setTimeout(onEscape) : null;
  byId('panel-title', HTMLElement).textContent = title;
  const place = byId('panel-body', HTMLElement);
  place.replaceChildren(...body, make('div', { class: 'actions' }, ...buttons));
  if (!panel.open) panel.showModal();
  panel.scrollTop = 0;
  return panel;
}

/** Closes the panel, then runs the follow-up action. */
function panelButton(label: string, kind: string, press?: () => void): HTMLElement {
  const button = make('button', { type: 'button', class: `button ${kind}` }, label);
  button.addEventListener('click', () => {
    byId('panel', HTMLDialogElement).close();
    press?.();
  });
  return button;
}

export const closeButton = (say: Say): HTMLElement => panelButton(say('close'), '');

const paragraph = (text: string) => make('p', {}, text);

/** Opens a panel of plain paragraphs. */
export const openTextPanel = (title: string, texts: readonly string[], say: Say) =>
  openPanel(title, texts.map(paragraph), [closeButton(say)]);

const KNOWN: Readonly<Record<string, MessageKey>> = {
  insufficient_balance: 'insufficient_balance',
  connection_lost: 'connection_lost',
  'user.or.token.invalid': 'closed',
  'login.not.session': 'loggedOut',
  system_maintenance: 'systemMaintenance',
  region_restricted: 'regionRestricted',
  domain_invalid: 'domainInvalid',
  game_maintenance: 'gameMaintenance',
  game_not_found: 'gameMaintenance',
  limit_reached: 'limitReached',
  reality_check_due: 'realityCheck',
  round_too_soon: 'roundTooSoon',
  round_open: 'roundOpen',
  player_excluded: 'playerExcluded',
  identity_required: 'identityRequired',
};

/** Refusals that come before the gateway looks up the idempotency key: an earlier attempt may have succeeded. */
const UNDECIDED: readonly string[] = ['connection_lost', 'domain_invalid'];

const isUndecided = (error: unknown): boolean =>
  error instanceof CallError && UNDECIDED.includes(error.code);

/** Refusals without any effect: the bet is returned to the player. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && !isUndecided(error) && error.code in KNOWN;

/** Refusals of a slip that its page explains itself. */
const OF_A_SLIP: readonly string[] = [
  'order_closed',
  'request_param_err',
  'idempotency_conflict',
  'not_found',
];

/** Refusals after which no bet of the slip is placed: the same slip is sent again under a new key. */
export const isSlipRefusal = (error: unknown): boolean =>
  isRefusal(error) || (error instanceof CallError && OF_A_SLIP.includes(error.code));

/** Refusals that concern the bet only. */
const OF_THE_BET: readonly string[] = [
  'insufficient_balance',
  'limit_reached',
  'round_too_soon',
  'round_open',
];

const titleOf = (code: string): MessageKey => {
  if (OF_THE_BET.includes(code)) return 'bet';
  return code.endsWith('_maintenance') ? 'maintenance' : 'result';
};

const LIMITS = {
  loss: 'limitLoss',
  wager: 'limitWager',
  time: 'limitTime',
} as const satisfies Record<ReachedLimit['kind'], MessageKey>;

/** The remaining amount of the player's own limit, and when its period ends. */
function limitText(limit: ReachedLimit, say: Say): string {
  const { kind, period, left, renewsAt, currencySymbol = '', decimals = 0 } = limit;
  const language = document.documentElement.lang;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return say(LIMITS[kind], {
    period: say(`period_${period}`),
    left: `${currencySymbol}${new Intl.NumberFormat(language, { minimumFractionDigits: decimals }).format(left)}`,
    time: time.format(renewsAt),
  });
}

/** Details of a refusal besides its code: the merchant's own message, and its end time. */
function detailsOf(error: unknown, say: Say): string[] {
  if (!(error instanceof CallError)) return [];
  const { code, message, endTime } = error;
  if (error.limit) return [limitText(error.limit, say)];
  const { lang } = document.documentElement;
  const [, own = message] =
    Object.entries(error.texts).find(([each]) => languageTag(each) === lang) ?? [];
  const words = code === 'system_maintenance' && own !== code ? [own] : [];
  if (endTime === undefined) return words;
  const format = new Intl.DateTimeFormat(lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return [...words, say('until', { time: format.format(endTime) })];
}

/**
 * Shows an error. Without a retry the panel only closes; with one, every way of closing it retries, because otherwise
 * a pending promise would never settle.
 */
export function showProblem(error: unknown, say: Say, retry?: () => void): void {
  const code = error instanceof CallError ? error.code : 'failed';
  // Without a response it is unknown whether the request succeeded.
  if (code !== 'connection_lost') postToParent({ type: 'refused', code });
  const texts = [say(KNOWN[code] ?? 'failed'), ...detailsOf(error, say)];
  openPanel(
    say(titleOf(code)),
    [make('div', { role: 'alert' }, ...texts.filter(Boolean).map(paragraph))],
    [retry ? panelButton(say('retry'), 'primary', retry) : closeButton(say)],
    retry,
  );
}

export function showHistory(rows: readonly HistoryRow[], say: Say, money: Money, language: string) {
  const time = new Intl.DateTimeFormat(languageTag(language), {
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const table = make('table', { class: 'history' });
  const heads = (['time', 'order'] as const).map((key) => make('th', { scope: 'col' }, say(key)));
  const numbers = (['bet', 'win'] as const).map((key) =>
    make('th', { scope: 'col', class: 'number' }, say(key)),
  );
  table.append(make('thead', {}, make('tr', {}, ...heads, ...numbers)));
  const lines = rows.map((row) =>
    make(
      'tr',
      {},
      make('td', {}, time.format(row.time)),
      make('td', { class: 'order' }, row.orderNo),
      make('td', { class: 'number' }, money(row.bet)),
      make('td', { class: row.win > row.bet ? 'number positive' : 'number' }, money(row.win)),
    ),
  );
  table.append(make('tbody', {}, ...lines));
  openPanel(
    say('history'),
    [rows.length > 0 ? table : paragraph(say('noRounds'))],
    [closeButton(say)],
  );
}
