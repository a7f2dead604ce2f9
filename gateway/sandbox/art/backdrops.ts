import { hsl } from './color.ts';
import { MOTIFS } from './motifs/index.ts';
import {
  circle,
  ellipse,
  fade,
  glint,
  group,
  path,
  polar,
  polygon,
  rect,
  type Sketch,
  stroke,
  times,
} from './sketch.ts';

/** Position and available size of a banner's hero, in the drawing's pixels. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  /** Approximate size of the hero. */
  readonly radius: number;
}

/** The background of a banner: its ground, and the light on the figures. */
type Backdrop = (s: Sketch, stage: Stage) => string;

const sky = (s: Sketch, { width, height }: Stage) =>
  rect(0, 0, width, height, s.linear([...s.palette.sky]));

const glow = (s: Sketch, { x, y, radius }: Stage, strength: number) =>
  circle(
    x,
    y,
    radius * 2.2,
    s.radial([
      `${s.palette.light}/${strength}`,
      `${s.palette.light}/${(strength * 0.4).toFixed(2)}`,
      `${s.palette.light}/0`,
    ]),
  );

/** A conifer with its foot at (x, y): tiers that narrow upwards. */
const conifer = (x: number, y: number, high: number, fill: string) =>
  times(4, (tier) => {
    const top = y - high + (tier * high) / 4.6;
    const half = high * (0.1 + tier * 0.062);
    const foot = top + high * 0.36;
    return path(
      `M${x} ${top}Q${x + half * 0.35} ${foot - high * 0.08} ${x + half} ${foot}Q${x} ${foot - high * 0.05} ${x - half} ${foot}Q${x - half * 0.35} ${foot - high * 0.08} ${x} ${top}Z`,
      fill,
    );
  }).join('') + rect(x - high * 0.02, y - high * 0.16, high * 0.04, high * 0.16, fill);

/** Hills in the haze with conifers, and a low sun behind the hero. */
const hills: Backdrop = (s, stage) => {
  const { width, height, x, y, radius } = stage;
  const [night, dusk, day] = s.palette.sky;
  const range = (level: number, rough: number, trees: number, fill: string) => {
    const base = height * level;
    const points = times(9, (i) => [
      (i * width) / 8,
      base + (s.random.next() - 0.5) * rough * height,
    ]);
    const at = (px: number) => {
      const i = Math.min(7, Math.floor((px / width) * 8));
      const [x1 = 0, y1 = base] = points[i] ?? [];
      const [x2 = width, y2 = base] = points[i + 1] ?? [];
      const t = (px - x1) / (x2 - x1);
      return y1 + (y2 - y1) * (t * t * (3 - 2 * t));
    };
    const line = times(57, (i) => `L${(i * width) / 56} ${at((i * width) / 56)}`).join('');
    const forest = times(trees, () => {
      const px = s.random.whole(0, width);
      const high = height * (0.09 + s.random.next() * 0.1) * (0.6 + level * 0.9);
      return conifer(px, at(px) + 6, high, fill);
    }).join('');
    return forest + path(`M0 ${height}L0 ${at(0)}${line}L${width} ${height}Z`, fill);
  };
  return (
    rect(0, 0, width, height, s.linear([night, dusk, day, s.palette.light])) +
    glow(s, stage, 0.75) +
    circle(x, y, radius * 1.06, s.palette.light, 'opacity=".55"') +
    circle(x, y, radius * 0.98, s.linear([`#ffffff/.75`, `${s.palette.light}/.5`])) +
    fade(0.55, range(0.62, 0.16, 10, day)) +
    fade(0.75, range(0.74, 0.14, 16, dusk)) +
    range(0.9, 0.1, 22, night)
  );
};

/** A night with strings of paper lanterns, far and near, over folds of silk. */
const lanterns: Backdrop = (s, stage) => {
  const { width, height } = stage;
  const [, , bright] = s.palette.sky;
  const drawn = MOTIFS.lantern?.(s) ?? '';
  const hung = (x: number, y: number, scale: number, veil: number) =>
    fade(
      veil,
      stroke(`M${x} 0V${y}`, s.palette.light, 2, 'opacity=".35"'),
      circle(x, y, 130 * scale, s.radial([`${s.palette.light}/.5`, `${s.palette.light}/0`])),
      group(`translate(${x} ${y}) scale(${scale})`, drawn),
    );
  const far = times(16, (i) =>
    hung(
      width * (0.34 + i * 0.045) + s.random.whole(-24, 24),
      height * (0.06 + s.random.next() * 0.42),
      0.22 + s.random.next() * 0.16,
      0.45,
    ),
  ).join('');
  const near = [0.47, 0.58, 0.93, 0.985].map((at, i) =>
    hung(width * at, height * (0.12 + (i % 2) * 0.17), 0.62 + (i % 3) * 0.12, 0.9),
  );
  const silk = times(5, (i) => {
    const level = height * (0.72 + i * 0.07);
    return path(
      `M0 ${level}C${width * 0.25} ${level - height * 0.16} ${width * 0.4} ${level + height * 0.14} ${width * 0.62} ${level}S${width * 0.9} ${level - height * 0.12} ${width} ${level - height * 0.02}V${height}H0Z`,
      s.linear([s.palette.light, bright, s.palette.ink]),
      `opacity="${(0.3 + i * 0.14).toFixed(2)}"`,
    );
  }).join('');
  return sky(s, stage) + glow(s, stage, 0.6) + far + silk + near.join('');
};

/** A star chart: orbits with their bodies, meridians of a globe, constellations. */
const orbits: Backdrop = (s, stage) => {
  const { width, height, x, y, radius } = stage;
  const line = s.palette.light;
  const rings = times(6, (i) => {
    const r = radius * (1.02 + i * 0.36);
    const [bx, by] = polar(s.random.whole(0, 359), r);
    return (
      circle(
        x,
        y,
        r,
        'none',
        `stroke="${line}" stroke-width="${i % 2 ? 1.5 : 3}" opacity="${(0.6 - i * 0.07).toFixed(2)}"`,
      ) + circle(x + bx, y + by, 9 - i, line, `opacity="${(0.95 - i * 0.08).toFixed(2)}"`)
    );
  }).join('');
  const ticks = times(72, (i) => {
    const long = i % 6 === 0;
    const [ax, ay] = polar(i * 5, radius * 1.4);
    const [bx, by] = polar(i * 5, radius * (long ? 1.48 : 1.44));
    return stroke(`M${x + ax} ${y + ay}L${x + bx} ${y + by}`, line, long ? 4 : 2, 'opacity=".6"');
  }).join('');
  const meridians = times(5, (i) =>
    ellipse(
      x,
      y,
      radius * (0.18 + i * 0.2),
      radius,
      'none',
      `stroke="${line}" stroke-width="2" opacity=".3"`,
    ),
  ).join('');
  const parallels = times(5, (i) => {
    const up = (i - 2) * 0.36;
    const half = radius * Math.sqrt(1 - up * up);
    return ellipse(
      x,
      y + up * radius,
      half,
      half * 0.16,
      'none',
      `stroke="${line}" stroke-width="2" opacity=".26"`,
    );
  }).join('');
  const stars = times(90, () =>
    circle(
      s.random.whole(0, width),
      s.random.whole(0, height),
      0.8 + s.random.next() * 2.4,
      '#ffffff',
      `opacity="${(0.2 + s.random.next() * 0.6).toFixed(2)}"`,
    ),
  ).join('');
  const constellation = [
    [0.44, 0.16],
    [0.49, 0.3],
    [0.545, 0.22],
    [0.58, 0.42],
    [0.52, 0.56],
    [0.49, 0.3],
  ].map(([px = 0, py = 0]) => [px * width, py * height] as const);
  const joined =
    stroke(
      `M${constellation.map(([px, py]) => `${px} ${py}`).join('L')}`,
      line,
      2,
      'opacity=".45"',
    ) + constellation.map(([px, py]) => glint(px, py, 13, line)).join('');
  return (
    sky(s, stage) +
    stars +
    glow(s, stage, 0.55) +
    circle(x, y, radius, s.radial([`${line}/.35`, `${line}/.08`], 'cx=".35" cy=".3" r=".8"')) +
    meridians +
    parallels +
    rings +
    ticks +
    joined
  );
};

/** Flat planes at one angle, halftone dots, and a flash between them. */
const shards: Backdrop = (s, stage) => {
  const { width, height, x, y, radius } = stage;
  const [night, dusk, day] = s.palette.sky;
  const lean = height * 0.42;
  const plane = (from: number, wide: number, fill: string, opacity: number) =>
    polygon(
      [
        [from + lean, 0],
        [from + wide + lean, 0],
        [from + wide, height],
        [from, height],
      ],
      fill,
      `opacity="${opacity}"`,
    );
  const planes = times(11, (i) =>
    plane(
      width * (0.3 + i * 0.075) + s.random.whole(-20, 20),
      s.random.whole(40, 150),
      [night, dusk, day][i % 3] ?? dusk,
      0.5 + (i % 4) * 0.12,
    ),
  ).join('');
  const dots = times(34, (column) =>
    times(13, (row) => {
      const px = width * 0.42 + column * 28 + (row % 2) * 14;
      const py = row * (height / 12);
      const near = Math.max(0, 1 - Math.hypot(px - x, py - y) / (radius * 2.6));
      return near > 0.04 ? circle(px, py, near * 9, s.palette.light, 'opacity=".32"') : '';
    }).join(''),
  ).join('');
  const bolt = (scale: number, dx: number, fill: string, opacity: number) =>
    group(
      `translate(${x + dx} ${y}) scale(${((radius / 100) * scale).toFixed(2)})`,
      path('M46 -190L-92 22H-14L-60 190L96 -44H12L74 -190Z', fill, `opacity="${opacity}"`),
    );
  return (
    rect(0, 0, width, height, s.linear([night, dusk], 20)) +
    planes +
    glow(s, stage, 0.5) +
    dots +
    bolt(1.25, -14, hsl(0, 0, 100), 0.16) +
    bolt(1.12, 0, s.palette.light, 0.85) +
    plane(x + radius * 1.5, 10, s.palette.light, 0.9) +
    plane(x + radius * 1.62, 4, s.palette.light, 0.6) +
    plane(x - radius * 2.1, 6, s.palette.light, 0.6)
  );
};

const BACKDROPS: Readonly<Record<string, Backdrop>> = { hills, lanterns, orbits, shards };
export const BACKDROP_NAMES = Object.keys(BACKDROPS);

/** Returns the backdrop that a brand chose for its banners (`backdrop` in its brand.json), if it exists. */
export const backdropOf = (name: string | undefined): Backdrop | undefined =>
  name !== undefined && Object.hasOwn(BACKDROPS, name) ? BACKDROPS[name] : undefined;
