import { make, pause, reducedMotion } from '../../play/client/dom.ts';
import { announce } from '../../play/client/frame.ts';
import type { Say } from '../../play/client/messages.ts';
import { sounds } from '../../play/client/sound.ts';
import { crest } from './board.ts';
import { createScene } from './create-scene.ts';
import { type Result, type Skin, tonesOf } from './game.ts';
import type { MatchText } from './texts.ts';

const CALLS: Readonly<Record<Skin, MatchText>> = { football: 'goal', arena: 'round', pit: 'hit' };

/** Where a match is watched: score, clock and scene. */
export function createTheatre(skin: Skin, say: Say<MatchText>) {
  const home = make('div', { class: 'side' });
  const away = make('div', { class: 'side' });
  const score = make('strong', { class: 'score' });
  const clock = make('span', { class: 'clock' });
  const view = make('div', { class: 'view' });
  const call = make('p', { class: 'call', 'aria-hidden': 'true' });
  const bet = make('p', { class: 'your-bet' });
  const verdict = make('div', { class: 'verdict' });
  const root = make(
    'section',
    { class: 'theatre' },
    make('header', {}, home, make('div', { class: 'middle' }, score, clock), away),
    make('div', { class: 'screen' }, view, call),
    bet,
    verdict,
  );
  root.hidden = true;

  /** Plays a stored match to its end. */
  async function watch(result: Result, yourBet: string): Promise<void> {
    const tones = tonesOf(result.home, result.away);
    home.replaceChildren(crest(result.home, tones[0]), make('b', {}, result.home));
    away.replaceChildren(crest(result.away, tones[1]), make('b', {}, result.away));
    const scene = createScene(skin, result, tones);
    view.replaceChildren(scene.svg);
    verdict.replaceChildren();
    call.textContent = '';
    bet.textContent = yourBet;
    score.textContent = '0 : 0';
    root.hidden = false;
    announce(say('kickOff', { home: result.home, away: result.away }));
    const points = { home: 0, away: 0 };
    let shownEvents = 0;
    const began = performance.now();
    for (let part = 0; part < 1; ) {
      part = Math.min(1, (performance.now() - began) / scene.length);
      scene.draw(part, reducedMotion());
      while (
        shownEvents < result.events.length &&
        (result.events[shownEvents]?.at ?? 0) <= part * 1000
      ) {
        const side = result.events[shownEvents]?.side ?? 'home';
        points[side] += 1;
        shownEvents += 1;
        sounds.reelStop(shownEvents);
        call.textContent = say(CALLS[skin], { name: result[side] });
        call.classList.remove('shown');
        // Reading a size makes the browser begin the animation anew.
        void call.offsetWidth;
        call.classList.add('shown');
        announce(say('scores', { name: result[side], home: points.home, away: points.away }));
      }
      score.textContent = `${points.home} : ${points.away}`;
      clock.textContent = scene.clock(part, points.home + points.away - (part === 1 ? 1 : 0));
      await new Promise(requestAnimationFrame);
    }
    call.classList.remove('shown');
    await pause(500);
  }

  return { root, verdict, watch };
}
