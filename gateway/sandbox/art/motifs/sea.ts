import { type Ramp, ramp } from '../color.ts';
import { circle, group, mirrored, path, polygon, type Sketch, stroke, times } from '../sketch.ts';
import type { Motif } from './types.ts';

function swimmer(s: Sketch, tone: Ramp, fin: Ramp, stripes: boolean): string {
  return [
    path(
      'M-50 0Q-84 -46 -106 -40Q-88 0 -106 44Q-80 46 -50 6Z',
      s.linear([fin.glow, fin.base, fin.dark]),
    ),
    path('M-20 -40Q10 -92 56 -58Q40 -44 34 -34Z', s.linear([fin.light, fin.dark])),
    path('M-10 40Q0 80 34 72Q26 52 24 38Z', s.linear([fin.base, fin.dark])),
    path(
      'M-58 2Q-20 -54 40 -46Q88 -34 98 4Q84 44 34 48Q-24 52 -58 2Z',
      s.linear([tone.glow, tone.base, tone.dark]),
    ),
    stripes
      ? path('M44 -45Q26 2 40 47Q18 50 8 47Q-2 0 16 -47Q30 -48 44 -45Z', '#fff', 'opacity=".9"') +
        path('M-26 -34Q-36 2 -24 34Q-36 26 -44 16Q-46 -12 -40 -18Z', '#fff', 'opacity=".9"')
      : times(14, (i) =>
          path(
            `M${-34 + (i % 5) * 18} ${-24 + Math.floor(i / 5) * 20}q9 8 0 16`,
            'none',
            `stroke="${tone.dark}" stroke-width="2.5" opacity=".5"`,
          ),
        ).join(''),
    path('M20 4Q2 10 -6 30Q22 30 34 12Z', s.linear([fin.light, fin.dark])),
    circle(66, -8, 14, '#fff') + circle(69, -7, 9, '#15121d') + circle(66, -11, 3.2, '#fff'),
    stroke('M92 16Q80 26 70 18', tone.deep, 3.5),
    path(
      'M-30 -26Q10 -48 60 -34',
      'none',
      'stroke="#fff" stroke-width="6" opacity=".5" stroke-linecap="round"',
    ),
  ].join('');
}

const koi: Motif = (s) => {
  const one = (tone: Ramp, patch: string) =>
    path(
      'M-10 96Q-52 70 -24 52Q-40 -10 0 -90Q40 -10 24 52Q52 70 10 96Q0 80 -10 96Z',
      s.linear(['#ffffff', '#f4ece6', '#d9cbd0']),
    ) +
    path('M0 -88Q-30 -40 -22 -14Q6 -6 24 -22Q18 -56 0 -88Z', s.linear([tone.light, tone.base])) +
    path('M-22 12Q4 2 26 22L22 48Q0 30 -20 42Z', patch) +
    mirrored(
      path('M-24 -30Q-66 -22 -62 10Q-38 6 -25 -8Z', s.linear(['#fff', `${tone.light}/.8`])),
      circle(-12, -66, 4, '#15121d'),
    ) +
    path('M-10 94Q-34 74 -6 58Z', tone.light);
  return (
    group('translate(-34 8) rotate(24) scale(.86)', one(ramp(12, 90, 52), ramp(12, 85, 50).base)) +
    group('translate(40 6) rotate(204) scale(.78)', one(ramp(38, 90, 52), '#22202c'))
  );
};

const shark: Motif = (s) => {
  const hide = ramp(212, 34, 46);
  return [
    path('M-104 -34Q-84 4 -104 58Q-66 30 -48 14L-54 -6Z', s.linear([hide.base, hide.deep])),
    path('M-12 -38Q0 -96 34 -96Q28 -60 40 -34Z', s.linear([hide.light, hide.dark])),
    path(
      'M-64 6Q-14 -54 50 -44Q96 -32 108 -6Q90 6 84 22Q58 54 6 44Q-40 36 -64 6Z',
      s.linear([hide.glow, hide.base, hide.dark]),
    ),
    path('M-50 14Q10 12 62 6L88 14Q64 50 12 43Q-28 38 -50 14Z', '#eef4f8'),
    path('M52 12Q80 2 96 4Q92 30 70 36Q56 30 52 12Z', '#7a1526'),
    times(6, (i) =>
      polygon(
        [
          [56 + i * 6.4, 11 - i * 1.2],
          [62 + i * 6.4, 10 - i * 1.2],
          [59 + i * 6.4, 20 - i],
        ],
        '#fff',
      ),
    ).join('') +
      times(5, (i) =>
        polygon(
          [
            [62 + i * 5, 33 - i * 2],
            [67 + i * 5, 31 - i * 2],
            [64 + i * 5, 23 - i],
          ],
          '#fff',
        ),
      ).join(''),
    path('M-8 30Q-40 60 -34 84Q6 66 26 40Z', s.linear([hide.base, hide.deep])),
    circle(66, -16, 6.5, '#0d0f18') +
      circle(64, -18, 2.2, '#fff') +
      stroke('M56 -28L76 -22', hide.deep, 5),
    stroke('M32 -14Q26 0 32 14M22 -16Q16 0 22 14M12 -16Q6 0 12 12', hide.deep, 3, 'opacity=".7"'),
  ].join('');
};

const whale: Motif = (s) => {
  const hide = ramp(222, 55, 42);
  return (
    path(
      'M-102 -52Q-84 -16 -62 -16Q-56 -44 -30 -62Q-26 -20 -48 6Q-58 48 0 60Q92 62 100 8Q96 -46 40 -48Q-10 -44 -44 4Q-80 0 -102 -52Z',
      s.linear([hide.light, hide.base, hide.deep]),
    ) +
    path('M-20 50Q40 26 98 16Q92 60 10 60Z', '#dfeaf6') +
    times(5, (i) =>
      stroke(
        `M${0 + i * 17} ${56 - i * 2}Q${20 + i * 16} 40 ${40 + i * 12} ${30 - i * 2}`,
        '#9db6d0',
        2.5,
      ),
    ).join('') +
    circle(70, -2, 6, '#0d0f18') +
    circle(68, -4, 2, '#fff') +
    path('M14 44Q-8 74 -30 78Q-22 50 -6 34Z', hide.dark) +
    stroke('M44 -52Q40 -84 18 -90M44 -52Q48 -84 72 -90M44 -52V-96', '#dff4ff', 6, 'opacity=".9"')
  );
};

export const SEA: Record<string, Motif> = {
  fish: (s) =>
    group('translate(10 -14)', swimmer(s, ramp(22, 92, 52), ramp(28, 90, 44), true)) +
    group('translate(-62 72) scale(.36)', swimmer(s, ramp(205, 80, 50), ramp(52, 90, 54), false)) +
    group('translate(60 84) scale(.3)', swimmer(s, ramp(52, 90, 52), ramp(300, 60, 52), false)),
  koi,
  shark,
  whale,
};
