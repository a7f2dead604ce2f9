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
import { sounds } from '../../play/client/sound.ts';
import { createStepGame, type Phase } from '../../play/client/step-game.ts';
import { createField } from './field.ts';
import { isMinesGame, isMinesView, type MinesGame, type MinesView } from './game.ts';
import { type MinesText, TEXTS } from './texts.ts';

type SayMines = Say<MinesText>;

const percent = (share: number) => (share * 100).toFixed(2);
const times = (pays: number) => (pays / 100).toFixed(2);
const minesText = (count: number, say: SayMines) =>
  count === 1 ? say('oneMine') : say('minesCount', { count });

function showRules(state: GameState, game: MinesGame, say: SayMines, money: Money): void {
  const { least, most } = game.returns;
  const ladders = game.ladders.map(({ mines, steps }) => {
    const [first, fifth, top] = [steps[0], steps[4], steps.at(-1)];
    return say('ladderOf', {
      mines: minesText(mines, say),
      first: percent(first?.chance ?? 0),
      firstPays: times(first?.pays ?? 0),
      fifth: percent(fifth?.chance ?? 0),
      fifthPays: times(fifth?.pays ?? 0),
      top: steps.length,
      topPays: times(top?.pays ?? 0),
    });
  });
  openPanel(
    state.gameName,
    [
      ...paragraphs([say('rules'), say('rulesTop'), ...ladders]),
      heading(say('rtp')),
      ...paragraphs([
        say('rtpText', { least: least.toFixed(2), most: most.toFixed(2) }),
        say('leftRule', { how: say('leftHow') }),
        ...commonRules(state, say, money),
      ]),
    ],
    [closeButton(say)],
  );
}

/** The list of returns by the number of opened tiles; the current step is marked. */
function createLadder(game: MinesGame, say: SayMines) {
  const steps = make('ol', { class: 'steps' });
  const ladder = make(
    'section',
    { class: 'ladder', 'aria-label': say('ladder') },
    make('h2', {}, say('ladder')),
    steps,
  );
  return {
    ladder,
    draw(mines: number, opened: number): void {
      const rungs = game.ladders.find((each) => each.mines === mines)?.steps ?? [];
      const items = rungs.map(({ pays }, index) => {
        const values = { tiles: index + 1, pays: times(pays) };
        const item = make(
          'li',
          { 'aria-label': say('step', values) },
          make('span', {}, String(index + 1)),
          make('strong', {}, `× ${values.pays}`),
        );
        if (index + 1 === opened) item.setAttribute('aria-current', 'step');
        else if (index + 1 < opened) item.className = 'past';
        return item;
      });
      steps.replaceChildren(...items);
      const shown = items[Math.max(0, opened - 1)];
      if (!shown) return;
      // Scrolls the list only, never the page.
      steps.scrollTo({
        top: shown.offsetTop - steps.offsetTop - steps.clientHeight / 2,
        left: shown.offsetLeft - steps.offsetLeft - steps.clientWidth / 2,
      });
    },
  };
}

/** The choice of the number of mines. */
function createChoice(game: MinesGame, say: SayMines, changed: () => void) {
  let chosen = game.ladders[1]?.mines ?? 1;
  const radios = game.ladders.map(({ mines }) => {
    const radio = make('input', { type: 'radio', name: 'mines', value: String(mines) });
    radio.checked = mines === chosen;
    radio.addEventListener('change', () => {
      chosen = mines;
      changed();
    });
    return radio;
  });
  const labels = radios.map((radio) => make('label', {}, radio, make('span', {}, radio.value)));
  const choice = make('fieldset', { class: 'choice' }, make('legend', {}, say('mines')), ...labels);
  return {
    choice,
    mines: () => chosen,
    set(mines: number): void {
      chosen = mines;
      for (const radio of radios) radio.checked = Number(radio.value) === mines;
    },
    lock(locked: boolean): void {
      choice.disabled = locked;
    },
  };
}

function start(state: GameState, say: SayMines, money: Money): void {
  const game = parseGame(state, isMinesGame);
  setUpFrame(state, say, money, () => showRules(state, game, say, money));
  let shown: MinesView | undefined;
  const message = make('p', { id: 'message' });
  const field = createField(say, (tile) => {
    if (!shown?.opened.includes(tile)) steps.move(`tile-${tile}`);
  });
  const ladder = createLadder(game, say);
  const choice = createChoice(game, say, () => ladder.draw(choice.mines(), 0));
  const collect = make('button', { type: 'button', class: 'button primary' });
  collect.hidden = true;
  collect.addEventListener('click', () => {
    if (collect.getAttribute('aria-disabled') !== 'true') steps.move('collect');
  });
  byId('actions', HTMLElement).append(collect);
  byId('stage', HTMLElement).append(
    make('div', { class: 'ground' }, field.field, message),
    make('div', { class: 'side' }, choice.choice, ladder.ladder),
  );

  const paysOf = ({ mines, opened }: MinesView) =>
    game.ladders.find((each) => each.mines === mines)?.steps[opened.length - 1]?.pays ?? 0;
  let bet = 0;
  const worth = (view: MinesView) => money(Math.floor((bet * paysOf(view)) / 100));

  function update(phase: Phase): void {
    field.offer(phase === 'open');
    choice.lock(phase !== 'idle');
    // It is shown during the whole round, so that focus and layout are stable.
    const running = shown?.end === null ? shown : undefined;
    const canCollect = phase === 'open' && running !== undefined && running.opened.length > 0;
    collect.hidden = running === undefined;
    collect.setAttribute('aria-disabled', String(!canCollect));
    if (running) collect.textContent = say('collect', { amount: worth(running) });
  }

  const steps = createStepGame(state, say, money, {
    play: 'begin',
    isView: isMinesView,
    stake: () => ({ mines: choice.mines() }),
    update,
    begin: () => {
      shown = undefined;
      field.draw(undefined);
      ladder.draw(choice.mines(), 0);
    },
    async show(view, round) {
      bet = round.bet;
      choice.set(view.mines);
      const isMine = view.end === 'hit';
      if (isMine && view.field) {
        // First the opened tile, then the positions of the others.
        field.draw({ ...view, field: view.opened.filter((tile) => view.field?.includes(tile)) });
        sounds.reelStop(1);
        await pause(500);
      } else if (view.opened.length > (shown?.opened.length ?? 0)) sounds.reelStop(5);
      shown = view;
      field.draw(view);
      ladder.draw(view.mines, isMine ? view.opened.length - 1 : view.opened.length);
    },
    asked: (view) =>
      view.opened.length === 0
        ? say('first')
        : say('clear', { tiles: view.opened.length, amount: worth(view) }),
    ended: ({ end }, { win }) => {
      if (end === 'hit') return say('hit');
      return say(end === 'left' ? 'left' : 'collected', { amount: money(win) });
    },
  });

  field.draw(undefined);
  ladder.draw(choice.mines(), 0);
  steps.start();
}

openGame(TEXTS, start);
