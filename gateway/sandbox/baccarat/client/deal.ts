import { cardImage } from '../../play/client/cards.ts';
import { byId, pause } from '../../play/client/dom.ts';
import { setText } from '../../play/client/frame.ts';
import type { MessageKey, Say } from '../../play/client/messages.ts';
import { sounds } from '../../play/client/sound.ts';
import { addToRoad } from '../../play/client/spots.ts';
import type { Coup } from './sides.ts';

/** Milliseconds between two cards, with and without motion; both show the result at the same time. */
const CARD_MS = 720;
const RESULTS: Readonly<Record<Coup['winner'], MessageKey>> = {
  player: 'playerWins',
  banker: 'bankerWins',
  tie: 'tieResult',
};

const cardPoints = (card: number): number => Math.min((card % 13) + 1, 10) % 10;
const handTotal = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + cardPoints(card), 0) % 10;

/** Deals a stored coup card by card, player and banker in turn, and announces the winner. */
export async function dealOut(coup: Coup, say: Say): Promise<void> {
  const { player, banker, playerTotal, bankerTotal, winner } = coup;
  const hands = {
    player: byId('player-hand', HTMLElement),
    banker: byId('banker-hand', HTMLElement),
  };
  const shown: Record<'player' | 'banker', number[]> = { player: [], banker: [] };
  for (const hand of Object.values(hands)) {
    hand.classList.remove('winner');
    hand.querySelector('.cards')?.replaceChildren();
    const total = hand.querySelector('output');
    if (total) total.textContent = '';
  }
  const order = [0, 1, 2].flatMap(
    (index) =>
      [
        ['player', player[index]],
        ['banker', banker[index]],
      ] as const,
  );
  for (const [side, card] of order) {
    if (card === undefined) continue;
    shown[side].push(card);
    hands[side].querySelector('.cards')?.append(cardImage(card));
    sounds.reelStop(shown[side].length);
    const total = hands[side].querySelector('output');
    if (total) total.textContent = String(handTotal(shown[side]));
    await pause(CARD_MS);
  }
  setText('message', say(RESULTS[winner], { player: playerTotal, banker: bankerTotal }));
  if (winner !== 'tie') hands[winner].classList.add('winner');
  addToRoad(winner, say(winner).slice(0, 1));
}
