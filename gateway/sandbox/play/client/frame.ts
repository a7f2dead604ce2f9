import { CallError, type GameState, loadHistory, loadState, postToParent } from './api.ts';
import { byId, make, moneyFormat } from './dom.ts';
import { iconButton, toggleButton } from './icons.ts';
import { browserLanguage, languageTag } from './language.ts';
import { type Say, type Texts, translator } from './messages.ts';
import { type Money, showHistory, showProblem } from './panel.ts';
import { setSound } from './sound.ts';

export const setText = (id: string, text: string): void => {
  byId(id, HTMLElement).textContent = text;
};

/** Announces a text to screen readers; also shows it in `message`, where the page has one. */
export const announce = (text: string): void => setText('live', text);

/**
 * Shows the return of a round. A return of no more than the stake is not a win: it is neither called nor celebrated as
 * one (R10.10).
 */
export function showReturn(
  { bet, win }: { readonly bet: number; readonly win: number },
  say: Say,
  money: Money,
): void {
  setText('win-label', say(win > 0 && win <= bet ? 'returned' : 'win'));
  setText('win', money(win));
}

/** The common parts of every game's page: titles, meters, and the buttons at the top. */
export function setUpFrame(state: GameState, say: Say, money: Money, showInfo: () => void): void {
  setText('title', state.gameName);
  document.title = state.gameName;
  setText('vendor', state.vendorName);
  setText('balance-label', say('balance'));
  setText('win-label', say('win'));
  setText('win', money(0));
  const mode = byId('mode', HTMLElement);
  mode.hidden = state.mode === 'real';
  mode.textContent = say('trial');
  const history = async () => {
    try {
      showHistory(await loadHistory(), say, money, state.language);
    } catch (error) {
      showProblem(error, say);
    }
  };
  byId('tools', HTMLElement).append(
    toggleButton('sound', say('sound'), setSound),
    iconButton('history', say('history'), history),
    iconButton('info', say('info'), showInfo),
  );
}

/** The text on the minimum duration of a round; empty where the merchant's licence has none. */
export function paceRule({ paceMs, language }: GameState, say: Say): string[] {
  if (paceMs === 0) return [];
  const seconds = new Intl.NumberFormat(languageTag(language)).format(paceMs / 1000);
  return [say('paceRule', { seconds })];
}

/** The closing paragraphs of every information panel. */
export const commonRules = (state: GameState, say: Say, money: Money): string[] => [
  say('fairRound'),
  ...paceRule(state, say),
  say('minBet', { amount: money(state.minBet) }),
  say('maxBet', { amount: money(state.maxBet) }),
];

export const heading = (text: string): HTMLElement => make('h3', {}, text);
export const paragraphs = (texts: readonly string[]): HTMLElement[] =>
  texts.map((text) => make('p', {}, text));

/** Parses the server's description of the game. @throws {CallError} if it does not match the page's schema */
export function parseGame<Game>(state: GameState, isGame: (value: unknown) => value is Game): Game {
  const { game } = state;
  if (!isGame(game)) throw new CallError('failed');
  return game;
}

/** Signals that the page can be played. */
export function signalReady(state: GameState): void {
  byId('game', HTMLElement).dataset.state = 'ready';
  postToParent({ type: 'ready', name: state.gameName });
}

/** Loads the launch and starts its game; on failure shows a message with a retry. */
export async function openGame<Key extends string>(
  texts: Texts<Key>,
  start: (state: GameState, say: Say<Key>, money: Money) => void,
): Promise<void> {
  const say = translator(browserLanguage());
  try {
    const state = await loadState();
    const money = moneyFormat(state.currencySymbol, state.minorUnits, state.language);
    start(state, translator(state.language, texts), money);
  } catch (error) {
    // Refusals and lost connections are shown to the player; anything else is a programming error.
    if (!(error instanceof CallError)) console.error(error);
    showProblem(error, say, () => location.reload());
  }
}
