/** The reef in reef units (1200 by 640): water, light, rocks, corals and weeds. */
const weed = (x: number, height: number, fill: string, delay: number) =>
  `<path class="weed d${delay}" d="M${x} 640q-18-${height / 3} 2-${(height * 2) / 3} 12-${height / 6} 0-${height / 3} 22 ${height / 4} 10 ${height / 2} -8 ${height / 4} 6 ${height / 2}z" fill="${fill}"/>`;
const fan = (x: number, y: number, size: number, stroke: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})" stroke="${stroke}" stroke-width="7" stroke-linecap="round" fill="none"><path d="M0 0V-40M0-26Q-24-42-26-74M0-32Q22-44 26-78M-12-42Q-38-52-44-76M12-46Q36-54 46-74M0-40Q-6-66 0-96M-22-60Q-26-84-18-100M20-62Q24-84 16-102"/></g>`;
const brain = (x: number, y: number, size: number, fill: string, line: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-60 0Q-62-56 0-58 62-56 60 0z" fill="${fill}"/><path d="M-44-4Q-50-30-30-38-20-26-28-4M-14-2Q-24-46 2-48 14-36 4-2M22-2Q12-40 36-38 48-28 42-4" fill="none" stroke="${line}" stroke-width="5"/></g>`;

const WATERS = {
  lagoon: ['#4fd8e8', '#1590c4', '#0a4f8f', '#062a5c'],
  deep: ['#3b8fd0', '#1b4fa0', '#1a2a78', '#120f47'],
} as const;

/** Constant markup; no part of it comes from outside. */
export function reefMarkup(reef: keyof typeof WATERS): string {
  const [top, high, low, floor] = WATERS[reef];
  return `<defs><linearGradient id="water" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".3" stop-color="${high}"/><stop offset=".75" stop-color="${low}"/><stop offset="1" stop-color="${floor}"/></linearGradient><linearGradient id="ray" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".32"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient></defs><rect x="-600" width="2400" height="640" fill="url(#water)"/><g fill="url(#ray)"><path class="beam d1" d="M120 0h90l-130 520h-170z"/><path class="beam d2" d="M430 0h60l20 560h-170z"/><path class="beam d3" d="M760 0h110l140 500h-190z"/><path class="beam d1" d="M1060 0h60l190 560h-170z"/></g><path d="M-600 640V520Q-420 440-260 520T40 500 220 570 480 540 760 590 980 510 1200 540 1460 480 1800 540V640z" fill="#0b2f57" opacity=".75"/>${fan(60, 600, 1.5, '#8a3f8f')}${fan(1120, 590, 1.7, '#a8475f')}${weed(200, 150, '#1c7a5c', 1)}${weed(240, 110, '#2b9a6c', 2)}${weed(960, 170, '#1c7a5c', 3)}${weed(1000, 120, '#2b9a6c', 1)}<path d="M-600 640V600Q-300 570-60 602T300 600 620 616 900 596 1220 604 1800 590V640z" fill="#c9a86a"/><path d="M-600 640V618Q-200 600 200 622T800 620 1800 616V640z" fill="#e0c48a"/>${brain(330, 612, 0.9, '#d9578a', '#a8336a')}${brain(850, 616, 1.1, '#e58a3a', '#b5611c')}${fan(430, 618, 0.8, '#ff9d6b')}${fan(760, 620, 0.7, '#f5d04f')}${brain(-20, 616, 1.2, '#6a5bd0', '#4739a0')}${brain(1210, 616, 1.3, '#3fa89b', '#237a70')}`;
}
