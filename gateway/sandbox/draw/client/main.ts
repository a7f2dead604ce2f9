import { CallError, type GameState, type Round } from '../../play/client/api.ts';
import { createBetPicker } from '../../play/client/bet-picker.ts';
import { createBetting } from '../../play/client/betting.ts';
import { byId, make, pause } from '../../play/client/dom.ts';
import {
  announce,
  commonRules,
  heading,
  openGame,
  paragraphs,
  parseGame,
  setUpFrame,
  signalReady,
} from '../../play/client/frame.ts';
import { languageTag } from '../../play/client/language.ts';
import type { Say } from '../../play/client/messages.ts';
import { closeButton, type Money, openPanel, showProblem } from '../../play/client/panel.ts';
import { sounds } from '../../play/client/sound.ts';
import { createDrum } from './drum.ts';
import { type DrawGame, isDrawGame, isDrawn } from './game.ts';
import { type DrawText, TEXTS } from './texts.ts';
import { createTicket, luckyPick } from './ticket.ts';

type SayDraw = Say<DrawText>;

function payTable(game: DrawGame, say: SayDraw, language: string): HTMLElement {
  const number = new Intl.NumberFormat(languageTag(language), {
    maximumFractionDigits: 0,
  });
  const rows = [...game.table]
    .reverse()
    .map(({ hits, pays, oneIn }) =>
      make(
        'li',
        { 'data-hits': String(hits) },
        make('span', {}, say('right', { hits })),
        make('strong', {}, `× ${number.format(pays)}`),
        make('small', {}, say('oneIn', { count: number.format(oneIn) })),
      ),
    );
  return make('ul', { class: 'pays', 'aria-label': say('pays') }, ...rows);
}

function showRules(state: GameState, game: DrawGame, say: SayDraw, money: Money): void {
  const draws = game.table.find(({ hits }) => hits === game.picks)?.oneIn ?? 0;
  openPanel(
    state.gameName,
    [
      ...paragraphs([say('rules', { picks: game.picks, numbers: game.numbers })]),
      payTable(game, say, state.language),
      heading(say('rtp')),
      ...paragraphs([
        say('rtp', { rtp: state.rtp.toFixed(2), draws: draws.toLocaleString('en') }),
        ...commonRules(state, say, money),
      ]),
    ],
    [closeButton(say)],
  );
}

function start(state: GameState, say: SayDraw, money: Money): void {
  const game = parseGame(state, isDrawGame);
  setUpFrame(state, say, money, () => showRules(state, game, say, money));
  const betting = createBetting(state, say, money);
  const { pace } = betting;
  let busy = false;

  const drum = createDrum(game.picks, game.numbers, say('drawn'));
  const message = make('p', { id: 'message' });
  const showMessage = (text: string) => {
    message.textContent = text;
    announce(text);
  };
  const ticket = createTicket(game.numbers, game.picks, say('ticket'), (refused) => {
    ticket.mark([]);
    drum.clear();
    update();
    if (refused) showMessage(say('full', { count: game.picks }));
  });
  const table = payTable(game, say, state.language);
  byId('stage', HTMLElement).append(
    make('div', { class: 'machine' }, drum.root, message, table),
    make('div', { class: 'sheet' }, make('h2', {}, say('ticket')), ticket.grid),
  );
  const picker = createBetPicker(state, say, money, () => sounds.press());
  const action = (text: DrawText, kind: string, press: () => void) => {
    const button = make('button', { type: 'button', class: `button ${kind}` }, say(text));
    button.addEventListener('click', press);
    byId('actions', HTMLElement).append(button);
    return button;
  };
  const lucky = action('quickPick', '', () => {
    if (!busy) ticket.set(luckyPick(game.numbers, game.picks));
  });
  const draw = action('draw', 'primary', () => {
    if (!busy && missingPicks() === 0) begin();
  });

  const missingPicks = () => game.picks - ticket.picks().length;

  function updateButtons(): void {
    const missing = missingPicks();
    // Not `disabled`: the focus stays where it was.
    draw.setAttribute('aria-disabled', String(busy || missing > 0));
    draw.textContent = say(busy ? 'wait' : 'draw');
    pace.mark(draw, busy);
    lucky.setAttribute('aria-disabled', String(busy));
    picker.lock(busy);
    ticket.lock(busy);
  }

  function update(): void {
    updateButtons();
    if (busy) return;
    const missing = missingPicks();
    if (missing === 0) showMessage(say('ready'));
    else showMessage(missing === 1 ? say('pickOne') : say('pickMore', { count: missing }));
  }

  /** Keeps the button waiting until the minimum duration of the draw is over; the result stays visible. */
  async function waitForNextRound(): Promise<void> {
    await pace.over();
    busy = false;
    updateButtons();
  }

  async function show(round: Round, after: number): Promise<void> {
    const { outcome, stake } = round;
    if (!isDrawn(outcome)) {
      showProblem(new CallError('failed'), say);
      return;
    }
    const mine = String(stake.picks).split('-').map(Number);
    await drum.drop(outcome.drawn, mine, (index) => {
      ticket.mark(outcome.drawn.slice(0, index + 1));
      announce(say('ball', { number: index + 1, ball: outcome.drawn[index] ?? '' }));
    });
    for (const row of table.children) {
      row.classList.toggle('paid', row.getAttribute('data-hits') === String(outcome.hits));
    }
    betting.settle(round, after);
    if (round.win > round.bet) (outcome.hits > 3 ? sounds.bigWin : sounds.win)();
    showMessage(
      round.win > 0
        ? say('hits', { hits: outcome.hits, amount: money(round.win) })
        : say('noHits', { hits: outcome.hits }),
    );
    await waitForNextRound();
  }

  function begin(): void {
    const bet = picker.bet();
    if (!betting.covers(bet)) return;
    busy = true;
    betting.place({
      bet,
      stake: { picks: ticket.picks().join('-') },
      begin: () => {
        for (const row of table.children) row.classList.remove('paid');
        ticket.mark([]);
        update();
        showMessage(say('drawing'));
      },
      show,
      onRefused: async () => {
        await waitForNextRound();
        update();
      },
    });
  }

  const { unseen } = state;
  if (unseen) {
    ticket.set(String(unseen.stake.picks).split('-').map(Number));
  }
  busy = unseen !== null || pace.left() > 0;
  update();
  signalReady(state);
  if (!unseen) {
    if (busy) waitForNextRound().then(() => update());
    return;
  }
  showMessage(say('resumed'));
  pause(1600).then(() => show(unseen, state.balance));
}

openGame(TEXTS, start);
