import { type Lettering, letter, raised, ribbon, type SkinArt, star } from './art.ts';

/** A neon tube: a wide glow, the colour and a bright core along one path. */
const tube = (path: string, colour: string) =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${path}" stroke="${colour}" stroke-width="15" opacity=".22"/><path d="${path}" stroke="${colour}" stroke-width="8" opacity=".55"/><path d="${path}" stroke="${colour}" stroke-width="5"/><path d="${path}" stroke="#fff" stroke-width="2" opacity=".95"/></g>`;
const pad =
  '<rect x="5" y="5" width="110" height="110" rx="20" fill="#0b0726" stroke="#ffffff22" stroke-width="2"/><path d="M10 28q0-18 18-18h64q18 0 18 18v14Q60 60 10 42z" fill="#fff" opacity=".05"/>';

const glass =
  tube('M26 24h68L60 62zM60 62v34M40 98h40', '#29e6ff') +
  tube('M44 36h32', '#ff4fd8') +
  '<circle cx="82" cy="22" r="8" fill="#ff4fd8"/><circle cx="80" cy="20" r="2.500" fill="#fff"/>';
const car =
  tube('M14 78h92v-14l-20-6-16-18H42L28 58l-14 4z', '#ff4fd8') +
  tube('M46 48h22l10 12H38z', '#29e6ff') +
  tube(
    'M44 80a10 10 0 1 1-20 0 10 10 0 0 1 20 0M96 80a10 10 0 1 1-20 0 10 10 0 0 1 20 0',
    '#ffe14a',
  );
const record =
  '<circle cx="60" cy="60" r="42" fill="url(#ink-orb)"/>' +
  tube('M60 16a44 44 0 1 1-.1 0z', '#a46bff') +
  '<circle cx="60" cy="60" r="30" fill="none" stroke="#fff2"/><circle cx="60" cy="60" r="23" fill="none" stroke="#fff2"/><circle cx="60" cy="60" r="16" fill="url(#magenta)"/><circle cx="60" cy="60" r="4" fill="#fff"/><path d="M34 40q8-12 20-15" stroke="#fff" stroke-width="3" fill="none" opacity=".6" stroke-linecap="round"/>';
const heart =
  tube('M60 98C10 64 14 26 38 24c12 0 18 8 22 16 4-8 10-16 22-16 24 2 28 40-22 74z', '#ff3f6e') +
  tube('M72 38l-20 24h14l-8 20', '#ffe14a');

const style: Lettering = {
  font: "'Arial Black', Impact, 'Arial Narrow', sans-serif",
  outline: '#0b0726',
  plate: (material) =>
    `${pad}<path d="M60 12l42 24v48l-42 24-42-24V36z" fill="#120b38" stroke="url(#${material})" stroke-width="4"/>`,
};
const tower = (x: number, top: number, width: number, light: string) =>
  `<rect x="${x}" y="${top}" width="${width}" height="${700 - top}" fill="#150a3c" stroke="${light}" stroke-opacity=".6" stroke-width="2"/>${Array.from({ length: 8 }, (_, row) => `<path d="M${x + 10} ${top + 24 + row * 32}h${width - 20}" stroke="${light}" stroke-width="7" stroke-dasharray="9 ${8 + ((row * 7 + x) % 11)}" opacity="${0.2 + ((row * 5 + x) % 6) / 9}"/>`).join('')}`;

export const art: SkinArt = {
  symbols: [
    raised(
      `${pad}${star(60, 48, 42, 'fill="none" stroke="#ffe14a" stroke-width="9" opacity=".4"')}${star(60, 48, 42, 'fill="url(#gold)" stroke="#fff" stroke-width="2"')}${ribbon('WILD', 'magenta')}`,
    ),
    raised(
      `${pad}${tube('M60 12a36 36 0 1 1-.1 0zM26 40h68M26 54h68M60 12q-28 36 0 72M60 12q28 36 0 72', '#29e6ff')}${ribbon('SCATTER', 'violet')}`,
    ),
    raised(pad + car),
    raised(pad + heart),
    raised(pad + record),
    raised(pad + glass),
    letter('A', 'magenta', style),
    letter('K', 'cyan', style),
    letter('Q', 'gold', style),
    letter('J', 'lime', style),
    letter('10', 'violet', style),
  ],
  scene: `<circle cx="600" cy="330" r="210" fill="#ff5fb0"/><g fill="#2a0b5a">${[0, 1, 2, 3, 4].map((row) => `<rect x="380" y="${330 + row * 40}" width="440" height="${6 + row * 5}"/>`).join('')}</g>
   ${tower(0, 250, 110, '#29e6ff')}${tower(120, 160, 90, '#ff4fd8')}${tower(215, 300, 120, '#a46bff')}${tower(340, 380, 80, '#29e6ff')}${tower(790, 360, 90, '#ffe14a')}${tower(890, 210, 110, '#29e6ff')}${tower(1005, 130, 95, '#ff4fd8')}${tower(1105, 270, 100, '#a46bff')}
   <rect y="540" width="1200" height="160" fill="#0a0428"/><g stroke="#ff4fd8" stroke-width="2.500" opacity=".75">${Array.from({ length: 25 }, (_, index) => `<path d="M600 540L${(index - 12) * 160 + 600} 700"/>`).join('')}${[546, 558, 576, 602, 640, 690].map((y) => `<path d="M0 ${y}h1200"/>`).join('')}</g>`,
  palette: {
    sky: 'linear-gradient(#0a0330, #3a0d72 55%, #d62f9a)',
    frame: '#ff4fd8',
    frameDeep: '#29107a',
    reel: '#0c0630',
    reelAlt: '#140a42',
    accent: '#29e6ff',
    onAccent: '#04122c',
    particle: '#7df3ff',
  },
};
