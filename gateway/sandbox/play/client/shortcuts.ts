import { byId } from './dom.ts';

/**
 * Lets keys bet from anywhere in the page, by their codes. They are inactive until the player has pressed a bet button
 * of this game, by pointer or key: the page has the focus as soon as it is ready, and a key that was meant to scroll or
 * to press something else must not bet.
 * @param buttons the bet button, or what contains the bet buttons
 */
export function createShortcuts(
  buttons: HTMLElement,
  bets: Readonly<Record<string, () => void>>,
): void {
  let armed = false;
  buttons.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('button')) armed = true;
  });
  document.addEventListener('keydown', (event) => {
    const bet = bets[event.code];
    if (!armed || !bet || event.repeat || byId('panel', HTMLDialogElement).open) return;
    // A focused control that handles the key keeps it.
    const answering = event.code === 'Space' ? 'button, select' : 'select';
    if (event.target instanceof HTMLElement && event.target.closest(answering)) return;
    event.preventDefault();
    bet();
  });
}
