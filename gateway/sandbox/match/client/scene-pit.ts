import { ease, part as partOf, picture, place, wander } from './draw-svg.ts';
import type { Result } from './game.ts';
import type { Scene } from './scene.ts';

/** A bird that looks to the right, about 130 wide. */
const bird = (side: number, tone: string) =>
  `<g class="b${side}"><ellipse cx="4" cy="78" rx="58" ry="9" fill="#0006"/><g class="body${side}"><path d="M-30 2C-62-18-84-66-60-92c-2 30 12 48 28 58-10-28-6-52 8-66 0 30 8 50 22 62z" fill="#1d2b33"/><path d="M-26 0C-54-12-70-40-62-64c8 26 26 36 40 42z" fill="${tone}"/><path d="M-44 0C-40 40 14 52 40 20 54 2 52-22 48-44 46-66 30-70 24-52 18-30 2-18-18-16-34-16-46-12-44 0z" fill="${tone}"/><path d="M24-52c-6 22-14 34-30 40 24 6 48-6 54-32 2-14-6-26-24-8z" fill="#f0b43c"/><path d="M-32 2c10-16 40-18 52-4-4 20-28 28-46 20z" fill="#1d2b33" opacity=".8"/><path d="M26-62c-6-18 4-20 8-10 2-14 14-12 12-2 8-8 14 0 8 10z" fill="#e0322c"/><circle cx="40" cy="-56" r="13" fill="${tone}"/><circle cx="44" cy="-59" r="3.500" fill="#fff"/><circle cx="45" cy="-59" r="1.800" fill="#111"/><path d="M51-57l16 5-16 6z" fill="#ffcf4d"/><path d="M46-45c6 4 6 14 0 16-6-4-5-12 0-16z" fill="#e0322c"/><path d="M-6 34l-4 40m-9 3 9-4 12 3M18 32l6 42m-9 3 9-4 12 3" fill="none" stroke="#e6a92e" stroke-width="5" stroke-linecap="round"/></g></g>`;
const bar = (side: number, tone: string) =>
  `<rect x="${side === 0 ? 40 : 380}" y="22" width="300" height="16" rx="8" fill="#0009" stroke="#ffffff80"/><rect class="bar${side}" x="${side === 0 ? 40 : 380}" y="22" width="300" height="16" rx="8" fill="${tone}"/>`;
const crowd = Array.from({ length: 46 }, (_, index) => {
  const turn = Math.PI * (1 + index / 45);
  const reach = 1 + (index % 3) * 0.07;
  return `<circle cx="${(360 + Math.cos(turn) * 345 * reach).toFixed(0)}" cy="${(250 + Math.sin(turn) * 175 * reach).toFixed(0)}" r="11" fill="${['#5b3423', '#7a4630', '#43261b'][index % 3]}"/>`;
}).join('');

/** The ring: two birds that circle and leap. Strength falls with every strike; nothing bleeds. */
export function pitScene({ events, score }: Result, tones: [string, string]): Scene {
  const svg = picture(
    '0 0 720 400',
    `<rect width="720" height="400" fill="#24110a"/>${crowd}<ellipse cx="360" cy="268" rx="330" ry="122" fill="#8a5a2b"/><ellipse cx="360" cy="258" rx="318" ry="112" fill="#d8ab68"/><ellipse cx="360" cy="258" rx="236" ry="78" fill="none" stroke="#fff7" stroke-width="3" stroke-dasharray="14 10"/>${bar(0, tones[0])}${bar(1, tones[1])}${bird(0, tones[0])}${bird(1, tones[1])}<g class="feathers">${Array.from({ length: 7 }, (_, index) => `<path class="f${index}" d="M0-9c6 5 6 13 0 18-6-5-6-13 0-18z" fill="#fff"/>`).join('')}</g>`,
  );
  const birds = [partOf(svg, 'b0'), partOf(svg, 'b1')] as const;
  const bodies = [partOf(svg, 'body0'), partOf(svg, 'body1')] as const;
  const bars = [partOf(svg, 'bar0'), partOf(svg, 'bar1')] as const;
  const feathers = partOf(svg, 'feathers');
  const enough = Math.max(...score);

  return {
    svg,
    length: 14_000,
    clock: (part) => `0:${String(Math.floor(part * 14)).padStart(2, '0')}`,
    draw(part, calm) {
      const now = part * 1000;
      const strikes = events.filter(({ at }) => at <= now);
      const suffered = [
        strikes.filter(({ side }) => side === 'away').length,
        strikes.filter(({ side }) => side === 'home').length,
      ] as const;
      const last = strikes.at(-1);
      const since = last ? now - last.at : 1000;
      const following = events.find(({ at }) => at > now);
      const nearing = following ? Math.max(0, 1 - (following.at - now) / 70) : 0;
      for (const side of [0, 1] as const) {
        bars[side].setAttribute('width', String(300 * Math.max(0.02, 1 - suffered[side] / enough)));
        const sign = side === 0 ? 1 : -1;
        const attacks = (following?.side === 'home') === (side === 0);
        const leap = calm || !following || !attacks ? 0 : ease(nearing);
        const hurt = since < 70 && (last?.side === 'home') !== (side === 0) ? 1 - since / 70 : 0;
        const circle = calm ? 0 : wander(side + 1, part * 26) * 26;
        const x = 360 - sign * (128 + circle - leap * 84 + (calm ? 0 : hurt * 46));
        const y =
          236 + (calm ? 0 : wander(side + 5, part * 22) * 10 - Math.sin(leap * Math.PI * 0.8) * 52);
        place(birds[side], x, y, `scale(${sign} 1)`);
        const down = suffered[side] >= enough ? 62 : 0;
        bodies[side].setAttribute(
          'transform',
          `rotate(${(down + hurt * 24 - leap * 22).toFixed(0)})`,
        );
      }
      feathers.setAttribute('opacity', calm || since > 90 ? '0' : String(1 - since / 90));
      const from = last?.side === 'home' ? 430 : 290;
      for (const [index, feather] of [...feathers.children].entries()) {
        if (!(feather instanceof SVGElement)) continue;
        const spread = (index - 3) * since * 0.36;
        const y =
          190 - Math.sin(Math.min(1, since / 60) * Math.PI) * (30 + index * 7) + since * 0.4;
        place(feather, from + spread, y, `rotate(${index * 51 + since * 4})`);
      }
    },
  };
}
