import { type Lettering, letter, raised, rays, ribbon, type SkinArt } from './art.ts';

const leaf = (x: number, y: number, turn: number, scale = 1, material = 'leaf') =>
  `<path d="M0 0C-16-20-12-52 0-70 12-52 16-20 0 0z M0 0v-62" fill="url(#${material})" stroke="#0f3d10" stroke-width="1.500" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"/>`;
const mask = `<path d="M22 40L10 12l24 12L42 4l18 16L78 4l8 20 24-12-12 28z" fill="url(#emerald)" stroke="#03321d" stroke-width="2"/><path d="M22 36h76v34c0 24-18 44-38 44S22 94 22 70z" fill="url(#gold)" stroke="#6b3a02" stroke-width="2.500"/><path d="M30 50h24v12H34zM66 50h24l-4 12H66z" fill="#1b0f05"/><circle cx="46" cy="56" r="5" fill="#2be3c5"/><circle cx="74" cy="56" r="5" fill="#2be3c5"/><path d="M56 60h8l6 18H50z" fill="url(#orange)" stroke="#6b3a02"/><path d="M40 86h40v10H40z" fill="#3a1804"/><path d="M46 86v10M54 86v10M62 86v10M70 86v10M76 86v10" stroke="#fff3c2" stroke-width="3"/><path d="M22 42h76" stroke="#fff5c4" stroke-width="3" opacity=".7"/><circle cx="60" cy="32" r="9" fill="url(#ruby-orb)" stroke="#fff3b8"/>`;
const jaguar = `<path d="M22 42L18 14l26 14h32l26-14-4 28c10 32-8 66-38 66S12 74 22 42z" fill="url(#orange)" stroke="#5e2304" stroke-width="2.500"/><path d="M26 22l10 8-8 6zM94 22l-10 8 8 6z" fill="#5e2304"/><path d="M34 52q10-8 18 2-10 8-18-2zM86 52q-10-8-18 2 10 8 18-2z" fill="#eaff7a" stroke="#2b1203" stroke-width="2"/><path d="M43 48v9M77 48v9" stroke="#111" stroke-width="3.500"/><ellipse cx="60" cy="84" rx="24" ry="18" fill="url(#ivory)"/><path d="M50 70h20l-10 11z" fill="#43170b"/><path d="M60 80v8q-8 8-15 3M60 88q8 8 15 3" fill="none" stroke="#43170b" stroke-width="3" stroke-linecap="round"/><g fill="#5e2304"><circle cx="60" cy="38" r="4"/><circle cx="48" cy="36" r="3"/><circle cx="72" cy="36" r="3"/><circle cx="30" cy="72" r="4"/><circle cx="90" cy="72" r="4"/><circle cx="34" cy="84" r="3"/><circle cx="86" cy="84" r="3"/></g>`;
const parrot = `<path d="M40 108c-14 8-20 8-28 4 14-6 18-20 22-34z" fill="url(#sapphire)"/><path d="M34 76C24 38 42 10 70 10c20 0 32 16 30 34-4 36-26 60-58 60-4-8-6-16-8-28z" fill="url(#ruby)" stroke="#520414" stroke-width="2"/><path d="M40 62c22-8 40 2 42 20-10 14-26 22-40 22-4-14-6-28-2-42z" fill="url(#sapphire)"/><path d="M42 60c20-6 30 0 36 10-14-2-26 0-36 6z" fill="url(#gold)"/><circle cx="76" cy="34" r="14" fill="url(#ivory)"/><circle cx="79" cy="33" r="5" fill="#151018"/><circle cx="80.500" cy="31" r="1.800" fill="#fff"/><path d="M92 30c16 0 22 14 14 28-4-6-12-8-20-8 4-6 6-12 6-20z" fill="url(#ink)" stroke="#fff4"/>`;
const idol = `<path d="M60 6l30 24-10 64H40L30 30z" fill="url(#emerald)" stroke="#02301c" stroke-width="2"/><path d="M60 6L48 32h24zM30 30h18l-2 62h-6zM90 30H72l2 62h6z" fill="#fff" opacity=".22"/><path d="M48 32h24l2 60H46z" fill="url(#emerald-orb)"/><rect x="24" y="94" width="72" height="18" rx="4" fill="url(#gold)" stroke="#6b3a02" stroke-width="2"/><path d="M32 103h56" stroke="#6b3a02" stroke-width="3" stroke-dasharray="6 5"/>`;

const style: Lettering = {
  font: "Rockwell, 'Courier New', Georgia, serif",
  outline: '#241a08',
  plate: () =>
    `${leaf(26, 94, -50, 0.75)}${leaf(94, 94, 50, 0.75)}<path d="M18 22l10-10h64l10 10v72l-10 14H28L18 94z" fill="url(#stone)" stroke="#2b281e" stroke-width="3"/><path d="M28 24h64v70H28z" fill="#0003"/><path d="M24 26l6-8h58" stroke="#fff" stroke-width="3" fill="none" opacity=".45"/>`,
};
export const art: SkinArt = {
  symbols: [
    raised(
      `${rays('#c8ff7a')}<g transform="translate(8 -4) scale(.86)">${mask}</g>${ribbon('WILD', 'emerald')}`,
    ),
    raised(
      `<circle cx="60" cy="54" r="54" fill="url(#halo)"/><path d="M8 84h104L98 66H88L80 48h-8l-4-18H52l-4 18h-8l-8 18H22z" fill="url(#stone)" stroke="#2b281e" stroke-width="2"/><path d="M52 84V60h16v24z" fill="#1a120a"/><path d="M54 30l6-18 6 18z" fill="url(#gold)"/>${ribbon('SCATTER', 'orange')}`,
    ),
    raised(mask),
    raised(jaguar),
    raised(parrot),
    raised(idol),
    letter('A', 'orange', style),
    letter('K', 'leaf', style),
    letter('Q', 'cyan', style),
    letter('J', 'rose', style),
    letter('10', 'gold', style),
  ],
  scene: `<circle cx="600" cy="180" r="260" fill="#fff6b0" opacity=".35"/><path d="M0 420q180-160 360-70t360-40 480 60v340H0z" fill="#2f7a55" opacity=".7"/>
   <g fill="#6f7a5a"><path d="M330 560h540l-50-60H380zM390 500h420l-44-56H434zM446 444h308l-40-54H486zM500 390h200l-30-54H530z"/></g><g fill="#4d573f"><path d="M560 560V390h80v170z"/><path d="M566 336h68v-56h-68z"/></g><path d="M330 560h540M390 500h420M446 444h308M500 390h200" stroke="#9aa57c" stroke-width="6"/><rect x="586" y="300" width="28" height="36" fill="#ffcf5a"/>
   <path d="M0 560h1200v140H0z" fill="#123f22"/><path d="M0 580q300-50 600 0t600-10v130H0z" fill="#0b2d18"/>
   ${[
     [40, 700, -20, 5],
     [130, 710, 24, 4],
     [0, 620, 40, 4],
     [1160, 700, 20, 5],
     [1070, 710, -24, 4],
     [1200, 610, -40, 4.4],
     [210, 720, -6, 2.6],
     [990, 720, 8, 2.6],
   ]
     .map(([x, y, turn, scale]) => leaf(x ?? 0, y ?? 0, turn ?? 0, scale))
     .join('')}
   ${[
     [0, 0, 130, 4],
     [110, -20, 160, 3.6],
     [240, -30, 190, 3],
     [1200, 0, -130, 4],
     [1090, -20, -160, 3.6],
     [950, -30, -190, 3],
   ]
     .map(([x, y, turn, scale]) => leaf(x ?? 0, y ?? 0, turn ?? 0, scale, 'emerald'))
     .join('')}`,
  palette: {
    sky: 'linear-gradient(#0f6d6a, #6fc08a 55%, #f6e08a)',
    frame: '#d9b25a',
    frameDeep: '#3c3a24',
    reel: '#12251a',
    reelAlt: '#193322',
    accent: '#ffd24a',
    onAccent: '#2a1a00',
    particle: '#e9ff9a',
  },
};
