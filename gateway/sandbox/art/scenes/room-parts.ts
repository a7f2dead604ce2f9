import { GOLD } from '../color.ts';
import {
  circle,
  ellipse,
  group,
  path,
  polar,
  polygon,
  rect,
  type Sketch,
  stroke,
  times,
} from '../sketch.ts';

export const wedges = (x: number, y: number, count: number, fill: string, opacity: number) =>
  times(count, (i) => {
    const a = (i * 360) / count;
    const [x1, y1] = polar(a, 640);
    const [x2, y2] = polar(a + 180 / count, 640);
    return polygon(
      [
        [x, y],
        [x + x1, y + y1],
        [x + x2, y + y2],
      ],
      fill,
      `opacity="${opacity}"`,
    );
  }).join('');

export const bokehDots = (s: Sketch, count: number) =>
  times(count, () => {
    const r = s.random.whole(10, 58);
    return circle(
      s.random.whole(0, 480),
      s.random.whole(0, 640),
      r,
      s.random.pick([s.palette.light, s.palette.hero.light, s.palette.accent.light, '#fff']),
      `opacity="${(0.06 + s.random.next() * 0.24).toFixed(2)}"`,
    );
  }).join('');

export const beam = (s: Sketch, x: number, lean: number) =>
  polygon(
    [
      [x - 14, -10],
      [x + 14, -10],
      [x + lean + 120, 560],
      [x + lean - 120, 560],
    ],
    s.linear([`${s.palette.light}/.55`, `${s.palette.light}/0`]),
  );

export const floor = (s: Sketch, y: number) =>
  ellipse(
    240,
    y + 60,
    380,
    110,
    s.radial([`${s.palette.light}/.55`, `${s.palette.sky[1]}/.9`, s.palette.ink]),
  );

export const buildings = (s: Sketch, base: number, count: number, tone: string, lit: boolean) =>
  times(count, (i) => {
    const w = 480 / count;
    const h = s.random.whole(90, 260);
    const x = i * w;
    return (
      rect(x, base - h, w - 3, h + 300, tone) +
      (lit
        ? times(Math.floor(h / 22), (n) =>
            times(3, (m) =>
              s.random.chance(0.5)
                ? rect(
                    x + 6 + m * (w / 3.4),
                    base - h + 12 + n * 22,
                    w / 7,
                    9,
                    s.random.pick([s.palette.light, s.palette.accent.light, '#ffe9a8']),
                    'opacity=".75"',
                  )
                : '',
            ).join(''),
          ).join('')
        : '')
    );
  }).join('');

export const column = (s: Sketch, x: number, w: number) =>
  rect(x - w / 2, 60, w, 540, s.linear(['#ffffff', s.palette.sky[2], s.palette.sky[0]], 0)) +
  times(4, (i) =>
    rect(x - w / 2 + (i + 0.6) * (w / 4.6), 90, 3, 500, s.palette.ink, 'opacity=".18"'),
  ).join('') +
  rect(
    x - w * 0.72,
    50,
    w * 1.44,
    22,
    s.linear([s.palette.metal.light, s.palette.metal.dark]),
    'rx="4"',
  ) +
  rect(
    x - w * 0.72,
    586,
    w * 1.44,
    26,
    s.linear([s.palette.metal.base, s.palette.metal.deep]),
    'rx="4"',
  );

export const string = (
  s: Sketch,
  y: number,
  item: (x: number, dy: number, i: number) => string,
  count = 9,
) =>
  stroke(`M-10 ${y}Q240 ${y + 90} 490 ${y}`, s.palette.ink, 3, 'opacity=".7"') +
  times(count, (i) => {
    const t = (i + 0.5) / count;
    return item(t * 480, y + 4 * t * (1 - t) * 45 * 1.0, i);
  }).join('');

export const lamp = (s: Sketch, x: number, y: number, k: number) =>
  group(
    `translate(${x} ${y}) scale(${k})`,
    circle(0, 0, 52, s.radial(['#ffd98a/.6', '#ffd98a/0'])),
    rect(-10, -32, 20, 7, GOLD.base),
    ellipse(0, 0, 28, 26, s.radial(['#fff3b0', '#ff9a3a', '#d8281f'])),
    rect(-10, 24, 20, 6, GOLD.base),
    stroke('M0 30V50', '#ffce6a', 3),
  );

export const roofs = (s: Sketch, x: number, y: number, k: number) =>
  group(
    `translate(${x} ${y}) scale(${k})`,
    times(
      3,
      (i) =>
        path(
          `M${-90 + i * 18} ${-i * 56}Q${-40 + i * 8} ${-12 - i * 56} ${-34 + i * 8} ${-34 - i * 56}H${34 - i * 8}Q${40 - i * 8} ${-12 - i * 56} ${90 - i * 18} ${-i * 56}Z`,
          s.palette.ink,
        ) + rect(-36 + i * 8, -2 - i * 56, 72 - i * 16, 30, s.palette.ink),
    ).join(''),
  );
