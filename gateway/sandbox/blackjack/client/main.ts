import type { GameState } from '../../play/client/api.ts';
import { byId, make } from '../../play/client/dom.ts';
import { commonRules, heading, openGame, paragraphs, setUpFrame } from '../../play/client/frame.ts';
import type { Say } from '../../play/client/messages.ts';
import { closeButton, type Money, openPanel } from '../../play/client/panel.ts';
import { createStepGame, type Phase } from '../../play/client/step-game.ts';
import { createHand, type Hand, totalText } from './hands.ts';
import { type BlackjackText, TEXTS } from './texts.ts';

type SayBlackjack = Say<BlackjackText>;

/** The part of a round that the player may see. */
interface View {
  readonly player: Hand;
  readonly dealer: Hand;
  readonly doubled: boolean;
  readonly canDouble: boolean;
  readonly end: 'blackjack' | 'dealerBlackjack' | 'won' | 'push' | 'lost' | 'bust' | null;
}
const isView = (value: unknown): value is View =>
  typeof value === 'object' && value !== null && 'player' in value && 'dealer' in value;

function showRules(state: GameState, say: SayBlackjack, money: Money): void {
  const { chances } = Object(state.game);
  const shares = Object.fromEntries(
    Object.entries(Object(chances)).map(([name, share]) => [name, Number(share).toFixed(2)]),
  );
  openPanel(
    state.gameName,
    [
      ...paragraphs([say('rules'), say('rulesDealer'), say('rulesMoves'), say('chances', shares)]),
      heading(say('rtp')),
      ...paragraphs([
        say('rtpText', { rtp: state.rtp.toFixed(2) }),
        say('leftRule', { how: say('leftHow') }),
        ...commonRules(state, say, money),
      ]),
    ],
    [closeButton(say)],
  );
}

const MOVES = ['hit', 'stand', 'double'] as const;

function start(state: GameState, say: SayBlackjack, money: Money): void {
  setUpFrame(state, say, money, () => showRules(state, say, money));
  const dealer = createHand('dealer', say);
  const player = createHand('you', say);
  let canDouble = false;
  let isDeciding = false;
  let bet = 0;
  const buttons = MOVES.map((name) => {
    const kind = name === 'hit' ? 'button primary' : 'button';
    const button = make('button', { type: 'button', class: kind }, say(name));
    button.hidden = true;
    button.addEventListener('click', () => {
      if (button.getAttribute('aria-disabled') === 'true') return;
      game.move(name, name === 'double' ? bet : 0);
    });
    return { name, button };
  });
  byId('actions', HTMLElement).append(...buttons.map(({ button }) => button));
  byId('stage', HTMLElement).append(
    make('div', { class: 'felt' }, dealer.side, make('p', { id: 'message' }), player.side),
  );

  function update(phase: Phase): void {
    // The buttons stay while a decision is pending, so that the focus is not lost.
    if (phase !== 'busy') isDeciding = phase === 'open';
    for (const { name, button } of buttons) {
      button.hidden = !isDeciding;
      const isOffered = phase === 'open' && (name !== 'double' || canDouble);
      button.setAttribute('aria-disabled', String(!isOffered));
      if (name === 'double') {
        button.setAttribute('aria-label', say('doubleBy', { amount: money(bet) }));
      }
    }
  }

  const game = createStepGame(state, say, money, {
    play: 'deal',
    isView,
    stake: () => ({}),
    update,
    begin: () => {
      dealer.clear();
      player.clear();
    },
    async show(view, round) {
      bet = view.doubled ? round.bet / 2 : round.bet;
      canDouble = view.canDouble;
      await player.lay(view.player, false);
      await dealer.lay(view.dealer, view.end === null);
      if (view.end === null) return;
      const won = round.win > round.bet;
      player.mark(won ? 'winner' : round.win === 0 ? 'loser' : undefined);
      dealer.mark(won ? 'loser' : round.win === 0 ? 'winner' : undefined);
    },
    asked: (view) =>
      say('decide', { total: totalText(view.player, say), shown: view.dealer.total }),
    ended({ end, player: own, dealer: other }, { win }) {
      const values = { total: own.total, dealer: other.total, amount: money(win) };
      if (end === 'won') return say(other.total > 21 ? 'dealerBust' : 'wonEnd', values);
      const texts = {
        blackjack: 'blackjackEnd',
        dealerBlackjack: 'dealerBlackjackEnd',
        push: 'pushEnd',
        lost: 'lostEnd',
        bust: 'bustEnd',
      } as const;
      return end === null ? '' : say(texts[end], values);
    },
  });
  game.start();
}

openGame(TEXTS, start);
