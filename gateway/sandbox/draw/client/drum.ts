import { make, pause, reducedMotion } from '../../play/client/dom.ts';
import { sounds } from '../../play/client/sound.ts';
import { ballColour } from './game.ts';

/** Number of balls that spin in the drum, as decoration. */
const WHIRLING = 18;
/** Milliseconds between two balls, with and without motion; both show the result at the same time. */
const BALL_MS = 800;

/** The drawing machine: a glass drum, and the tray for the drawn balls. */
export function createDrum(slots: number, numbers: number, label: string) {
  const glass = make('div', { class: 'glass', 'aria-hidden': 'true' });
  for (let index = 0; index < WHIRLING; index += 1) {
    const ball = (index * 7) % numbers;
    const piece = make('i', { class: `ball ${ballColour(ball + 1)}` }, String(ball + 1));
    piece.style.setProperty('--turn', `${index * 47}deg`);
    piece.style.setProperty('--reach', `${34 + ((index * 29) % 62)}%`);
    piece.style.setProperty('--side', `${((index * 43) % 190) - 95}%`);
    piece.style.setProperty('--rise', `${-((index * 67) % 105)}%`);
    piece.style.setProperty('--pace', `${1300 + ((index * 173) % 900)}ms`);
    glass.append(piece);
  }
  const tray = make('ol', { class: 'tray', 'aria-label': label });
  const places = Array.from({ length: slots }, () => make('li', { class: 'empty' }));
  tray.append(...places);
  const root = make('div', { class: 'drum' }, glass, tray);

  function clear(): void {
    for (const place of places) {
      place.className = 'empty';
      place.textContent = '';
    }
  }

  /** Drops the balls one after another. `fell` is called when a ball has reached the tray. */
  async function drop(
    drawn: readonly number[],
    mine: readonly number[],
    fell: (index: number) => void,
  ): Promise<void> {
    clear();
    root.classList.add('running');
    for (const [index, ball] of drawn.entries()) {
      await pause(BALL_MS);
      const place = places[index];
      if (!place) continue;
      place.className = `ball ${ballColour(ball)}${mine.includes(ball) ? ' hit' : ''}`;
      place.textContent = String(ball);
      sounds.reelStop(index * 4);
      fell(index);
      if (!reducedMotion()) {
        place.animate(
          [
            { transform: 'translateY(-140px) rotate(-300deg)', opacity: 0.4 },
            { transform: 'translateY(0) rotate(0)', opacity: 1, offset: 0.7 },
            { transform: 'translateY(-12px)', offset: 0.85 },
            { transform: 'none' },
          ],
          { duration: 520, easing: 'ease-in' },
        );
      }
    }
    await pause(500);
    root.classList.remove('running');
  }

  return { root, clear, drop };
}
