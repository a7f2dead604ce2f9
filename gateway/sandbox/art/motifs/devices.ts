import { GOLD, SILVER } from '../color.ts';
import {
  circle,
  ellipse,
  glint,
  group,
  mirrored,
  path,
  polar,
  rect,
  stroke,
  times,
} from '../sketch.ts';
import type { Motif } from './types.ts';

const gear: Motif = (s) => {
  const cog = (x: number, y: number, r: number, teeth: number, tone: readonly string[]) =>
    group(
      `translate(${x} ${y})`,
      times(teeth, (i) =>
        group(
          `rotate(${(i * 360) / teeth})`,
          rect(-r * 0.13, -r * 1.2, r * 0.26, r * 0.36, tone[2] ?? '', 'rx="3"'),
        ),
      ).join(''),
      circle(0, 0, r, s.linear(tone, 60)),
      circle(0, 0, r * 0.72, s.linear([...tone].reverse(), 60)),
      times(5, (i) => {
        const [px, py] = polar(i * 72, r * 0.48);
        return circle(px, py, r * 0.14, '#1a1210');
      }).join(''),
      circle(0, 0, r * 0.22, tone[0] ?? ''),
      circle(0, 0, r * 0.1, '#1a1210'),
    );
  return (
    cog(44, 44, 42, 10, [SILVER.glow, SILVER.base, SILVER.dark]) +
    cog(52, -50, 32, 9, ['#ffc49a', '#c9703a', '#7a3a1a']) +
    cog(-22, -4, 66, 14, [GOLD.glow, GOLD.base, GOLD.dark])
  );
};

const robot: Motif = (s) =>
  stroke('M0 -80V-104', SILVER.dark, 6) +
  circle(0, -106, 10, s.palette.hero.light) +
  mirrored(
    rect(-96, -30, 22, 44, s.palette.accent.dark, 'rx="6"'),
    rect(-80, 66, 34, 46, SILVER.dark, 'rx="8"'),
  ) +
  rect(-50, 62, 100, 54, s.linear([s.palette.accent.light, s.palette.accent.dark]), 'rx="12"') +
  rect(-78, -80, 156, 132, s.linear([SILVER.glow, SILVER.base, SILVER.dark], 40), 'rx="34"') +
  rect(-62, -52, 124, 62, '#10141f', 'rx="26"') +
  mirrored(
    circle(
      -28,
      -20,
      20,
      s.radial(
        ['#ffffff', s.palette.accent.glow, s.palette.accent.base, '#10141f'],
        'cx=".42" cy=".38" r=".7"',
      ),
    ),
  ) +
  rect(-36, 24, 72, 14, '#10141f', 'rx="7"') +
  times(6, (i) => rect(-31 + i * 11, 27, 7, 8, GOLD.light)).join('') +
  path(
    'M-62 -56Q-50 -72 -26 -72',
    'none',
    'stroke="#fff" stroke-width="7" opacity=".9" stroke-linecap="round"',
  ) +
  circle(0, 88, 13, GOLD.base);

const clock: Motif = (s) =>
  circle(0, 10, 88, s.linear([GOLD.glow, GOLD.base, GOLD.deep], 60)) +
  circle(0, 10, 74, s.radial(['#fffaf0', '#efe0c0', '#c8a874'])) +
  times(12, (i) =>
    group(`translate(0 10) rotate(${i * 30})`, rect(-2.5, -68, 5, i % 3 ? 9 : 16, '#3a2412')),
  ).join('') +
  group(
    'translate(0 10)',
    times(9, (i) => group(`rotate(${i * 40})`, rect(-4, -30, 8, 10, '#b3743c'))).join(''),
    circle(0, 0, 24, '#b3743c'),
    circle(0, 0, 15, '#efe0c0'),
  ) +
  stroke('M0 10L-26 -24M0 10L36 -22', '#1a120c', 7) +
  circle(0, 10, 7, GOLD.base) +
  rect(-12, -96, 24, 20, GOLD.base, 'rx="5"') +
  circle(0, -102, 14, 'none', `stroke="${GOLD.light}" stroke-width="6"`);

const cassette: Motif = (s) =>
  group(
    'rotate(-8)',
    rect(
      -104,
      -66,
      208,
      136,
      s.linear([s.palette.hero.light, s.palette.hero.base, s.palette.hero.deep]),
      'rx="14"',
    ),
    rect(-88, -52, 176, 76, '#fff3e0', 'rx="8"'),
    rect(-88, -52, 176, 15, s.palette.accent.base, 'rx="6"'),
    rect(-88, -36, 176, 7, GOLD.light),
    rect(-62, -20, 124, 38, '#14101f', 'rx="19"'),
    [-36, 36]
      .map(
        (x) =>
          circle(x, -1, 15, '#fff') +
          times(6, (i) =>
            group(`translate(${x} -1) rotate(${i * 60})`, rect(-2.5, -14, 5, 7, '#14101f')),
          ).join('') +
          circle(x, -1, 7, '#14101f'),
      )
      .join(''),
    path('M-58 70L-46 36H46L58 70Z', s.palette.hero.deep),
    circle(-26, 56, 5, '#14101f') + circle(26, 56, 5, '#14101f'),
  );

const joystick: Motif = (s) =>
  path(
    'M-92 54L-70 6H70L92 54V92H-92Z',
    s.linear([s.palette.accent.light, s.palette.accent.dark]),
  ) +
  ellipse(-14, 20, 34, 12, '#14101f') +
  rect(-20, -50, 13, 72, s.linear([SILVER.light, SILVER.dark], 0), 'rx="6"') +
  circle(
    -14,
    -64,
    38,
    s.radial(['#ffd0c8', '#ff4a4a', '#b3102a', '#4a0616'], 'cx=".36" cy=".28" r=".85"'),
  ) +
  ellipse(42, 22, 15, 7, '#ffd34d') +
  ellipse(66, 38, 15, 7, s.palette.hero.light) +
  ellipse(30, 42, 15, 7, '#5fe08a') +
  stroke('M-88 58H88', '#fff', 3, 'opacity=".5"');

const disco: Motif = (s) =>
  stroke('M0 -112V-80', SILVER.light, 4) +
  circle(0, 4, 84, '#1a1430') +
  times(9, (row) => {
    const y = -72 + row * 18;
    const half = Math.sqrt(Math.max(0, 82 * 82 - (y + 8) ** 2));
    const n = Math.max(2, Math.round(half / 9));
    return times(n, (i) =>
      rect(
        -half + (i * 2 * half) / n + 1,
        y + 4,
        (2 * half) / n - 2,
        15,
        [
          s.palette.hero.light,
          s.palette.accent.light,
          '#ffffff',
          s.palette.hero.dark,
          s.palette.accent.dark,
          s.palette.hero.base,
        ][(i * 5 + row * 3) % 6] ?? '',
        'rx="2"',
      ),
    ).join('');
  }).join('') +
  circle(
    0,
    4,
    84,
    s.radial(['#ffffff/.55', '#ffffff/0', '#000000/.6'], 'cx=".34" cy=".26" r=".9"'),
  ) +
  glint(-40, -34, 34) +
  glint(40, 20, 20);

export const DEVICES: Record<string, Motif> = {
  gear,
  robot,
  mech: robot,
  clock,
  cassette,
  joystick,
  disco,
};
