import { type Lettering, letter, raised, rays, ribbon, type SkinArt } from './art.ts';

const petal = (turn: number, material: string, length = 40) =>
  `<path d="M60 78C46 ${78 - length * 0.5} 50 ${78 - length} 60 ${72 - length}c10 ${length * 0.2} 14 ${length * 0.6} 0 ${length + 6}z" fill="url(#${material})" stroke="#fff6" transform="rotate(${turn} 60 82)"/>`;
const lotus = `${[-72, 72, -48, 48].map((turn) => petal(turn, 'rose', 42)).join('')}${[-24, 24, 0].map((turn) => petal(turn, 'ivory', 48)).join('')}<ellipse cx="60" cy="84" rx="10" ry="6" fill="url(#gold)"/>`;

const koi = (body: string, spots: string) =>
  `<path d="M22 88c-12 2-16 14-14 22 8-2 12-6 20-8 4 6 12 8 18 6-2-10-10-20-24-20z" fill="url(#${spots})" opacity=".95"/>
   <path d="M24 94C30 50 62 14 96 16c12 1 16 12 12 24C100 70 62 104 32 104c-6 0-9-4-8-10z" fill="url(#${body})" stroke="#fff9" stroke-width="1.5"/>
   <path d="M60 34c-14-6-26 0-34 10 12 0 20 4 26 6zM84 66c12 6 14 18 12 28-8-8-16-10-24-14z" fill="url(#${spots})" stroke="#fff6"/>
   <path d="M70 28c10 2 12 12 4 18s-18 2-16-6 6-12 12-12zM46 62c8 0 12 8 6 14s-14 4-14-2 2-12 8-12z" fill="url(#${spots})"/>
   <path d="M52 50q6 4 4 10M60 44q8 4 6 12M44 76q8 2 8 8M70 52q6 2 6 10" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>
   <circle cx="96" cy="30" r="5" fill="#1b1020"/><circle cx="97.500" cy="28.500" r="1.600" fill="#fff"/>
   <path d="M108 38q8 2 8 10M104 44q6 6 3 12" fill="none" stroke="url(#gold)" stroke-width="2.500" stroke-linecap="round"/>`;

const ingot = `<path d="M8 62c6 30 26 40 52 40s46-10 52-40c-14 6-22 6-30-2-8 14-36 14-44 0-8 8-16 8-30 2z" fill="url(#gold)" stroke="#7a4300" stroke-width="2"/><ellipse cx="60" cy="56" rx="26" ry="20" fill="url(#gold-orb)" stroke="#7a4300" stroke-width="2"/><path d="M24 78q36 20 72 0" fill="none" stroke="#fff5c4" stroke-width="3" opacity=".7"/><path d="M46 46q8-8 18-6" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8"/>`;
const fan = `${[-60, -40, -20, 0, 20, 40, 60].map((turn, index) => `<path d="M60 100L46 30q14-12 28 0z" fill="url(#${index % 2 ? 'ruby' : 'gold'})" stroke="#4a0712" stroke-width="1" transform="rotate(${turn} 60 100)"/>`).join('')}<circle cx="60" cy="98" r="10" fill="url(#gold-orb)" stroke="#5a2c00" stroke-width="2"/><path d="M60 106v10M56 108l-2 9M64 108l2 9" stroke="#e2263f" stroke-width="3"/>`;
const lantern = `<path d="M60 4v12" stroke="#d9a23a" stroke-width="4"/><rect x="42" y="14" width="36" height="9" rx="3" fill="url(#gold)"/><ellipse cx="60" cy="56" rx="42" ry="34" fill="url(#ruby-orb)" stroke="#5c0418" stroke-width="2"/><path d="M60 22c-20 14-20 54 0 68M60 22c20 14 20 54 0 68M60 22v68" fill="none" stroke="#ffd27a" stroke-width="2" opacity=".8"/><rect x="42" y="88" width="36" height="8" rx="3" fill="url(#gold)"/><path d="M50 96v18M60 96v22M70 96v18" stroke="#f5b93a" stroke-width="4" stroke-linecap="round"/><ellipse cx="44" cy="42" rx="10" ry="7" fill="url(#gloss)"/>`;

const style: Lettering = {
  font: "Georgia, 'Times New Roman', serif",
  outline: '#4a1408',
  plate: (material) =>
    `<circle cx="60" cy="60" r="50" fill="none" stroke="url(#gold)" stroke-width="3" opacity=".8"/><path d="M20 84c14-10 26-2 30 6M100 84c-14-10-26-2-30 6" fill="none" stroke="url(#${material})" stroke-width="5" stroke-linecap="round" opacity=".8"/>`,
};

export const art: SkinArt = {
  symbols: [
    raised(`${rays('#ffd66b')}${koi('gold', 'ruby')}${ribbon('WILD', 'ruby')}`),
    raised(
      `<circle cx="60" cy="56" r="56" fill="url(#halo)"/><g transform="translate(0 -10)">${lotus}</g>${ribbon('SCATTER', 'emerald')}`,
    ),
    raised(koi('ivory', 'orange')),
    raised(ingot),
    raised(lantern),
    raised(`<g transform="translate(9 8) scale(.85)">${fan}</g>`),
    letter('A', 'ruby', style),
    letter('K', 'gold', style),
    letter('Q', 'emerald', style),
    letter('J', 'sapphire', style),
    letter('10', 'violet', style),
  ],
  scene: `<defs><linearGradient id="pond" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#1a6a72"/><stop offset="1" stop-color="#041d2c"/></linearGradient></defs>
   <circle cx="930" cy="150" r="230" fill="#ffe2a0" opacity=".12"/><circle cx="930" cy="150" r="96" fill="#fff1cd"/><circle cx="900" cy="130" r="14" fill="#f2d9a4"/><circle cx="952" cy="176" r="20" fill="#f2d9a4"/>
   <path d="M0 380Q150 260 320 350T640 300t300 60 260-50v400H0z" fill="#2b1740" opacity=".8"/><path d="M0 430q220-90 430-10t420-20 350 20v300H0z" fill="#1c1033"/>
   <path d="M150 380h120l-14-26h-92zM136 350h148l-30-34h-88zM170 316h80l-22-34h-36z" fill="#0f0820"/><path d="M176 384h14v50h-14zM230 384h14v50h-14z" fill="#0f0820"/>
   <rect y="450" width="1200" height="260" fill="url(#pond)"/><path d="M780 460h300l-60 20h-180zM820 492h220l-30 12h-150z" fill="#fff1cd" opacity=".35"/>
   <g fill="#2f8f5b"><ellipse cx="120" cy="560" rx="110" ry="30"/><ellipse cx="290" cy="630" rx="130" ry="34"/><ellipse cx="1080" cy="600" rx="140" ry="36"/><ellipse cx="930" cy="666" rx="90" ry="24"/></g>
   <g transform="translate(60 462) scale(1.2)">${lotus}</g><g transform="translate(1010 480) scale(1.5)">${lotus}</g><g stroke="#b8f0ea" fill="none" opacity=".3" stroke-width="3"><ellipse cx="560" cy="560" rx="120" ry="18"/><ellipse cx="560" cy="560" rx="190" ry="30"/><ellipse cx="720" cy="650" rx="90" ry="14"/></g>
   <path d="M1200 40q-120 30-190-20M1200 90q-80 10-110-20" stroke="#3a1a2c" stroke-width="12" fill="none"/><g fill="#ff9ec4"><circle cx="1040" cy="36" r="14"/><circle cx="1090" cy="62" r="18"/><circle cx="1150" cy="50" r="22"/><circle cx="1180" cy="100" r="18"/><circle cx="1110" cy="84" r="12"/></g>`,
  palette: {
    sky: 'linear-gradient(#33144c, #a43a5e 62%, #f0a05a)',
    frame: '#f5b93a',
    frameDeep: '#7a1222',
    reel: '#2a0b1e',
    reelAlt: '#3a1026',
    accent: '#ffc94a',
    onAccent: '#3a1400',
    particle: '#ffb7d5',
  },
};
