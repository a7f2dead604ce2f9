import { CallError, type GameState, loadHistory, loadState, postToParent } from './api.ts';
import { byId, make, moneyFormat } from './dom.ts';
import { iconButton, toggleButton } from './icons.ts';
import { browserLanguage, languageTag } from './language.ts';
import { type Say, type Texts, translator } from './messages.ts';
import { type Money, problem, showHistory } from './panel.ts';
import { setSound } from './sound.ts';

export const put = (id: string, text: string): void => {
  byId(id, HTMLElement).textContent = text;
};

/** Says something to those who do not see it; `message` shows it too, where the page has one. */
export const announce = (text: string): void => put('live', text);

/**
 * Shows what a round returned. No more than the stake is a return, not a win: it is neither called
 * nor celebrated as one (R10.10).
 */
export function putReturn(
  { bet, win }: { readonly bet: number; readonly win: number },
  say: Say,
  money: Money,
): void {
  put('win-label', say(win > 0 && win <= bet ? 'returned' : 'win'));
  put('win', money(win));
}

/** What every game's page has around its own: titles, meters, and the buttons above. */
export function dressFrame(state: GameState, say: Say, money: Money, showInfo: () => void): void {
  put('title', state.gameName);
  document.title = state.gameName;
  put('vendor', state.vendorName);
  put('balance-label', say('balance'));
  put('win-label', say('win'));
  put('win', money(0));
  const mode = byId('mode', HTMLElement);
  mode.hidden = state.mode === 'real';
  mode.textContent = say('trial');
  const history = async () => {
    try {
      showHistory(await loadHistory(), say, money, state.language);
    } catch (error) {
      problem(error, say);
    }
  };
  byId('tools', HTMLElement).append(
    toggleButton('sound', say('sound'), setSound),
    iconButton('history', say('history'), history),
    iconButton('info', say('info'), showInfo),
  );
}

/** How long a round takes at least; nothing where the merchant's licence asks for nothing. */
export function paceRule({ paceMs, language }: GameState, say: Say): string[] {
  if (paceMs === 0) return [];
  const seconds = new Intl.NumberFormat(languageTag(language)).format(paceMs / 1000);
  return [say('paceRule', { seconds })];
}

/** Paragraphs that every information panel ends with. */
export const usualRules = (state: GameState, say: Say, money: Money): string[] => [
  say('fairRound'),
  ...paceRule(state, say),
  say('minBet', { amount: money(state.minBet) }),
  say('maxBet', { amount: money(state.maxBet) }),
];

export const heading = (text: string): HTMLElement => make('h3', {}, text);
export const paragraphs = (texts: readonly string[]): HTMLElement[] =>
  texts.map((text) => make('p', {}, text));

/** What the server describes of the game. @throws {CallError} when it is not what the page knows */
export function described<Game>(state: GameState, isGame: (value: unknown) => value is Game): Game {
  const { game } = state;
  if (!isGame(game)) throw new CallError('failed');
  return game;
}

/** The page can be played. */
export function ready(state: GameState): void {
  byId('game', HTMLElement).dataset.state = 'ready';
  postToParent({ type: 'ready', name: state.gameName });
}

/** Loads the launch and starts its game; says so where that fails, and offers to try again. */
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
    // What the gateway refuses or does not answer is told to the player; anything else is our fault.
    if (!(error instanceof CallError)) console.error(error);
    problem(error, say, () => location.reload());
  }
}
