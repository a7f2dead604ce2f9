import {
  circle,
  ellipse,
  fade,
  group,
  path,
  polygon,
  rect,
  type Sketch,
  stroke,
  times,
} from '../sketch.ts';

/** One range of hills from x 0 to 480, at about `y`; `rough` sets its roughness. */
export function ridge(
  s: Sketch,
  y: number,
  rough: number,
  fill: string,
  steps = 12,
  round = false,
): string {
  const points = times(
    steps + 1,
    (i) =>
      [
        (i * 480) / steps,
        y + (s.random.next() - 0.5) * rough * (i % 2 ? -1 : 1) - (i % 2) * rough * 0.5,
      ] as const,
  );
  const line = round
    ? `${points
        .map(([x, h], i) => {
          const before = points[i - 1];
          return before
            ? `Q${before[0]} ${before[1]} ${(before[0] + x) / 2} ${(before[1] + h) / 2}`
            : `L${x} ${h}`;
        })
        .join('')}L480 ${y}`
    : points.map(([x, h]) => `L${x} ${h}`).join('');
  return path(`M0 640L0 ${y}${line}L480 640Z`, fill);
}

export const layers = (
  s: Sketch,
  from: number,
  gap: number,
  rough: number,
  round: boolean,
  count = 4,
) => {
  const [top, , bottom] = s.palette.sky;
  return times(count, (i) =>
    fade(
      0.55 + (i * 0.45) / count,
      ridge(
        s,
        from + i * gap,
        rough * (1 + i * 0.12),
        s.linear([i < count / 2 ? bottom : top, s.palette.ink]),
        8 + i * 2,
        round,
      ),
    ),
  ).join('');
};

export const bubbles = (s: Sketch, count: number) =>
  times(count, () => {
    const r = s.random.whole(2, 11);
    const x = s.random.whole(0, 480);
    const y = s.random.whole(0, 600);
    return circle(
      x,
      y,
      r,
      s.radial(['#ffffff/.05', '#ffffff/.1', '#ffffff/.6'], 'cx=".6" cy=".65" r=".6"'),
    );
  }).join('');

export const shafts = (s: Sketch, opacity: number) =>
  times(7, (i) =>
    polygon(
      [
        [40 + i * 62, -20],
        [80 + i * 66, -20],
        [i * 92 - 60 + s.random.whole(-20, 20), 640],
        [i * 92 - 160, 640],
      ],
      s.linear([`#ffffff/${opacity}`, '#ffffff/0']),
    ),
  ).join('');

export const weeds = (s: Sketch, y: number, tone: string) =>
  times(16, (i) => {
    const x = i * 32 + s.random.whole(-10, 10);
    const h = s.random.whole(30, 120);
    return path(
      `M${x - 7} ${y + 60}Q${x - 24} ${y - h * 0.4} ${x + s.random.whole(-14, 14)} ${y - h}Q${x + 14} ${y - h * 0.3} ${x + 9} ${y + 60}Z`,
      tone,
    );
  }).join('');

export const frond = (x: number, y: number, turn: number, size: number, tone: string) =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    path('M0 0Q60 -50 170 -10Q60 20 0 0Z', tone),
    stroke('M6 -2Q70 -24 160 -10', '#ffffff22', 2),
  );

export const stars = (s: Sketch, count: number, to = 640) =>
  times(count, () =>
    circle(
      s.random.whole(0, 480),
      s.random.whole(0, to),
      s.random.next() * 1.8 + 0.3,
      '#fff',
      `opacity="${(0.3 + s.random.next() * 0.7).toFixed(2)}"`,
    ),
  ).join('');

export const cloud = (x: number, y: number, size: number, tone: string, opacity = 0.8) =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    fade(
      opacity,
      circle(-50, 6, 34, tone),
      circle(0, -14, 46, tone),
      circle(52, 4, 36, tone),
      ellipse(0, 24, 100, 22, tone),
    ),
  );

export const bigMoon = (s: Sketch, x: number, y: number, r: number) =>
  circle(x, y, r * 1.9, s.radial([`${s.palette.light}/.6`, `${s.palette.light}/0`])) +
  circle(x, y, r, s.radial(['#ffffff', '#fdf4d8', s.palette.light], 'cx=".4" cy=".35" r=".8"')) +
  fade(
    0.12,
    circle(x - r * 0.3, y - r * 0.2, r * 0.22, '#554'),
    circle(x + r * 0.3, y + r * 0.25, r * 0.3, '#554'),
    circle(x + r * 0.1, y - r * 0.5, r * 0.14, '#554'),
  );

export const flakes = (s: Sketch, count: number) =>
  times(count, () =>
    circle(
      s.random.whole(0, 480),
      s.random.whole(0, 640),
      s.random.next() * 4.5 + 0.8,
      '#fff',
      `opacity="${(0.25 + s.random.next() * 0.65).toFixed(2)}"`,
    ),
  ).join('');

export const sea = (s: Sketch, y: number) =>
  rect(0, y, 480, 640 - y, s.linear([s.palette.sky[2], s.palette.sky[1], s.palette.ink])) +
  times(26, () => {
    const wy = y + s.random.next() ** 1.6 * (640 - y);
    const w = 20 + (wy - y) * 0.5;
    return stroke(
      `M${s.random.whole(-20, 480)} ${wy}q${w * 0.5} ${-4 - (wy - y) * 0.02} ${w} 0`,
      '#ffffff',
      1.6,
      `opacity="${(0.15 + s.random.next() * 0.35).toFixed(2)}"`,
    );
  }).join('');
