import { byId, make, pause, reducedMotion } from '../../play/client/dom.ts';
import type { MessageKey } from '../../play/client/messages.ts';
import type { Money } from '../../play/client/panel.ts';

const COUNT_MS = 900;
/** Multiples of the bet from which a win has a banner, highest first. */
const BANNERS: readonly (readonly [number, MessageKey, number])[] = [
  [50, 'megaWin', 4200],
  [25, 'hugeWin', 3400],
  [10, 'bigWin', 2600],
];

export const bannerFor = (win: number, bet: number) =>
  BANNERS.find(([times]) => win >= times * bet);

/** Animates an amount from zero to its value. */
export async function countUp(
  place: HTMLElement,
  from: number,
  to: number,
  money: Money,
  duration = COUNT_MS,
): Promise<void> {
  const began = performance.now();
  while (!reducedMotion()) {
    const part = Math.min((performance.now() - began) / duration, 1);
    place.textContent = money(Math.round(from + (to - from) * (1 - (1 - part) ** 3)));
    if (part === 1) break;
    await new Promise(requestAnimationFrame);
  }
  place.textContent = money(to);
}

function coinRain(stage: HTMLElement): void {
  if (reducedMotion()) return;
  const { width, height } = stage.getBoundingClientRect();
  for (let index = 0; index < 36; index += 1) {
    const coin = make('i', { class: 'coin' });
    stage.append(coin);
    const side = (Math.random() - 0.5) * width;
    const flight = coin.animate(
      [
        { transform: `translate(${width / 2}px, ${height * 0.6}px) scale(.3)` },
        {
          transform: `translate(${width / 2 + side * 0.6}px, ${height * 0.1 * Math.random()}px) rotateY(540deg)`,
          easing: 'ease-in',
          offset: 0.45,
        },
        { transform: `translate(${width / 2 + side}px, ${height + 60}px) rotateY(1200deg)` },
      ],
      { duration: 1500 + Math.random() * 900, delay: Math.random() * 900, fill: 'backwards' },
    );
    flight.finished.then(
      () => coin.remove(),
      () => coin.remove(),
    );
  }
}

/** A banner over the reels that counts up to a won amount, or only shows its text. */
export async function banner(
  title: string,
  amount: number | string,
  money: Money,
  hold: number,
): Promise<void> {
  const box = byId('banner', HTMLElement);
  const place = byId('banner-amount', HTMLElement);
  byId('banner-title', HTMLElement).textContent = title;
  box.hidden = false;
  if (typeof amount === 'number') {
    coinRain(box);
    await countUp(place, 0, amount, money, hold * 0.6);
  } else {
    place.textContent = amount;
  }
  await pause(hold * 0.4);
  box.hidden = true;
  for (const coin of box.querySelectorAll('.coin')) coin.remove();
}
