import { make, reducedMotion } from '../../play/client/dom.ts';
import { ART } from './fish-art.ts';
import type { FishGame, Kind } from './game.ts';
import { reefMarkup } from './reef-art.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';
export const REEF = { width: 1200, height: 640 } as const;
/** Number of fish of a kind that swim at the same time: many small ones, few large ones. */
const crowdOf = ({ pays }: Kind): number => (pays <= 4 ? 3 : pays <= 12 ? 2 : 1);

export interface Fish {
  readonly kind: Kind;
  readonly element: SVGGElement;
  x: number;
  y: number;
  lane: number;
  /** Units a second; negative to the left. */
  speed: number;
  phase: number;
  /** Whether it was caught and is being removed. */
  gone: boolean;
}

/** The reef and its fish. Movement is decoration: no result depends on it. */
export function createReef(game: FishGame, label: string, pressed: (fish: Fish) => void) {
  const svg = document.createElementNS(NAMESPACE, 'svg');
  svg.setAttribute('viewBox', `0 0 ${REEF.width} ${REEF.height}`);
  svg.setAttribute('preserveAspectRatio', 'xMidYMax slice');
  svg.setAttribute('aria-hidden', 'true');
  svg.innerHTML = reefMarkup(game.reef);
  const shoal = document.createElementNS(NAMESPACE, 'g');
  svg.append(shoal);
  const root = make('div', { class: 'reef', role: 'img', 'aria-label': label });
  root.append(svg);
  const still = reducedMotion();

  /** The visible part of the reef: narrow windows cut off its sides, flat ones its top. */
  const edges = () => {
    const { width, height } = root.getBoundingClientRect();
    const shape = width / Math.max(1, height);
    const seen = Math.min(REEF.width, shape * REEF.height);
    const top = Math.max(0, REEF.height - REEF.width / Math.max(0.1, shape));
    return { from: (REEF.width - seen) / 2, to: (REEF.width + seen) / 2, top };
  };
  const laneOf = (kind: Kind) => {
    const [, reach] = ART[kind.id].reach;
    const highest = edges().top + 70 + reach;
    const lowest = REEF.height - 150 - reach * 0.6;
    return highest + Math.random() * Math.max(10, lowest - highest);
  };

  function swimIn(fish: Fish, anywhere: boolean): void {
    const { from, to } = edges();
    const [reach] = ART[fish.kind.id].reach;
    const toRight = Math.random() < 0.5;
    const pace = (70 - Math.min(30, fish.kind.pays * 0.3)) * (0.7 + Math.random() * 0.6);
    fish.speed = toRight ? pace : -pace;
    fish.lane = laneOf(fish.kind);
    fish.x = anywhere
      ? from + reach + Math.random() * Math.max(1, to - from - reach * 2)
      : toRight
        ? from - reach - 20
        : to + reach + 20;
    fish.gone = false;
    fish.element.setAttribute('class', `fish ${fish.kind.id}`);
  }

  const all = [...game.kinds].reverse().flatMap((kind) =>
    Array.from({ length: crowdOf(kind) }, () => {
      const element = document.createElementNS(NAMESPACE, 'g');
      const [x, y] = ART[kind.id].reach;
      element.innerHTML = `<g class="turn"><ellipse class="touch" rx="${x + 12}" ry="${y + 12}"/>${ART[kind.id].markup}</g><circle class="aim" r="${Math.max(x, y) + 12}"/>`;
      const fish: Fish = {
        kind,
        element,
        x: 0,
        y: 0,
        lane: 0,
        speed: 1,
        gone: false,
        phase: Math.random() * 6,
      };
      element.addEventListener('pointerdown', (event) => {
        event.preventDefault();
        pressed(fish);
      });
      shoal.append(element);
      return fish;
    }),
  );

  let last = performance.now();
  let isIn = false;
  function swim(now: number): void {
    // The visible part is known only after layout.
    if (!isIn) for (const fish of all) swimIn(fish, true);
    isIn = true;
    const passed = Math.min(0.1, (now - last) / 1000);
    last = now;
    const { from, to } = edges();
    for (const fish of all) {
      const [reach] = ART[fish.kind.id].reach;
      if (!still && !fish.gone) fish.x += fish.speed * passed;
      fish.y = fish.lane + (still ? 0 : Math.sin(now / 900 + fish.phase) * 14);
      const isOut = fish.speed > 0 ? fish.x > to + reach + 30 : fish.x < from - reach - 30;
      if (isOut && !fish.gone) swimIn(fish, still);
      fish.element.setAttribute(
        'transform',
        `translate(${fish.x.toFixed(1)} ${fish.y.toFixed(1)})`,
      );
      const turn = fish.element.firstElementChild;
      turn?.setAttribute('transform', `scale(${fish.speed > 0 ? 1 : -1} 1)`);
    }
    requestAnimationFrame(swim);
  }
  requestAnimationFrame(swim);

  /** Where a fish is visible enough to be a target. */
  const isInView = (fish: Fish) => {
    const { from, to } = edges();
    return !fish.gone && fish.x > from + 10 && fish.x < to - 10;
  };

  return {
    root,
    svg,
    edges,
    /** Returns the fish of a kind that is nearest to the middle; adds one if none is visible. */
    nearest(kind: Kind): Fish | undefined {
      const same = all.filter((fish) => fish.kind.id === kind.id && !fish.gone);
      const seen = same.filter(isInView);
      const middle = REEF.width / 2;
      const best = (seen.length > 0 ? seen : same).sort(
        (one, two) => Math.abs(one.x - middle) - Math.abs(two.x - middle),
      )[0];
      if (best && seen.length === 0) swimIn(best, true);
      return best;
    },
    /** Returns any fish of a kind that was hit by an earlier shot and still swims. */
    of: (kind: string) => all.find((fish) => fish.kind.id === kind && !fish.gone),
    aim(kind: Kind): void {
      for (const fish of all) fish.element.classList.toggle('aimed', fish.kind.id === kind.id);
    },
    hit(fish: Fish): void {
      fish.element.classList.remove('hit');
      fish.element.getBoundingClientRect();
      fish.element.classList.add('hit');
    },
    /** Removes a caught fish and adds another one. */
    take(fish: Fish): void {
      fish.gone = true;
      fish.element.classList.add('caught');
      setTimeout(() => swimIn(fish, still), still ? 500 : 1100);
    },
  };
}
export type Reef = ReturnType<typeof createReef>;
