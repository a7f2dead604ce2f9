import {
  circle,
  ellipse,
  group,
  mirrored,
  path,
  polar,
  polygon,
  rect,
  starPoints,
  stroke,
  times,
} from './sketch.ts';

/** A studio's mark in one or two colours, in a box of -50 to 50. */
export type Mark = (ink: string, second: string) => string;

const petals = (count: number, length: number, width: number, ink: string) =>
  times(count, (i) =>
    group(
      `rotate(${(i * 360) / count})`,
      path(`M0 -6Q${-width} ${-length * 0.6} 0 ${-length}Q${width} ${-length * 0.6} 0 -6Z`, ink),
    ),
  ).join('');

const marks = {
  anvil: (a, b) =>
    path('M-46 -22H30Q30 -6 12 0Q10 18 30 24V34H-30V24Q-10 18 -12 0Q-40 -2 -46 -22Z', a) +
    polygon(starPoints(4, 20, 6), b, 'transform="translate(30 -34)"'),
  waves: (a, b) =>
    times(3, (i) =>
      path(
        `M-48 ${-16 + i * 22}q12 -16 24 0t24 0t24 0t24 0`,
        'none',
        `stroke="${i === 1 ? b : a}" stroke-width="10" stroke-linecap="round"`,
      ),
    ).join(''),
  comet: (a, b) =>
    circle(-20, 20, 24, a) + path('M-10 0L46 -46L2 10Z', b) + path('M-32 -4L20 -48L-10 4Z', a),
  sunrise: (a, b) =>
    path('M-44 20A44 44 0 0 1 44 20Z', a) +
    rect(-48, 26, 96, 8, b, 'rx="4"') +
    rect(-34, 40, 68, 7, b, 'rx="3"'),
  pod: (a, b) =>
    path('M-40 34Q-52 -30 20 -44Q48 -46 40 -20Q20 46 -40 34Z', a) +
    [-20, 0, 18].map((x) => circle(x, 6 - x * 0.8, 8, b)).join(''),
  wick: (a, b) =>
    path('M0 -48Q28 -10 14 12Q0 26 -14 12Q-28 -8 0 -48Z', a) + rect(-20, 22, 40, 26, b, 'rx="4"'),
  kestrel: (a, b) =>
    path('M-48 -10Q-14 -30 0 -8Q14 -30 48 -10Q20 -8 6 18L0 44L-6 18Q-20 -8 -48 -10Z', a) +
    circle(0, -26, 9, b),
  lantern: (a, b) =>
    ellipse(0, 2, 34, 30, a) +
    rect(-16, -40, 32, 9, b, 'rx="3"') +
    rect(-16, 34, 32, 8, b, 'rx="3"') +
    stroke('M0 -28V32M-17 -22Q-24 2 -17 26M17 -22Q24 2 17 26', b, 3.5),
  antlers: (a, b) =>
    mirrored(
      stroke('M-4 44Q-8 8 -30 -4Q-44 -16 -42 -44M-24 0Q-20 -20 -26 -38M-38 -20L-50 -26', a, 8),
    ) + circle(0, 40, 8, b),
  ohm: (a, b) =>
    path(
      'M-44 40H-14Q-36 18 -34 -8A34 34 0 1 1 34 -8Q36 18 14 40H44',
      'none',
      `stroke="${a}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"`,
    ) + circle(0, -6, 8, b),
  bolt: (a, b) => circle(0, 0, 46, b) + path('M10 -38L-26 8H-4L-12 40L26 -8H4Z', a),
  cube: (a, b) =>
    polygon(
      [
        [0, -46],
        [40, -24],
        [0, -2],
        [-40, -24],
      ],
      a,
    ) +
    polygon(
      [
        [-40, -18],
        [-4, 4],
        [-4, 48],
        [-40, 26],
      ],
      b,
    ) +
    polygon(
      [
        [40, -18],
        [4, 4],
        [4, 48],
        [40, 26],
      ],
      a,
      'opacity=".7"',
    ),
  marigold: (a, b) => petals(12, 48, 13, a) + circle(0, 0, 17, b),
  fern: (a, b) =>
    stroke('M-30 46Q4 20 20 -44', b, 6) +
    times(
      5,
      (i) =>
        path(`M${-20 + i * 9} ${34 - i * 16}q-30 -4 -28 -22q24 0 28 22Z`, a) +
        path(`M${-18 + i * 9} ${32 - i * 16}q26 10 36 -8q-20 -12 -36 8Z`, a),
    ).join(''),
  rings: (a, b) =>
    circle(-16, 0, 30, 'none', `stroke="${a}" stroke-width="10"`) +
    circle(16, 0, 30, 'none', `stroke="${b}" stroke-width="10"`),
  ox: (a, b) =>
    mirrored(path('M-8 -8Q-50 -8 -46 -46Q-34 -26 -4 -28Z', a)) +
    path('M-22 -14H22L14 34Q0 48 -14 34Z', b),
  dial: (a, b) =>
    times(12, (i) => {
      const [x, y] = polar(i * 30 - 90, 40);
      return circle(x, y, i % 3 ? 4.5 : 7.5, i % 3 ? a : b);
    }).join('') + stroke('M0 0V-24M0 0L16 10', a, 7),
  drop: (a, b) =>
    path('M0 -48Q44 4 28 30Q0 58 -28 30Q-44 4 0 -48Z', a) +
    path('M-14 14Q-12 32 6 34', 'none', `stroke="${b}" stroke-width="7" stroke-linecap="round"`),
  tower: (a, b) =>
    path('M-28 46V-20H-36V-44H-20V-32H-8V-44H8V-32H20V-44H36V-20H28V46Z', a) +
    path('M-10 46V16A10 10 0 0 1 10 16V46Z', b),
  sail: (a, b) =>
    path('M4 -48Q42 -8 40 24H4Z', a) +
    path('M-4 -32Q-34 -2 -36 24H-4Z', b) +
    path('M-44 32H46Q36 48 18 48H-20Q-36 48 -44 32Z', a),
  peaks: (a, b) =>
    polygon(
      [
        [-48, 38],
        [-14, -30],
        [6, 10],
        [18, -8],
        [48, 38],
      ],
      a,
    ) +
    polygon(
      [
        [-14, -30],
        [-24, -10],
        [-14, -4],
        [-6, -12],
      ],
      b,
    ),
  cap: (a, b) =>
    path('M-44 20Q-46 -36 0 -38Q46 -36 44 20Q20 6 0 18Q-20 6 -44 20Z', a) +
    path('M-10 24H10L6 46H-6Z', b),
  door: (a, b) =>
    path('M-32 46V-8A32 36 0 0 1 32 -8V46Z', a) + path('M-16 46V-4A16 20 0 0 1 16 -4V46Z', b),
  eye: (a, b) =>
    path('M-50 0Q0 -52 50 0Q0 52 -50 0Z', a) + circle(0, 0, 18, b) + circle(0, 0, 8, a),
  moon: (a, b) =>
    path('M18 -46A48 48 0 1 0 44 26A38 38 0 0 1 18 -46Z', a) +
    polygon(starPoints(4, 18, 6), b, 'transform="translate(28 -18)"'),
  star: (a, b) => polygon(starPoints(8, 48, 20), a) + circle(0, 0, 11, b),
  opal: (a, b) =>
    polygon(
      times(6, (i) => polar(i * 60 - 90, 48)),
      a,
    ) +
    polygon(
      [
        [0, -48],
        [42, 24],
        [-42, 24],
      ],
      b,
      'opacity=".85"',
    ) +
    polygon(
      [
        [0, 24],
        [21, -12],
        [-21, -12],
      ],
      a,
    ),
  bell: (a, b) =>
    path('M0 -46Q30 -42 30 -4Q32 18 44 30H-44Q-32 18 -30 -4Q-30 -42 0 -46Z', a) +
    circle(0, 38, 10, b),
  coral: (a, b) =>
    stroke('M0 46V-40M0 22Q-30 14 -30 -22M0 6Q30 0 30 -32M-30 -4L-44 -18M30 -12L44 -24', a, 10) +
    circle(0, -42, 7, b),
  fathom: (a, b) =>
    times(4, (i) =>
      path(
        `M${-44 + i * 8} ${-30 + i * 20}Q0 ${-10 + i * 20} ${44 - i * 8} ${-30 + i * 20}`,
        'none',
        `stroke="${i % 2 ? b : a}" stroke-width="9" stroke-linecap="round"`,
      ),
    ).join(''),
  seats: (a, b) =>
    times(4, (i) =>
      group(`rotate(${i * 90})`, path('M-16 -48H16V-26Q0 -16 -16 -26Z', i === 3 ? b : a)),
    ).join('') + circle(0, 0, 13, a),
  shield: (a, b) =>
    path('M0 -48L42 -34Q44 24 0 48Q-44 24 -42 -34Z', a) + path('M0 -30V30Q28 12 26 -22Z', b),
  pitch: (a, b) =>
    rect(-46, -32, 92, 64, 'none', `rx="8" stroke="${a}" stroke-width="9"`) +
    stroke('M0 -30V30', a, 7) +
    circle(0, 0, 13, b),
  arrow: (a, b) =>
    polygon(
      [
        [-46, 40],
        [0, -46],
        [46, 40],
        [0, 16],
      ],
      a,
    ) +
    polygon(
      [
        [0, -46],
        [46, 40],
        [0, 16],
      ],
      b,
    ),
  chevrons: (a, b) =>
    times(3, (i) =>
      path(
        `M${-44 + i * 26} -38L${-16 + i * 26} 0L${-44 + i * 26} 38`,
        'none',
        `stroke="${i === 1 ? b : a}" stroke-width="12" stroke-linejoin="round" stroke-linecap="round"`,
      ),
    ).join(''),
  feather: (a, b) =>
    path('M-38 46Q-30 -30 42 -46Q40 20 -18 30Z', a) + stroke('M-40 48Q-6 10 28 -30', b, 5),
  balls: (a, b) => circle(-18, -14, 25, a) + circle(22, -8, 19, b) + circle(2, 26, 21, a),
} satisfies Record<string, Mark>;
export type MarkName = keyof typeof marks;

/** The mark of each vendor, by code; other vendors get one by the length of their name. */
const OF: Readonly<Record<string, MarkName>> = {
  LUMEN: 'anvil',
  TIDAL: 'waves',
  PCOMET: 'comet',
  HALCY: 'sunrise',
  TAMAR: 'pod',
  BRASSW: 'wick',
  KESTR: 'kestrel',
  NLANT: 'lantern',
  VANTL: 'antlers',
  OHMST: 'ohm',
  QTHUN: 'bolt',
  SALTB: 'cube',
  MARIG: 'marigold',
  FERNL: 'fern',
  COPPR: 'rings',
  OXBOW: 'ox',
  HARB12: 'dial',
  PMONS: 'drop',
  RAVEL: 'tower',
  SUNDA: 'sail',
  BCAP: 'cap',
  NMOSS: 'peaks',
  PARL1: 'door',
  MIRAD: 'eye',
  SOLAC: 'moon',
  GESTU: 'fathom',
  ASTER: 'star',
  CAM12: 'dial',
  CASAA: 'sunrise',
  OPALN: 'opal',
  TABSD: 'seats',
  BELLH: 'bell',
  DEEPW: 'drop',
  CORAL: 'coral',
  NFATH: 'fathom',
  REEFR: 'sail',
  ANGLR: 'moon',
  BARKA: 'seats',
  FSEAT: 'seats',
  OTABL: 'rings',
  QUORM: 'opal',
  LAKAN: 'shield',
  CARDH: 'door',
  FLINE: 'pitch',
  TERRC: 'peaks',
  OTIME: 'dial',
  SIDEL: 'chevrons',
  LONGS: 'arrow',
  TARIA: 'feather',
  RLINE: 'bolt',
  RULES: 'shield',
  LANEH: 'chevrons',
  TCG_LOTTO_VN: 'star',
  TCG_SEA: 'waves',
  LOTT: 'balls',
  NUMER: 'cube',
  BILOG: 'balls',
};
const NAMES = Object.keys(marks) as MarkName[];

export const markOf = (vassalage: string): Mark =>
  marks[OF[vassalage] ?? NAMES[vassalage.length % NAMES.length] ?? 'star'];
