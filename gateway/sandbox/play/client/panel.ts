import { CallError, type HistoryRow } from './api.ts';
import { byId, make } from './dom.ts';
import type { MessageKey, Say } from './messages.ts';

export type Money = (minor: number) => string;

/** Opens the one panel; Escape and its button close it, and focus returns by itself. */
export function openPanel(title: string, body: readonly Node[], buttons: readonly HTMLElement[]) {
  const panel = byId('panel', HTMLDialogElement);
  byId('panel-title', HTMLElement).textContent = title;
  const place = byId('panel-body', HTMLElement);
  place.replaceChildren(...body, make('div', { class: 'actions' }, ...buttons));
  if (!panel.open) panel.showModal();
  panel.scrollTop = 0;
  return panel;
}

/** Closes the panel, then does what follows from it. */
export function panelButton(label: string, kind: string, press?: () => void): HTMLElement {
  const button = make('button', { type: 'button', class: `button ${kind}` }, label);
  button.addEventListener('click', () => {
    byId('panel', HTMLDialogElement).close();
    press?.();
  });
  return button;
}

export const closeButton = (say: Say): HTMLElement => panelButton(say('close'), '');

const paragraph = (text: string) => make('p', {}, text);

/** A panel of plain paragraphs. */
export const tell = (title: string, texts: readonly string[], say: Say) =>
  openPanel(title, texts.map(paragraph), [closeButton(say)]);

const KNOWN: Readonly<Record<string, MessageKey>> = {
  insufficient_balance: 'insufficient_balance',
  connection_lost: 'connection_lost',
  'user.or.token.invalid': 'closed',
  'login.not.session': 'loggedOut',
};

/** Refusals that moved nothing: the bet is the player's again. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.code !== 'connection_lost' && error.code in KNOWN;

/** Says what went wrong. Without a retry the panel only closes. */
export function problem(error: unknown, say: Say, retry?: () => void): void {
  const code = error instanceof CallError ? error.code : 'failed';
  const text = make('p', { role: 'alert' }, say(KNOWN[code] ?? 'failed'));
  openPanel(
    say(code === 'insufficient_balance' ? 'bet' : 'result'),
    [text],
    [retry ? panelButton(say('retry'), 'primary', retry) : closeButton(say)],
  );
}

export function showHistory(rows: readonly HistoryRow[], say: Say, money: Money, language: string) {
  const time = new Intl.DateTimeFormat(language === 'TY' ? 'fil-PH' : 'en', {
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
      make('td', { class: row.win > 0 ? 'number positive' : 'number' }, money(row.win)),
    ),
  );
  table.append(make('tbody', {}, ...lines));
  openPanel(
    say('history'),
    [rows.length > 0 ? table : paragraph(say('noRounds'))],
    [closeButton(say)],
  );
}
