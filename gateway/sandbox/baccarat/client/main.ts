import { CallError, type GameState, type Round, reportShown } from '../../play/client/api.ts';
import { byId, make, pause } from '../../play/client/dom.ts';
import {
  dressFrame,
  openGame,
  put,
  putReturn,
  ready,
  usualRules,
} from '../../play/client/frame.ts';
import type { MessageKey, Say } from '../../play/client/messages.ts';
import { createPace } from '../../play/client/pace.ts';
import { type Money, openTextPanel, problem } from '../../play/client/panel.ts';
import { playRound } from '../../play/client/round.ts';
import { sounds } from '../../play/client/sound.ts';
import { createWallet } from '../../play/client/wallet.ts';
import { dealOut } from './deal.ts';
import { isCoup, NOTHING, SIDES, type Stakes, totalOf } from './sides.ts';
import { createTable } from './table.ts';

/** A number for each side, as the texts take them. */
const bySide = (values: unknown) =>
  Object.fromEntries(
    Object.entries(Object(values)).map(([side, value]) => [side, Number(value).toFixed(2)]),
  );

function showRules(state: GameState, say: Say, money: Money): void {
  const { returns, chances } = Object(state.game);
  openTextPanel(
    state.gameName,
    [
      say('baccaratRules'),
      say('baccaratChances', bySide(chances)),
      say('baccaratRtp', bySide(returns)),
      ...usualRules(state, say, money),
    ],
    say,
  );
}

function start(state: GameState, say: Say, money: Money): void {
  dressFrame(state, say, money, () => showRules(state, say, money));
  const wallet = createWallet(state, money);
  let stakes: Stakes = { ...NOTHING };
  let last: Stakes | undefined;
  const pace = createPace(state);
  let busy = false;
  const covers = (bet: number) => bet <= wallet.balance();

  const table = createTable(state, say, money, (side, chip) => {
    const bet = totalOf(stakes) + chip;
    if (bet > state.maxBet) put('message', say('maxBet', { amount: money(state.maxBet) }));
    else if (!covers(bet)) problem(new CallError('insufficient_balance'), say);
    else stakes[side] += chip;
    update();
  });
  const action = (key: MessageKey, kind: string, press: () => void) => {
    const button = make('button', { type: 'button', class: `button ${kind}` }, say(key));
    button.addEventListener('click', press);
    byId('actions', HTMLElement).append(button);
    return button;
  };
  const clear = action('clear', '', () => {
    stakes = { ...NOTHING };
    update();
  });
  const rebet = action('rebet', '', () => {
    if (last && !covers(totalOf(last))) problem(new CallError('insufficient_balance'), say);
    else if (last) stakes = { ...last };
    update();
  });
  const deal = action('deal', 'primary', () => begin());

  function update(): void {
    const bet = totalOf(stakes);
    table.update(stakes, busy);
    clear.disabled = busy || bet === 0;
    rebet.disabled = busy || !last || bet > 0;
    deal.disabled = busy || bet < state.minBet;
    deal.textContent = say(busy ? 'wait' : 'deal');
    pace.mark(deal, busy);
    put('bet', money(bet));
  }

  async function untilNext(): Promise<void> {
    await pace.over();
    busy = false;
    update();
  }

  async function show(round: Round, after: number): Promise<void> {
    const { outcome } = round;
    table.light(undefined);
    if (isCoup(outcome)) {
      await dealOut(outcome, say);
      table.light(outcome.winner);
    }
    reportShown(round.orderNo).catch(() => undefined);
    wallet.settle(round, after);
    putReturn(round, say, money);
    if (round.win > round.bet) sounds.win();
    await pace.over();
    busy = false;
    last = { ...stakes };
    stakes = { ...NOTHING };
    update();
    rebet.focus();
  }

  function begin(): void {
    busy = true;
    pace.begin();
    const bet = totalOf(stakes);
    wallet.spend(bet);
    put('message', say('good'));
    putReturn({ bet, win: 0 }, say, money);
    sounds.press();
    update();
    playRound({
      bet,
      stake: { ...stakes },
      pace,
      wallet,
      say,
      show: ({ round, balance }) => show(round, balance),
      onRefused: untilNext,
    });
  }

  put('player-name', say('player'));
  put('banker-name', say('banker'));
  put('bet-label', say('bet'));
  put('message', say('placeBets'));
  const { unseen } = state;
  busy = unseen !== null || pace.left() > 0;
  if (unseen) for (const side of SIDES) stakes[side] = Number(unseen.stake[side] ?? 0);
  update();
  ready(state);
  if (!unseen) {
    untilNext();
    return;
  }
  put('message', say('resumed'));
  pause(1600).then(() => show(unseen, state.balance));
}

openGame({ EN: {}, TY: {} }, start);
