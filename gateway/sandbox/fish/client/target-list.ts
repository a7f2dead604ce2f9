import { make } from '../../play/client/dom.ts';
import type { Say } from '../../play/client/messages.ts';
import { ART } from './fish-art.ts';
import type { FishGame, Kind } from './game.ts';
import type { FishText } from './texts.ts';

/** Renders a small picture of a kind; the markup is a constant of this game. */
function portrait(kind: Kind): SVGSVGElement {
  const [x, y] = ART[kind.id].reach;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const [width, height] = [x * 1.3, Math.max(y * 1.35, x * 0.5)];
  svg.setAttribute('viewBox', `${-width} ${-height} ${width * 2} ${height * 2}`);
  svg.setAttribute('aria-hidden', 'true');
  svg.innerHTML = ART[kind.id].markup;
  return svg;
}

/** The list of kinds with their pays; the chosen one is the target of the Fire button. */
export function createTargetList(game: FishGame, say: Say<FishText>, chosen: (kind: Kind) => void) {
  const box = make('fieldset', { class: 'targets' }, make('legend', {}, say('target')));
  for (const [index, kind] of game.kinds.entries()) {
    const input = make('input', { type: 'radio', name: 'target', value: kind.id });
    input.setAttribute(
      'aria-label',
      say('targetLabel', {
        name: say(kind.id),
        pays: kind.pays,
        often: (1 / kind.chance).toFixed(1),
      }),
    );
    input.checked = index === 1;
    input.addEventListener('change', () => chosen(kind));
    box.append(
      make('label', { title: say(kind.id) }, input, portrait(kind), make('b', {}, `×${kind.pays}`)),
    );
  }
  return box;
}

/** All kinds with their pays and the chance of a catch. */
export function payTable(game: FishGame, say: Say<FishText>): HTMLElement {
  const head = (key: FishText, kind = 'number') =>
    make('th', { scope: 'col', class: kind }, say(key));
  const rows = game.kinds.map((kind) =>
    make(
      'tr',
      {},
      make('th', { scope: 'row' }, make('span', { class: 'kind' }, portrait(kind), say(kind.id))),
      make('td', { class: 'number' }, `× ${kind.pays}`),
      make('td', { class: 'number' }, `${(kind.chance * 100).toFixed(2)}%`),
    ),
  );
  return make(
    'table',
    {},
    make('thead', {}, make('tr', {}, head('fish', ''), head('pays'), head('chance'))),
    make('tbody', {}, ...rows),
  );
}
