import { part as partOf, picture, place, wander } from './draw-svg.ts';
import type { Result } from './game.ts';
import type { Scene } from './scene.ts';

const ROUNDS = 13;
const pips = (side: number, tone: string) =>
  Array.from(
    { length: ROUNDS },
    (_, index) =>
      `<rect class="pip${side}-${index}" x="${side === 0 ? 330 - index * 25 : 370 + index * 25}" y="22" width="20" height="9" rx="3" fill="#ffffff24" stroke="${tone}" stroke-width="1"/>`,
  ).join('');
const base = (side: number, tone: string) =>
  `<g class="base${side}" transform="translate(${side === 0 ? 84 : 636} 214)"><path d="M0-66 57-33V33L0 66-57 33V-33z" fill="#0b0f1e" stroke="${tone}" stroke-width="4"/><path d="M0-42 36-21V21L0 42-36 21V-21z" fill="${tone}" opacity=".35"/><circle class="core${side}" r="17" fill="${tone}"/></g>`;
const unit = (side: number, index: number, tone: string) =>
  `<g class="u${side}${index}"><path d="${side === 0 ? 'M-11-9 13 0-11 9-5 0z' : 'M11-9-13 0 11 9 5 0z'}" fill="${tone}" stroke="#fff" stroke-width="1.500"/></g>`;
const grid = Array.from(
  { length: 13 },
  (_, index) => `M${index * 60} 60v340M0 ${60 + index * 28}h720`,
).join('');

/** Two bases and a front between them that the rounds push to and fro. */
export function arenaScene({ events }: Result, tones: [string, string]): Scene {
  const units = [0, 1].flatMap((side) =>
    Array.from({ length: 5 }, (_, index) => unit(side, index, tones[side] ?? '#888')),
  );
  const svg = picture(
    '0 0 720 400',
    `<rect width="720" height="400" fill="#0a0e1f"/><path d="${grid}" stroke="#5c7cff30" fill="none"/><path d="M84 214C200 90 520 90 636 214M84 214H636M84 214C200 338 520 338 636 214" fill="none" stroke="#8ea2ff55" stroke-width="16"/>${pips(0, tones[0])}${pips(1, tones[1])}<g class="front"><path d="M0-128v256" stroke="#fff" stroke-width="3" stroke-dasharray="9 7"/><circle class="burst" r="0" fill="none" stroke="#fff" stroke-width="5"/></g>${base(0, tones[0])}${base(1, tones[1])}${units.join('')}`,
  );
  const front = partOf(svg, 'front');
  const burst = partOf(svg, 'burst');
  const figures = [0, 1].map((side) =>
    Array.from({ length: 5 }, (_, index) => partOf(svg, `u${side}${index}`)),
  );

  return {
    svg,
    length: 17_000,
    clock: (_part, points) => `R${points + 1}`,
    draw(part, calm) {
      const now = part * 1000;
      const won = events.filter(({ at }) => at <= now);
      const points = [
        won.filter(({ side }) => side === 'home').length,
        won.filter(({ side }) => side === 'away').length,
      ] as const;
      for (const side of [0, 1] as const) {
        for (let index = 0; index < ROUNDS; index += 1) {
          const fill = index < points[side] ? (tones[side] ?? '#fff') : '#ffffff24';
          partOf(svg, `pip${side}-${index}`).setAttribute('fill', fill);
        }
      }
      const following = events.find(({ at }) => at > now);
      const last = won.at(-1)?.at ?? 0;
      const nearing = following ? (now - last) / (following.at - last) : 1;
      const push = (following?.side ?? won.at(-1)?.side) === 'home' ? 1 : -1;
      const lean = calm ? 0 : push * nearing ** 2 * 150 + wander(2, part * 40) * 36 * (1 - nearing);
      const x = 360 + lean;
      place(front, x, 214);
      const since = now - last;
      burst.setAttribute('r', String(last > 0 && since < 26 && !calm ? since * 5 : 0));
      for (const [side, row] of figures.entries()) {
        for (const [index, figure] of row.entries()) {
          const away = 34 + index * 13;
          const sway = calm ? 0 : 1;
          place(
            figure,
            x + (side === 0 ? -away : away) + wander(side * 5 + index, part * 50) * 14 * sway,
            126 + index * 44 + wander(side * 3 + index + 6, part * 44) * 16 * sway,
          );
        }
      }
    },
  };
}
