import { ease, part as partOf, picture, place, wander } from './draw-svg.ts';
import type { Result } from './game.ts';
import type { Scene } from './scene.ts';

const SIZE = { width: 720, height: 400 };
const MIDDLE = { x: 360, y: 200 };
/** Where the players of the left side stand at rest. */
const POSTS = [
  [60, 200],
  [170, 90],
  [170, 310],
  [250, 200],
  [330, 120],
  [330, 280],
] as const;

const stripes = Array.from(
  { length: 9 },
  (_, index) =>
    `<rect x="${index * 80}" width="80" height="400" fill="${index % 2 === 0 ? '#1f8a4c' : '#1a7d43'}"/>`,
).join('');
const player = (side: number, index: number, tone: string) =>
  `<g class="p${side}${index}"><ellipse cy="11" rx="11" ry="4" fill="#0005"/><circle r="11" fill="${tone}" stroke="#fff" stroke-width="2.500"/><text y="4" text-anchor="middle" font-size="11" font-weight="800" fill="#fff">${index + 1}</text></g>`;

/** The pitch from above: the ball wanders, and goes into the net when the course says so. */
export function footballScene({ events }: Result, tones: [string, string]): Scene {
  const players = [0, 1].flatMap((side) =>
    POSTS.map((_, index) => player(side, index, tones[side] ?? '#888')),
  );
  const svg = picture(
    `0 0 ${SIZE.width} ${SIZE.height}`,
    `${stripes}<g fill="none" stroke="#ffffffb0" stroke-width="3"><rect x="22" y="16" width="676" height="368"/><path d="M360 16v368M22 105h105v190H22M698 105H593v190h105M22 155h42v90H22M698 155h-42v90h42"/><circle cx="360" cy="200" r="58"/></g><g fill="#ffffff30" stroke="#fff" stroke-width="3"><rect class="net0" x="4" y="165" width="18" height="70"/><rect class="net1" x="698" y="165" width="18" height="70"/></g>${players.join('')}<g class="ball"><ellipse cy="7" rx="7" ry="3" fill="#0006"/><circle r="7" fill="#fff" stroke="#222" stroke-width="1.500"/><path d="M-3-2h6l2 4-5 3-5-3z" fill="#222"/></g>`,
  );
  const ball = partOf(svg, 'ball');
  const figures = [0, 1].map((side) => POSTS.map((_, index) => partOf(svg, `p${side}${index}`)));

  /** The ball wanders freely, but is drawn to the goal just before it is scored. */
  function ballAt(part: number) {
    const at = part * 34;
    let x = MIDDLE.x + wander(3, at) * 250;
    let y = MIDDLE.y + wander(8, at * 0.9) * 145;
    for (const event of events) {
      const gap = (event.at / 1000 - part) * 15;
      const goal = { x: event.side === 'home' ? 706 : 14, y: 200 + wander(event.at, 1) * 22 };
      // A second and a half before the goal it turns there; after it, back to the spot.
      const pull = gap >= 0 ? Math.max(0, 1 - gap / 1.5) : Math.max(0, 1 + gap / 0.9);
      if (pull <= 0) continue;
      x += (goal.x - x) * ease(pull);
      y += (goal.y - y) * ease(pull);
    }
    return { x, y };
  }

  return {
    svg,
    length: 15_000,
    clock: (part) => `${Math.min(90, Math.floor(part * 90))}′`,
    draw(part, calm) {
      const at = ballAt(calm ? 0 : part);
      const { x, y } = calm ? MIDDLE : at;
      place(ball, x, y, `rotate(${(x * 4).toFixed(0)})`);
      for (const [side, row] of figures.entries()) {
        for (const [index, figure] of row.entries()) {
          const [restX, restY] = POSTS[index] ?? [0, 0];
          const homeX = side === 0 ? restX : SIZE.width - restX;
          const follow = index === 0 ? 0.06 : 0.34;
          const sway = calm ? 0 : 16;
          place(
            figure,
            homeX + (x - MIDDLE.x) * follow + wander(side * 9 + index, part * 30) * sway,
            restY + (y - restY) * follow + wander(side * 7 + index + 4, part * 26) * sway,
          );
        }
      }
      for (const [side, name] of (['away', 'home'] as const).entries()) {
        const scored = events.some(
          (event) => event.side === name && part * 1000 >= event.at && part * 1000 < event.at + 60,
        );
        partOf(svg, `net${side}`).setAttribute('fill', scored ? '#ffe27acc' : '#ffffff30');
      }
    },
  };
}
