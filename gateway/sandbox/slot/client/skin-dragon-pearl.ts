import { type Lettering, letter, raised, rays, ribbon, type SkinArt } from './art.ts';

const pearl = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius * 1.5}" fill="url(#halo)"/><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#ivory-orb)" stroke="#c9b5e8" stroke-width="1.500"/><circle cx="${x - radius * 0.3}" cy="${y - radius * 0.35}" r="${radius * 0.28}" fill="#fff"/><path d="M${x - radius * 0.6} ${y + radius * 0.4}a${radius * 0.8} ${radius * 0.8} 0 0 0 ${radius * 1.2} 0" fill="none" stroke="#b69cf0" stroke-width="2" opacity=".7"/>`;
const dragon = (body: string, mane: string) =>
  `<path d="M40 22L22 2l4 26M70 18L84 0l4 26" fill="url(#gold)" stroke="#6b3a02" stroke-width="2"/><path d="M18 46L2 40l12 20-10 8 16 8-8 14 20-2M100 44l18-8-12 22 10 8-16 8 8 14-20-2" fill="url(#${mane})" stroke="#0005"/><path d="M28 26c18-12 48-12 64 0 12 18 10 34 2 46l-6 26c-10 14-46 14-56 0l-6-26c-8-12-10-28 2-46z" fill="url(#${body})" stroke="#00000070" stroke-width="2.500"/><path d="M30 42l24 10-4 10c-12 2-18-6-20-20zM90 42L66 52l4 10c12 2 18-6 20-20z" fill="#fff7c4" stroke="#241005" stroke-width="2"/><circle cx="45" cy="55" r="5" fill="#b1122c"/><circle cx="75" cy="55" r="5" fill="#b1122c"/><circle cx="45" cy="55" r="2" fill="#140406"/><circle cx="75" cy="55" r="2" fill="#140406"/><path d="M26 38l28 10M94 38L66 48" stroke="url(#gold)" stroke-width="6" stroke-linecap="round"/><path d="M40 76q20-14 40 0l6 12q-26 18-52 0z" fill="url(#gold)" stroke="#6b3a02" stroke-width="1.500"/><ellipse cx="51" cy="80" rx="4" ry="3" fill="#2b0f05"/><ellipse cx="69" cy="80" rx="4" ry="3" fill="#2b0f05"/><path d="M36 92q24 16 48 0v8q-24 14-48 0z" fill="#5a0a18"/><path d="M42 95l4 9 5-6M78 95l-4 9-5-6" fill="#fff"/><path d="M38 82Q14 84 8 108M82 82q24 2 30 26" fill="none" stroke="url(#gold)" stroke-width="4" stroke-linecap="round"/><path d="M54 30l6-14 6 14-6 8z" fill="url(#gold)"/>`;
const phoenix = `<path d="M60 60C20 70 6 44 4 16c18 6 26 12 34 22-4-12-2-24 4-34 10 12 16 30 18 56zM60 60c40 10 54-16 56-44-18 6-26 12-34 22 4-12 2-24-4-34-10 12-16 30-18 56z" fill="url(#orange)" stroke="#8a2404" stroke-width="1.500"/><path d="M60 50c14 10 14 34 0 46-14-12-14-36 0-46z" fill="url(#ruby)" stroke="#5c0418"/><path d="M54 90q-20 8-26 26 18-4 28-18M66 90q20 8 26 26-18-4-28-18M60 92q-6 12 0 26 6-14 0-26z" fill="url(#gold)" stroke="#8a5208"/><circle cx="60" cy="42" r="12" fill="url(#gold-orb)" stroke="#8a5208"/><path d="M66 40l12 3-11 5z" fill="#c21f3a"/><circle cx="62" cy="40" r="2.500" fill="#111"/><path d="M56 32q-6-12-14-12M60 30q0-12 4-16M64 32q8-8 14-6" fill="none" stroke="#ffce4a" stroke-width="3" stroke-linecap="round"/>`;
const turtle = `<g fill="url(#leaf)" stroke="#1f4a12" stroke-width="2"><circle cx="60" cy="18" r="14"/><ellipse cx="22" cy="42" rx="16" ry="10" transform="rotate(30 22 42)"/><ellipse cx="98" cy="42" rx="16" ry="10" transform="rotate(-30 98 42)"/><ellipse cx="26" cy="94" rx="14" ry="9" transform="rotate(-35 26 94)"/><ellipse cx="94" cy="94" rx="14" ry="9" transform="rotate(35 94 94)"/></g><circle cx="55" cy="14" r="2.500" fill="#111"/><circle cx="65" cy="14" r="2.500" fill="#111"/><ellipse cx="60" cy="68" rx="42" ry="42" fill="url(#emerald-orb)" stroke="#03321d" stroke-width="3"/><path d="M60 44l20 12v24L60 92 40 80V56z" fill="url(#gold)" stroke="#03321d" stroke-width="2.500"/><path d="M60 44V27M80 56l17-9M80 80l17 9M60 92v17M40 80l-17 9M40 56l-17-9" stroke="#03321d" stroke-width="3"/><circle cx="60" cy="68" r="9" fill="url(#ruby-orb)"/>`;
const scroll = `<rect x="20" y="20" width="80" height="80" fill="url(#ivory)" stroke="#8a6a35" stroke-width="2"/><path d="M34 78q14-34 28-14t26-22" fill="none" stroke="#1d2a3a" stroke-width="6" stroke-linecap="round"/><circle cx="78" cy="38" r="8" fill="url(#ruby-orb)"/><path d="M32 88h36" stroke="#b1122c" stroke-width="4"/><rect x="10" y="10" width="100" height="16" rx="8" fill="url(#violet)" stroke="#240a52" stroke-width="2"/><rect x="10" y="94" width="100" height="16" rx="8" fill="url(#violet)" stroke="#240a52" stroke-width="2"/><g fill="url(#gold)"><rect x="4" y="9" width="10" height="18" rx="4"/><rect x="106" y="9" width="10" height="18" rx="4"/><rect x="4" y="93" width="10" height="18" rx="4"/><rect x="106" y="93" width="10" height="18" rx="4"/></g>`;

const style: Lettering = {
  font: "Palatino, 'Palatino Linotype', Georgia, serif",
  outline: '#140a2e',
  plate: (material) =>
    `<path d="M18 96c-14-4-14-24 2-24-6-16 16-24 24-10M102 96c14-4 14-24-2-24 6-16-16-24-24-10" fill="none" stroke="url(#${material})" stroke-width="6" stroke-linecap="round" opacity=".75"/><path d="M60 8l14 8-14 8-14-8z" fill="url(#gold)"/><path d="M16 104h88" stroke="url(#gold)" stroke-width="4" stroke-linecap="round"/>`,
};
const hill = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`;
export const art: SkinArt = {
  symbols: [
    raised(
      `${rays('#9bf0ff')}<g transform="translate(7 -8) scale(.88)">${dragon('emerald', 'ruby')}</g>${ribbon('WILD', 'violet')}`,
    ),
    raised(`${pearl(60, 46, 34)}${ribbon('SCATTER', 'rose')}`),
    raised(dragon('ruby', 'orange')),
    raised(phoenix),
    raised(turtle),
    raised(scroll),
    letter('A', 'ruby', style),
    letter('K', 'violet', style),
    letter('Q', 'emerald', style),
    letter('J', 'cyan', style),
    letter('10', 'gold', style),
  ],
  scene: `${`<g>${pearl(250, 150, 78)}</g>`}
   ${hill('M0 460l110-190 70 90 120-210 130 220 90-120 150 240z', '#3b4f9a')}${hill('M520 480l140-230 80 110 130-240 140 250 90-130 100 160v120z', '#33448c')}${hill('M0 540l160-150 110 90 170-160 180 170 140-110 190 150 120-90 130 100v160H0z', '#232f6e')}
   <g fill="#fff" opacity=".2"><ellipse cx="180" cy="430" rx="280" ry="26"/><ellipse cx="820" cy="470" rx="360" ry="30"/><ellipse cx="480" cy="540" rx="340" ry="28"/></g>
   ${hill('M0 600q300-80 620-20t580-30v150H0z', '#141b48')}<g fill="#0d1233"><path d="M930 590h170l-20-34h-130zM916 556h198l-38-44h-122zM948 512h134l-28-44h-78zM990 468h50l-25-50z"/><path d="M952 590h22v60h-22zM1056 590h22v60h-22z"/></g><g fill="#ffcf6a"><rect x="986" y="562" width="16" height="20"/><rect x="1020" y="562" width="16" height="20"/><rect x="1004" y="520" width="16" height="22"/></g>
   <path d="M-40 300q160-90 250 0t230-10 200 20" fill="none" stroke="#e8c35a" stroke-width="14" opacity=".35" stroke-linecap="round"/>`,
  palette: {
    sky: 'linear-gradient(#0b1245, #3a3f9c 50%, #c98ad0)',
    frame: '#e8c35a',
    frameDeep: '#2a1466',
    reel: '#100d33',
    reelAlt: '#181443',
    accent: '#7ff0e0',
    onAccent: '#06231f',
    particle: '#e6d4ff',
  },
};
