import { pause, reducedMotion } from '../../play/client/dom.ts';
import { type Fish, REEF, type Reef } from './reef.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';
const FOOT = { x: REEF.width / 2, y: REEF.height - 26 };
/** Milliseconds of a shot at any distance, with and without motion. */
const FLIGHT_MS = 900;

const layer = (reef: Reef, markup: string) => {
  const element = document.createElementNS(NAMESPACE, 'g');
  element.innerHTML = markup;
  reef.svg.append(element);
  return element;
};

/** The cannon on the sea bed and its shots. */
export function createCannon(reef: Reef) {
  const shots = layer(reef, '');
  const base = layer(
    reef,
    `<path d="M-74 34Q-64-16 0-18 64-16 74 34z" fill="#8b5a16"/><path d="M-66 34Q-56-8 0-10 56-8 66 34z" fill="#e6b53c"/><g class="barrel"><path d="M-15 6-12-66Q0-74 12-66L15 6z" fill="#5b6f86"/><path d="M-11 4-9-64Q0-70 2-66L2 4z" fill="#9fb4c9"/><rect x="-18" y="-74" width="36" height="16" rx="6" fill="#e6b53c"/></g><circle r="26" fill="#b87e1d"/><circle r="17" fill="#ffd96b"/><path d="M0-10 3-3 10-3 4 2 7 9 0 5-7 9-4 2-10-3-3-3z" fill="#a8690c"/>`,
  );
  base.setAttribute('transform', `translate(${FOOT.x} ${FOOT.y})`);
  const barrel = base.querySelector('.barrel');

  function turn(fish: Fish): void {
    const angle = (Math.atan2(fish.x - FOOT.x, FOOT.y - fish.y) * 180) / Math.PI;
    barrel?.setAttribute('transform', `rotate(${angle.toFixed(1)})`);
  }

  /** Shoots a pearl at a fish, which keeps swimming. */
  async function shoot(fish: Fish): Promise<void> {
    turn(fish);
    if (reducedMotion()) {
      await pause(FLIGHT_MS);
      return;
    }
    const pearl = document.createElementNS(NAMESPACE, 'g');
    pearl.innerHTML =
      '<circle r="15" fill="#fff6" /><circle r="9" fill="#ffe9a6"/><circle cx="-3" cy="-3" r="3" fill="#fff"/>';
    shots.append(pearl);
    const began = performance.now();
    for (let part = 0; part < 1; ) {
      part = Math.min(1, (performance.now() - began) / FLIGHT_MS);
      const x = FOOT.x + (fish.x - FOOT.x) * part;
      const y = FOOT.y - 66 + (fish.y - FOOT.y + 66) * part;
      pearl.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
      if (part < 1) await new Promise(requestAnimationFrame);
    }
    pearl.remove();
  }

  /** Opens the net over the fish and shows the win rising from it. */
  function splash(fish: Fish, text: string): void {
    const { from, to } = reef.edges();
    const x = Math.min(Math.max(fish.x, from + 110), to - 110);
    const mark = layer(
      reef,
      text
        ? '<circle class="net" r="64"/><path class="net" d="M-58-26H58M-62 6H62M-50 36H50M-34-54V54M0-62V62M34-54V54"/><g class="coins"><circle cx="-30" cy="-8" r="8"/><circle cx="26" cy="-18" r="10"/><circle cx="-4" cy="22" r="9"/><circle cx="40" cy="16" r="6"/></g><text text-anchor="middle" class="paid"></text>'
        : '<circle class="ring" r="26"/><circle class="ring" r="14"/>',
    );
    mark.setAttribute('class', 'mark');
    mark.setAttribute('transform', `translate(${x.toFixed(0)} ${fish.y.toFixed(0)})`);
    const label = mark.querySelector('text');
    if (label) label.textContent = text;
    setTimeout(() => mark.remove(), text ? 1500 : 420);
  }

  return { shoot, splash };
}
