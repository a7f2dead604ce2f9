import { raised, rays, ribbon, type SkinArt, star } from './art.ts';

const gloss = (x: number, y: number, rx = 10, ry = 6) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fff" opacity=".55" transform="rotate(-28 ${x} ${y})"/>`;
const stalk =
  '<path d="M60 30q2-14 14-20" fill="none" stroke="#5b3312" stroke-width="5" stroke-linecap="round"/><path d="M66 22c8-14 26-14 34-6-8 12-24 14-34 6z" fill="url(#leaf)" stroke="#174a0d"/>';
const cherries = `<path d="M40 74Q50 34 84 12M80 82Q84 44 84 12" fill="none" stroke="#3f7a1a" stroke-width="5" stroke-linecap="round"/><path d="M84 14c10-10 26-8 32 2-10 10-26 8-32-2z" fill="url(#leaf)" stroke="#174a0d"/><circle cx="36" cy="82" r="26" fill="url(#ruby-orb)" stroke="#5c0418" stroke-width="2"/><circle cx="82" cy="90" r="25" fill="url(#ruby-orb)" stroke="#5c0418" stroke-width="2"/>${gloss(28, 70)}${gloss(74, 78)}`;
const lemon = `<path d="M10 66c2-8 8-8 12-14 14-24 52-30 74-8 6 6 14 6 16 12 2 8-6 10-10 18-12 26-52 34-76 12-6-6-18-10-16-20z" fill="url(#gold-orb)" stroke="#9c6a06" stroke-width="2"/>${gloss(44, 48, 16, 8)}<path d="M80 34c4-14 20-18 30-12-4 12-18 18-30 12z" fill="url(#leaf)" stroke="#174a0d"/><g fill="#b57d0a" opacity=".5"><circle cx="64" cy="80" r="2"/><circle cx="78" cy="72" r="2"/><circle cx="52" cy="74" r="2"/><circle cx="86" cy="60" r="2"/></g>`;
const orange = `<circle cx="60" cy="68" r="42" fill="url(#orange-orb)" stroke="#8a3304" stroke-width="2"/>${stalk}${gloss(44, 50, 14, 8)}<g fill="#8a3304" opacity=".35"><circle cx="70" cy="84" r="2"/><circle cx="82" cy="70" r="2"/><circle cx="60" cy="92" r="2"/><circle cx="78" cy="92" r="2"/><circle cx="48" cy="84" r="2"/></g>`;
const plum = `<path d="M60 30c30-10 48 14 46 40-2 24-22 42-46 42S16 94 14 70C12 44 30 20 60 30z" fill="url(#violet-orb)" stroke="#2b0a60" stroke-width="2"/><path d="M60 32c-10 20-10 54 0 76" fill="none" stroke="#2b0a60" stroke-width="3" opacity=".5"/>${stalk}${gloss(36, 52, 12, 8)}`;
const grapes = `${[
  [60, 100],
  [46, 82],
  [74, 82],
  [32, 62],
  [60, 64],
  [88, 62],
  [44, 46],
  [74, 46],
]
  .map(
    ([x = 0, y = 0]) =>
      `<circle cx="${x}" cy="${y}" r="16" fill="url(#magenta-orb)" stroke="#5a0a55" stroke-width="1.500"/><circle cx="${x - 5}" cy="${y - 6}" r="4" fill="#fff" opacity=".6"/>`,
  )
  .join(
    '',
  )}<path d="M60 34V10" stroke="#5b3312" stroke-width="5" stroke-linecap="round"/><path d="M60 26C44 34 30 26 26 14c14-8 30-4 34 12zM62 24c12 8 28 2 32-8-12-8-28-6-32 8z" fill="url(#leaf)" stroke="#174a0d"/>`;
const melon = `<path d="M6 46h108c0 34-24 60-54 60S6 80 6 46z" fill="url(#emerald)" stroke="#04512f" stroke-width="2"/><path d="M14 46h92c-2 28-22 50-46 50S16 74 14 46z" fill="#eaffcf"/><path d="M20 46h80c-2 24-18 43-40 43S22 70 20 46z" fill="url(#ruby)"/><g fill="#1a0a0a">${[
  [40, 58],
  [58, 56],
  [78, 58],
  [50, 72],
  [70, 72],
  [60, 82],
]
  .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="3" ry="5"/>`)
  .join('')}</g><path d="M22 50h70" stroke="#fff" stroke-width="4" opacity=".5"/>`;
const bell = `<path d="M60 8a8 8 0 0 1 8 8c20 6 26 24 27 44 1 14 5 20 13 28v8H12v-8c8-8 12-14 13-28 1-20 7-38 27-44a8 8 0 0 1 8-8z" fill="url(#gold)" stroke="#7a4300" stroke-width="2.500"/><circle cx="60" cy="102" r="11" fill="url(#gold-orb)" stroke="#7a4300" stroke-width="2"/><path d="M16 86h88" stroke="#fff5c4" stroke-width="4" opacity=".8"/><path d="M38 66c0-22 6-32 14-38" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".7"/>`;
const seven = `<path d="M18 14h86v18C82 54 74 78 74 108H42c0-30 10-50 30-68H36v12H18z" fill="#4a0212" stroke="#4a0212" stroke-width="8" stroke-linejoin="round" transform="translate(0 4)"/><path d="M18 14h86v18C82 54 74 78 74 108H42c0-30 10-50 30-68H36v12H18z" fill="url(#ruby)" stroke="#ffd76a" stroke-width="4" stroke-linejoin="round"/><path d="M24 20h72" stroke="#fff" stroke-width="5" opacity=".6" stroke-linecap="round"/>`;
const bar = `${[18, 48, 78].map((y, index) => `<rect x="8" y="${y}" width="104" height="26" rx="7" fill="url(#${['gold', 'silver', 'gold'][index]})" stroke="#2b1a05" stroke-width="2"/><rect x="14" y="${y + 5}" width="92" height="16" rx="4" fill="#1b1030"/><text x="60" y="${y + 14}" text-anchor="middle" dominant-baseline="central" font-family="Impact, 'Arial Black', sans-serif" font-size="15" letter-spacing="9" fill="#fff">BAR</text>`).join('')}`;

export const art: SkinArt = {
  symbols: [
    raised(
      `${rays('#fff0a0', 16)}${star(60, 50, 46, 'fill="url(#gold)" stroke="#7a4300" stroke-width="3"', 8)}<circle cx="60" cy="50" r="20" fill="url(#ruby-orb)" stroke="#fff3b8" stroke-width="3"/>${ribbon('WILD', 'ruby')}`,
    ),
    raised(
      `<circle cx="60" cy="54" r="54" fill="url(#halo)"/>${star(60, 48, 44, 'fill="url(#cyan)" stroke="#04485c" stroke-width="3"')}${star(60, 48, 26, 'fill="url(#ivory)"')}${ribbon('SCATTER', 'sapphire')}`,
    ),
    raised(seven),
    raised(bar),
    raised(bell),
    raised(melon),
    raised(grapes),
    raised(plum),
    raised(orange),
    raised(lemon),
    raised(cherries),
  ],
  scene: `<g transform="translate(600 350)">${Array.from({ length: 24 }, (_, index) => `<path d="M0 0L-70-1000H70z" fill="${index % 2 ? '#ffffff' : '#ffdf6a'}" opacity=".16" transform="rotate(${index * 15})"/>`).join('')}</g>
   <circle cx="600" cy="350" r="330" fill="#fff3b0" opacity=".2"/>
   <g opacity=".95"><g transform="translate(30 420) scale(2.100)">${orange}</g><g transform="translate(-60 500) scale(1.800)">${grapes}</g><g transform="translate(960 410) scale(2.100)">${melon}</g><g transform="translate(1080 520) scale(1.700)">${lemon}</g><g transform="translate(-40 -30) scale(1.700)">${cherries}</g><g transform="translate(1030 -30) scale(1.700)">${plum}</g></g>`,
  palette: {
    sky: 'radial-gradient(circle at 50% 45%, #ff8a3c, #d81e5b 55%, #5c0a4a)',
    frame: '#ffd34d',
    frameDeep: '#8c0f3a',
    reel: '#fff6e6',
    reelAlt: '#ffe9c8',
    accent: '#ffdd3c',
    onAccent: '#4a0a10',
    particle: '#fff2a8',
  },
};
