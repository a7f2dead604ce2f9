import { GOLD, ramp } from '../color.ts';
import { circle, ellipse, mirrored, path, polar, polygon, stroke, times } from '../sketch.ts';
import type { Motif } from './types.ts';

const turtle: Motif = (s) => {
  const skin = ramp(96, 40, 42);
  const shell = ramp(150, 45, 32);
  return (
    mirrored(
      path('M-44 -36Q-108 -66 -104 -4Q-84 -22 -46 -8Z', s.linear([skin.light, skin.dark])),
      path('M-46 36Q-84 54 -74 84Q-50 76 -28 56Z', s.linear([skin.base, skin.dark])),
    ) +
    path('M-20 -56Q-26 -104 0 -104Q26 -104 20 -56Z', s.linear([skin.light, skin.base])) +
    mirrored(circle(-11, -86, 4, '#10131c')) +
    ellipse(0, 6, 66, 72, shell.deep) +
    ellipse(
      0,
      2,
      62,
      68,
      s.radial([shell.glow, shell.base, shell.dark], 'cx=".38" cy=".3" r=".8"'),
    ) +
    polygon(
      times(6, (i) => polar(i * 60, 30)),
      s.linear([GOLD.light, shell.base]),
      `stroke="${shell.deep}" stroke-width="4"`,
    ) +
    times(6, (i) => {
      const [a, b] = [polar(i * 60, 30), polar(i * 60, 66)];
      return stroke(`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, shell.deep, 4);
    }).join('')
  );
};

const octopus: Motif = (s) => {
  const hide = s.palette.hero;
  const arms = mirrored(
    times(
      4,
      (i) =>
        stroke(
          `M-${12 + i * 10} 20Q-${50 + i * 20} ${90 - i * 10} -${86 + i * 4} ${74 - i * 34}Q-${100 + i * 2} ${44 - i * 30} -${74 + i * 2} ${46 - i * 30}`,
          hide.dark,
          19 - i * 1.5,
        ) +
        stroke(
          `M-${12 + i * 10} 20Q-${50 + i * 20} ${90 - i * 10} -${86 + i * 4} ${74 - i * 34}Q-${100 + i * 2} ${44 - i * 30} -${74 + i * 2} ${46 - i * 30}`,
          hide.base,
          12 - i,
        ) +
        times(4, (n) =>
          circle(
            -(34 + i * 14 + n * 11),
            62 - i * 13 + Math.sin(n * 1.3) * 8,
            3,
            hide.glow,
            'opacity=".7"',
          ),
        ).join(''),
    ).join(''),
  );
  return (
    arms +
    path(
      'M0 -98Q-70 -96 -62 -26Q-58 4 -40 34Q0 54 40 34Q58 4 62 -26Q70 -96 0 -98Z',
      s.radial([hide.glow, hide.light, hide.base, hide.dark], 'cx=".36" cy=".26" r=".85"'),
    ) +
    mirrored(
      ellipse(-24, -10, 15, 17, '#fff6d0'),
      ellipse(-22, -8, 6, 13, '#14101a'),
      stroke('M-42 -34L-10 -24', hide.deep, 7),
    ) +
    stroke('M-16 22Q0 12 16 22', hide.deep, 5) +
    times(6, (i) =>
      circle(-30 + i * 12, -72 + (i % 2) * 12, 4 + (i % 3), hide.dark, 'opacity=".5"'),
    ).join('')
  );
};

const crab: Motif = (s) => {
  const shell = ramp(10, 85, 48);
  return (
    mirrored(
      stroke('M-50 20L-92 30L-98 56M-46 34L-80 58L-78 82M-34 46L-56 76', shell.dark, 11),
      stroke('M-52 0Q-92 -6 -84 -44', shell.base, 16),
      path(
        'M-84 -40Q-118 -66 -92 -100Q-86 -84 -76 -78Q-66 -92 -50 -92Q-44 -54 -84 -40Z',
        s.linear([shell.glow, shell.base, shell.dark]),
      ),
      stroke('M-22 -22L-26 -48', shell.base, 8),
      circle(-26, -54, 13, '#fff'),
      circle(-24, -54, 7, '#14101a'),
    ) +
    ellipse(0, 18, 64, 46, shell.deep) +
    ellipse(
      0,
      14,
      64,
      44,
      s.radial([shell.glow, shell.light, shell.base, shell.dark], 'cx=".36" cy=".26" r=".85"'),
    ) +
    stroke('M-18 34Q0 46 18 34', shell.deep, 5) +
    times(5, (i) => circle(-32 + i * 16, 0 - (i % 2) * 8, 4, shell.dark, 'opacity=".55"')).join('')
  );
};

const jelly: Motif = (s) =>
  times(7, (i) =>
    stroke(
      `M${-48 + i * 16} 4Q${-66 + i * 20} 40 ${-44 + i * 15} 66T${-50 + i * 17} 108`,
      i % 2 ? s.palette.accent.light : s.palette.hero.glow,
      6,
      'opacity=".75"',
    ),
  ).join('') +
  path(
    'M-76 8Q-82 -88 0 -92Q82 -88 76 8Q60 -6 50 10Q38 -6 25 12Q12 -6 0 12Q-12 -6 -25 12Q-38 -6 -50 10Q-60 -6 -76 8Z',
    s.radial(
      ['#ffffff', `${s.palette.hero.glow}/.95`, `${s.palette.hero.base}/.9`, s.palette.hero.dark],
      'cx=".38" cy=".26" r=".85"',
    ),
  ) +
  path(
    'M-46 -14Q-44 -62 -8 -72',
    'none',
    'stroke="#fff" stroke-width="9" opacity=".7" stroke-linecap="round"',
  ) +
  times(4, (i) =>
    circle(-20 + i * 18, -30 + (i % 2) * 14, 7, s.palette.accent.light, 'opacity=".6"'),
  ).join('');

const seahorse: Motif = (s) => {
  const c = s.palette.accent;
  return (
    path(
      'M6 -92Q-30 -96 -30 -62L-70 -52L-66 -40L-24 -38Q-4 -22 -22 4Q-44 44 -6 70Q30 86 34 56Q34 36 14 42Q10 54 20 56Q6 62 2 48Q0 34 22 14Q50 -16 38 -56Q32 -86 6 -92Z',
      s.linear([c.glow, c.base, c.dark], 20),
    ) +
    path(
      'M36 -40Q78 -30 60 14Q42 10 30 -4Z',
      s.linear([s.palette.hero.light, s.palette.hero.dark]),
    ) +
    times(6, (i) =>
      stroke(
        `M${-18 + i * 3} ${-14 + i * 12}Q${4 + i * 2} ${-10 + i * 11} ${24 - i * 3} ${-16 + i * 12}`,
        c.dark,
        3,
        'opacity=".6"',
      ),
    ).join('') +
    circle(-8, -66, 7, '#fff') +
    circle(-9, -66, 4, '#14101a') +
    path('M6 -92L16 -110L22 -90L36 -98L34 -78Z', c.base)
  );
};

const serpent: Motif = (s) => {
  const c = s.palette.hero;
  const body = 'M-70 88Q-110 40 -40 34Q60 30 60 -6Q56 -36 -10 -30Q-72 -26 -60 -66Q-46 -100 10 -88';
  return (
    stroke(body, c.deep, 40) +
    stroke(body, c.base, 32) +
    stroke(body, c.light, 14, 'stroke-dasharray="3 13"') +
    path('M0 -108Q60 -118 84 -84Q90 -66 66 -60Q20 -60 0 -72Z', s.linear([c.glow, c.base, c.dark])) +
    circle(50, -90, 7, GOLD.light) +
    circle(51, -90, 3, '#14101a') +
    stroke('M84 -72L106 -66M98 -68L108 -76', '#e8304a', 4)
  );
};

export const SHELLS: Record<string, Motif> = {
  turtle,
  octopus,
  crab,
  jelly,
  seahorse,
  serpent,
  penguin: (s) => {
    const k = ramp(225, 35, 22);
    return (
      mirrored(
        path('M-46 -20Q-98 20 -84 62Q-62 40 -44 30Z', k.base),
        path('M-34 92Q-52 104 -8 100L-6 86Z', '#ff9d2e'),
      ) +
      path(
        'M0 -98Q-58 -92 -56 -30Q-70 60 -36 92H36Q70 60 56 -30Q58 -92 0 -98Z',
        s.linear([k.light, k.dark], 20),
      ) +
      path(
        'M0 -30Q-48 -66 -40 -10Q-52 60 -28 88H28Q52 60 40 -10Q48 -66 0 -30Z',
        s.linear(['#ffffff', '#dbe6f2']),
      ) +
      mirrored(circle(-19, -46, 10, '#fff'), circle(-17, -45, 5.5, '#14101a')) +
      path('M-14 -32Q0 -44 14 -32L0 -12Z', s.linear(['#ffc05a', '#e8791d'])) +
      path('M-54 -6Q0 18 54 -6L50 12Q0 32 -50 12Z', s.palette.accent.base) +
      path('M22 10L44 52L24 58L10 18Z', s.palette.accent.dark)
    );
  },
};
