import { byId, pause, reducedMotion } from '../../play/client/dom.ts';
import { sounds } from '../../play/client/sound.ts';
import { colourOf, WHEEL } from '../bets.ts';

/** Milliseconds of a spin, with and without motion; both show the result at the same time. */
const SPIN_MS = 4200;
const POCKET = 360 / WHEEL.length;
const FILL = { red: '#b3202c', black: '#15161c', green: '#12804a' } as const;

const at = (degrees: number, radius: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

/** Renders a pocket with its number, from the constants above only. */
function pocket(number: number, index: number): string {
  const middle = index * POCKET;
  const [from, to] = [middle - POCKET / 2, middle + POCKET / 2];
  const fill = FILL[colourOf(number)];
  return `<path d="M${at(from, 84)}A84 84 0 0 1 ${at(to, 84)}L${at(to, 48)}A48 48 0 0 0 ${at(from, 48)}Z" fill="${fill}" stroke="#d9b262" stroke-width=".5"/><text transform="rotate(${middle.toFixed(2)}) translate(0 -73.500)" text-anchor="middle" font-size="8.600" font-weight="700" fill="#fff">${number}</text>`;
}

const DRAWING = `<svg viewBox="-100 -100 200 200" aria-hidden="true">
<defs><radialGradient id="rim"><stop offset=".84" stop-color="#2b1509"/><stop offset=".9" stop-color="#7a4420"/><stop offset=".95" stop-color="#56300f"/><stop offset="1" stop-color="#2b1509"/></radialGradient>
<radialGradient id="bowl"><stop offset="0" stop-color="#9a6430"/><stop offset=".7" stop-color="#54300f"/><stop offset="1" stop-color="#2f1808"/></radialGradient>
<radialGradient id="brass" cx=".35" cy=".3"><stop offset="0" stop-color="#fff1c4"/><stop offset=".5" stop-color="#d9b262"/><stop offset="1" stop-color="#7c5a1c"/></radialGradient></defs>
<circle r="99" fill="url(#rim)"/><circle r="85.500" fill="none" stroke="#d9b262" stroke-width="1.500"/>
<g class="rotor">${WHEEL.map(pocket).join('')}<circle r="64" fill="none" stroke="#d9b262" stroke-width=".7"/><circle r="48" fill="url(#bowl)" stroke="#d9b262" stroke-width="1.200"/>
${[0, 90, 180, 270].map((turn) => `<path transform="rotate(${turn})" d="M-3 0L-1.500 -30A4 4 0 1 1 1.500 -30L3 0Z" fill="url(#brass)"/>`).join('')}<circle r="11" fill="url(#brass)"/><circle r="5" fill="#7c5a1c"/></g>
<g class="ball"><circle cy="-57" r="4.200" fill="#fff" stroke="#0006" stroke-width=".6"/></g></svg>`;

/** The wheel, which turns to the number that the server has drawn. */
export function createWheel() {
  const wheel = byId('wheel', HTMLElement);
  wheel.innerHTML = DRAWING;
  const part = (name: string) => {
    const element = wheel.querySelector<SVGElement>(`.${name}`);
    if (!element) throw new Error(`The wheel has no ${name}.`);
    return element;
  };
  const [rotor, ball] = [part('rotor'), part('ball')];
  const track = ball.querySelector('circle');
  let turned = 0;
  let rolled = 0;

  /** Spins until the ball is in the pocket of a number. */
  async function spin(number: number): Promise<void> {
    const rotorEnd = turned + 500 + POCKET * 3;
    const pocketAngle = WHEEL.indexOf(number) * POCKET;
    const rest = (((rotorEnd + pocketAngle) % 360) + 360) % 360;
    // The ball runs against the wheel, some rounds more than it needs to reach its pocket.
    const lap = (((rest - rolled) % 360) + 360) % 360;
    const ballEnd = rolled + lap - 360 * 7;
    const turn = (degrees: number) => ({ transform: `rotate(${degrees}deg)` });
    if (!reducedMotion()) {
      const timing = { duration: SPIN_MS, easing: 'cubic-bezier(.16,.6,.3,1)' };
      rotor.animate([turn(turned), turn(rotorEnd)], timing);
      ball.animate([turn(rolled), turn(ballEnd)], timing);
      track?.animate(
        [
          { transform: 'translateY(-35px)' },
          { transform: 'translateY(-35px)', offset: 0.45 },
          { transform: 'translateY(-14px)', offset: 0.62 },
          { transform: 'translateY(-20px)', offset: 0.68 },
          { transform: 'none', offset: 0.8 },
          { transform: 'none' },
        ],
        { duration: SPIN_MS, easing: 'linear' },
      );
    }
    await pause(SPIN_MS);
    sounds.reelStop(4);
    turned = rotorEnd % 360;
    rolled = rest;
    rotor.style.setProperty('transform', turn(turned).transform);
    ball.style.setProperty('transform', turn(rolled).transform);
  }
  return { spin };
}
