import type { GameState } from '../../play/client/api.ts';
import { byId, make, pause } from '../../play/client/dom.ts';
import {
  commonRules,
  heading,
  openGame,
  paragraphs,
  parseGame,
  setUpFrame,
} from '../../play/client/frame.ts';
import type { Say } from '../../play/client/messages.ts';
import { closeButton, type Money, openPanel } from '../../play/client/panel.ts';
import { createStepGame, type Phase } from '../../play/client/step-game.ts';
import { createHand } from './hand.ts';
import { type PokerText, TEXTS } from './texts.ts';

type SayPoker = Say<PokerText>;
type HandName = Extract<
  PokerText,
  | 'nothing'
  | 'jacksOrBetter'
  | 'twoPair'
  | 'threeOfAKind'
  | 'straight'
  | 'flush'
  | 'fullHouse'
  | 'fourOfAKind'
  | 'straightFlush'
  | 'royalFlush'
>;

/** The game's description by the server: hands from the lowest up. */
interface PokerGame {
  readonly hands: readonly {
    readonly hand: HandName;
    readonly pays: number;
    readonly chance: number;
  }[];
}

/** The part of a round that the player may see. */
interface PokerView {
  readonly cards: readonly number[];
  readonly hand: HandName;
  readonly held: readonly boolean[] | null;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isPokerGame = (value: unknown): value is PokerGame => isObject(value) && 'hands' in value;
const isPokerView = (value: unknown): value is PokerView =>
  isObject(value) && 'cards' in value && 'hand' in value && 'held' in value;

function showRules(state: GameState, game: PokerGame, say: SayPoker, money: Money): void {
  const hands = game.hands.toReversed().map(({ hand, pays, chance }) => {
    const percent = chance.toFixed(4);
    if (pays === 0) return say('noHand', { percent });
    return say('handLine', { hand: say(hand), pays, percent });
  });
  openPanel(
    state.gameName,
    [
      ...paragraphs([say('rules'), say('rulesPairs'), ...hands]),
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

/** Every paying hand with its pay for the bet; the current one is marked. */
function createPayTable(game: PokerGame, say: SayPoker, money: Money) {
  const list = make('ol', { class: 'pays', 'aria-label': say('pays') });
  return {
    list,
    draw(bet: number, current: string | undefined): void {
      const paying = game.hands.filter(({ pays }) => pays > 0).toReversed();
      list.replaceChildren(
        ...paying.map(({ hand, pays }) => {
          const item = make(
            'li',
            {},
            make('span', {}, say(hand)),
            make('strong', {}, money(bet * pays)),
          );
          if (hand === current) item.setAttribute('aria-current', 'true');
          return item;
        }),
      );
    },
  };
}

function start(state: GameState, say: SayPoker, money: Money): void {
  const game = parseGame(state, isPokerGame);
  setUpFrame(state, say, money, () => showRules(state, game, say, money));
  const table = createPayTable(game, say, money);
  const hand = createHand(say);
  let current: string | undefined;
  let isDeciding = false;
  let bet = state.unseen?.bet ?? state.minBet;
  const draw = make('button', { type: 'button', class: 'button primary' }, say('draw'));
  draw.hidden = true;
  draw.addEventListener('click', () => {
    steps?.move(`hold-${hand.held().map(Number).join('')}`);
  });
  byId('actions', HTMLElement).append(draw);
  byId('stage', HTMLElement).append(
    table.list,
    make('div', { class: 'cloth' }, hand.row, make('p', { id: 'message' })),
  );

  function update(phase: Phase): void {
    hand.offer(phase === 'open');
    // The button stays while the draw is pending, so that the focus is not lost.
    if (phase !== 'busy') isDeciding = phase === 'open';
    draw.hidden = !isDeciding;
    draw.setAttribute('aria-disabled', String(phase !== 'open'));
    if (phase === 'idle') bet = steps?.bet() ?? state.minBet;
    table.draw(bet, current);
  }

  let steps: ReturnType<typeof createStepGame> | undefined;
  const made = createStepGame(state, say, money, {
    play: 'deal',
    isView: isPokerView,
    stake: () => ({}),
    update,
    begin: () => {
      current = undefined;
      bet = made.bet();
      hand.clear();
    },
    async show(view, round, isResumed) {
      bet = round.bet;
      await (view.held && !isResumed
        ? hand.exchange(view.cards, view.held)
        : hand.deal(view.cards, view.held));
      current = view.hand;
      table.draw(bet, current);
      if (view.held) await pause(300);
    },
    asked: ({ hand: name }) =>
      name === 'nothing' ? say('choose') : say('chooseHand', { hand: say(name) }),
    ended({ hand: name }, { win, bet: staked }) {
      if (win === 0) return say('lost');
      return say(win > staked ? 'won' : 'back', { hand: say(name), amount: money(win) });
    },
  });
  steps = made;
  hand.clear();
  made.start();
}

openGame(TEXTS, start);
