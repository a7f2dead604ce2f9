import { type Lettering, letter, raised, ribbon, type SkinArt } from './art.ts';

const skull = `<path d="M12 92L104 32M16 32l92 60" stroke="#f3e6c8" stroke-width="11" stroke-linecap="round"/><path d="M60 12c28 0 42 18 42 40 0 14-8 20-10 26v16c0 8-64 8-64 0V78c-2-6-10-12-10-26 0-22 14-40 42-40z" fill="url(#ivory)" stroke="#5e451f" stroke-width="2.500"/><path d="M18 40c4-30 28-34 42-34s38 4 42 34c-28-12-56-12-84 0z" fill="url(#ruby)" stroke="#4a0512" stroke-width="2"/><g fill="#fff8"><circle cx="44" cy="22" r="3.500"/><circle cx="62" cy="18" r="3.500"/><circle cx="78" cy="24" r="3.500"/></g><ellipse cx="43" cy="60" rx="13" ry="12" fill="#160d1c"/><path d="M66 52c8-4 18-2 22 4 0 12-6 16-12 16s-12-8-10-20z" fill="#160d1c" /><path d="M24 44l72 22" stroke="#160d1c" stroke-width="4"/><path d="M60 68l-6 12h12z" fill="#160d1c"/><path d="M42 90v10M52 90v12M62 90v12M72 90v10" stroke="#5e451f" stroke-width="3"/>`;
const chest = `<path d="M10 58c0-30 18-40 50-40s50 10 50 40z" fill="url(#wood)" stroke="#2b1406" stroke-width="2.500"/><path d="M10 62h100v42H10z" fill="url(#wood)" stroke="#2b1406" stroke-width="2.500"/><path d="M16 62c2-16 14-20 22-14 6-12 20-12 26 0 8-8 20-4 20 4 8-4 18 0 18 10z" fill="url(#gold)" stroke="#8a5208"/><g fill="url(#gold-orb)" stroke="#8a5208"><circle cx="34" cy="58" r="8"/><circle cx="54" cy="56" r="9"/><circle cx="78" cy="58" r="8"/></g><circle cx="66" cy="50" r="6" fill="url(#ruby-orb)"/><circle cx="44" cy="50" r="5" fill="url(#cyan-orb)"/><path d="M22 20v84M98 20v84" stroke="url(#gold)" stroke-width="7"/><rect x="48" y="66" width="24" height="24" rx="4" fill="url(#gold)" stroke="#6b3a02" stroke-width="2"/><path d="M60 74v9" stroke="#2b1406" stroke-width="5" stroke-linecap="round"/>`;
const ship = `<path d="M10 78h100c-4 20-16 32-30 32H38C22 110 12 98 10 78z" fill="url(#wood)" stroke="#2b1406" stroke-width="2"/><path d="M14 86h92" stroke="#f5b93a" stroke-width="3"/><g fill="#1a0d05"><circle cx="36" cy="96" r="4"/><circle cx="54" cy="96" r="4"/><circle cx="72" cy="96" r="4"/></g><path d="M58 8v70M32 26v52M86 28v50" stroke="#3c1d0b" stroke-width="5"/><path d="M44 14q28 8 32 34-18 4-34-2 8-14 2-32zM20 32q22 6 24 28-12 4-26 0 6-12 2-28zM76 34q22 6 24 26-12 4-26 0 6-10 2-26z" fill="url(#ivory)" stroke="#7a5a2a"/><path d="M58 6h20l-6 6 6 6H58z" fill="#111827"/>`;
const compass = `<circle cx="60" cy="60" r="52" fill="url(#gold)" stroke="#6b3a02" stroke-width="2"/><circle cx="60" cy="60" r="41" fill="url(#ivory)" stroke="#6b3a02" stroke-width="2"/><g stroke="#6b3a02" stroke-width="3"><path d="M60 22v8M60 90v8M22 60h8M90 60h8"/></g><path d="M60 60l-9-3L76 30z" fill="url(#ruby)"/><path d="M60 60l9 3L44 90z" fill="url(#sapphire)"/><path d="M76 30L63 68l-6-16z" fill="url(#ruby)"/><path d="M44 90l13-38 6 16z" fill="url(#sapphire)"/><circle cx="60" cy="60" r="5" fill="url(#gold-orb)"/><path d="M26 40q12-22 34-24" stroke="#fff" stroke-width="4" fill="none" opacity=".7" stroke-linecap="round"/>`;

const style: Lettering = {
  font: "'Times New Roman', Georgia, serif",
  outline: '#2a1406',
  plate: (material) =>
    `<path d="M14 20q46-14 92 0l4 80q-50 14-100 0z" fill="url(#wood)" stroke="#2b1406" stroke-width="3"/><path d="M14 46q46-8 93 0M12 74q48 8 96 0" stroke="#2b1406" stroke-width="2" fill="none" opacity=".6"/><g fill="url(#${material}-orb)" stroke="#2b1406"><circle cx="24" cy="30" r="5"/><circle cx="96" cy="30" r="5"/><circle cx="22" cy="90" r="5"/><circle cx="98" cy="90" r="5"/></g>`,
};
export const art: SkinArt = {
  symbols: [
    raised(
      `<circle cx="60" cy="52" r="54" fill="url(#halo)"/><g transform="translate(7 -8) scale(.88)">${skull}</g>${ribbon('WILD', 'ruby')}`,
    ),
    raised(
      `<circle cx="60" cy="54" r="54" fill="url(#halo)"/><path d="M12 22l20-8 28 10 28-10 20 8v54l-20-8-28 10-28-10-20 8z" fill="url(#ivory)" stroke="#8a6a35" stroke-width="2"/><path d="M24 60q14-20 28-8t24-10" fill="none" stroke="#b8433a" stroke-width="4" stroke-dasharray="7 6"/><path d="M80 30l14 14M94 30L80 44" stroke="#b8203a" stroke-width="6" stroke-linecap="round"/>${ribbon('SCATTER', 'sapphire')}`,
    ),
    raised(skull),
    raised(chest),
    raised(ship),
    raised(compass),
    letter('A', 'ruby', style),
    letter('K', 'gold', style),
    letter('Q', 'cyan', style),
    letter('J', 'leaf', style),
    letter('10', 'orange', style),
  ],
  scene: `<circle cx="600" cy="250" r="300" fill="#fff0b8" opacity=".25"/><circle cx="600" cy="300" r="110" fill="#fff2c4"/><g fill="#fff" opacity=".5"><ellipse cx="200" cy="120" rx="150" ry="26"/><ellipse cx="300" cy="100" rx="110" ry="30"/><ellipse cx="980" cy="170" rx="170" ry="26"/><ellipse cx="900" cy="146" rx="100" ry="28"/></g>
   <path d="M0 400h1200v300H0z" fill="#0d6f96"/><g fill="#0b5a80"><path d="M0 440q75-24 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0v260H0z"/></g><path d="M0 520q90-30 180 0t180 0 180 0 180 0 180 0 180 0 180 0v180H0z" fill="#084467"/><path d="M0 610q110-34 220 0t220 0 220 0 220 0 220 0 220 0v100H0z" fill="#052c48"/><path d="M500 405h200M530 425h140M560 448h80" stroke="#fff2c4" stroke-width="7" opacity=".6"/>
   <path d="M0 480q120-140 260-60 60 60 120 110H0z" fill="#5a3a20"/><path d="M0 470q120-140 250-60" fill="none" stroke="#c89b5a" stroke-width="12"/><path d="M1200 450q-140-120-270-20-50 50-90 110h360z" fill="#4a2f1a"/><g fill="#1d6b3a"><path d="M130 400q-10-120 20-200l14 4q-26 80-14 196z" fill="#6a4322"/><path d="M156 206q-80-50-130 10 70-20 130-10zM158 202q-40-80-110-60 70 10 110 60zM158 204q60-70 120-30-70-4-120 30zM156 208q80-20 110 50-50-40-110-50z"/></g>
   <g transform="translate(860 270) scale(2.200)">${ship}</g>`,
  palette: {
    sky: 'linear-gradient(#1a2a6c, #d8615a 55%, #fdc06a)',
    frame: '#d79a3f',
    frameDeep: '#3c1d0b',
    reel: '#0a2238',
    reelAlt: '#0e2c48',
    accent: '#ffc24a',
    onAccent: '#33180a',
    particle: '#ffe9b8',
  },
};
