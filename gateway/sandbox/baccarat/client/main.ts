import { CallError, type GameState, type Round, reportShown } from '../../play/client/api.ts';
import { byId, make, pause } from '../../play/client/dom.ts';
import { dressFrame, openGame, put, ready, usualRules } from '../../play/client/frame.ts';
import type { MessageKey, Say } from '../../play/client/messages.ts';
import { isRefusal, type Money, problem, tell } from '../../play/client/panel.ts';
import { newKey, sendPatiently } from '../../play/client/send.ts';
import { sounds } from '../../play/client/sound.ts';
import { createWallet } from '../../play/client/wallet.ts';
import { dealOut } from './deal.ts';
import { isCoup, NOTHING, SIDES, type Stakes, totalOf } from './sides.ts';
import { createTable } from './table.ts';

function showRules(state: GameState, say: Say, money: Money): void {
  const returns = Object.fromEntries(
    Object.entries(Object(Object(state.game).returns)).map(([side, value]) => [
      side,
      String(value),
    ]),
  );
  tell(
    state.gameName,
    [say('baccaratRules'), say('baccaratRtp', returns), ...usualRules(state, say, money)],
    say,
  );
}

function start(state: GameState, say: Say, money: Money): void {
  dressFrame(state, say, money, () => showRules(state, say, money));
  const wallet = createWallet(state, money);
  let stakes: Stakes = { ...NOTHING };
  let last: Stakes | undefined;
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
    put('bet', money(bet));
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
    put('win', money(round.win));
    if (round.win > round.bet) sounds.win();
    busy = false;
    last = { ...stakes };
    stakes = { ...NOTHING };
    update();
    rebet.focus();
  }

  async function send(key: string, bet: number, sides: Stakes): Promise<void> {
    try {
      const { round, balance } = await sendPatiently(key, bet, sides);
      await show(round, balance);
    } catch (error) {
      // Without an answer the coup may stand: only the same key may be sent again.
      if (!isRefusal(error)) {
        problem(error, say, () => send(key, bet, sides));
        return;
      }
      busy = false;
      wallet.giveBack(bet);
      update();
      problem(error, say);
    }
  }

  function begin(): void {
    busy = true;
    const bet = totalOf(stakes);
    wallet.spend(bet);
    put('message', say('good'));
    put('win', money(0));
    sounds.press();
    update();
    send(newKey(), bet, { ...stakes });
  }

  put('player-name', say('player'));
  put('banker-name', say('banker'));
  put('bet-label', say('bet'));
  put('message', say('placeBets'));
  const { unseen } = state;
  busy = unseen !== null;
  if (unseen) for (const side of SIDES) stakes[side] = Number(unseen.stake[side] ?? 0);
  update();
  ready(state);
  if (!unseen) return;
  put('message', say('resumed'));
  pause(1600).then(() => show(unseen, state.balance));
}

openGame({ EN: {}, TY: {} }, start);
