import { make, reducedMotion } from './dom.ts';
import type { Say } from './messages.ts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = [
  { sign: '♠', colour: '#16202e' },
  { sign: '♥', colour: '#c4162a' },
  { sign: '♦', colour: '#c4162a' },
  { sign: '♣', colour: '#16202e' },
];

/** Renders a playing card, 0 to 51 as in the server's numbering. */
export function cardImage(card: number): HTMLElement {
  const rank = RANKS[card % 13] ?? '';
  const suit = SUITS[Math.floor(card / 13)] ?? SUITS[0];
  const element = make('div', { class: 'card' });
  const court = ['J', 'Q', 'K'].includes(rank);
  const corner = `<text x="14" y="24" text-anchor="middle" font-size="${rank === '10' ? 19 : 23}" font-weight="700" font-family="Georgia, serif">${rank}</text><text x="14" y="43" text-anchor="middle" font-size="19">${suit?.sign}</text>`;
  // Rank and suit come from the constants above.
  element.innerHTML = `<svg viewBox="0 0 100 140" fill="${suit?.colour}" aria-hidden="true">${corner}<g transform="rotate(180 50 70)">${corner}</g>${court ? `<rect x="28" y="26" width="44" height="88" rx="6" fill="#f6e3b0" stroke="${suit?.colour}" stroke-width="2"/>` : ''}<text x="50" y="${court ? 90 : 92}" text-anchor="middle" font-size="${court ? 46 : 58}" font-family="Georgia, serif">${court ? rank : suit?.sign}</text></svg>`;
  if (!reducedMotion()) {
    element.animate(
      [
        { transform: 'translate(180px, -160px) rotate(30deg)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 320, easing: 'cubic-bezier(.2,.8,.3,1)' },
    );
  }
  return element;
}

/** Names of cards, for the texts of every game that announces them. */
export const CARD_TEXTS = {
  EN: {
    cardName: '{rank} of {suit}',
    spades: 'spades',
    hearts: 'hearts',
    diamonds: 'diamonds',
    clubs: 'clubs',
    ace: 'Ace',
    jack: 'Jack',
    queen: 'Queen',
    king: 'King',
  },
  TY: {
    cardName: '{rank} ng {suit}',
    spades: 'spades',
    hearts: 'hearts',
    diamonds: 'diamonds',
    clubs: 'clubs',
    ace: 'Alas',
    jack: 'Jack',
    queen: 'Queen',
    king: 'King',
  },
} as const;

type CardText = keyof typeof CARD_TEXTS.EN;

const COURT: Readonly<Record<number, CardText>> = { 0: 'ace', 10: 'jack', 11: 'queen', 12: 'king' };
const NAMES = ['spades', 'hearts', 'diamonds', 'clubs'] as const;

/** Returns the spoken name of a card. */
export function cardName(card: number, say: Say<CardText>): string {
  const court = COURT[card % 13];
  const suit = NAMES[Math.floor(card / 13)] ?? 'spades';
  return say('cardName', { rank: court ? say(court) : (card % 13) + 1, suit: say(suit) });
}
