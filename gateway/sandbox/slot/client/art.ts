/** Small pieces of SVG that the skins' drawings share. All drawings have a viewBox of 120 x 120. */

/** Light, middle and dark tone of every material; drawings refer to them as `url(#gold)`. */
const MATERIALS: Readonly<Record<string, readonly [string, string, string]>> = {
  gold: ['#fff3b8', '#f5b93a', '#9c5a06'],
  ruby: ['#ffb3a8', '#e2263f', '#6d0620'],
  rose: ['#ffe0ee', '#f06aa6', '#8c1d5c'],
  sapphire: ['#b9e2ff', '#2f7ff0', '#0a2a78'],
  cyan: ['#e3ffff', '#29cfe8', '#05637f'],
  emerald: ['#c9ffd9', '#1fb866', '#04512f'],
  leaf: ['#e6ff9e', '#6fbf2a', '#1f5a12'],
  lime: ['#f6ffb8', '#b6f02c', '#4a7a05'],
  violet: ['#ecd4ff', '#9a4df0', '#3a0f80'],
  magenta: ['#ffd0fb', '#ff3fd0', '#7a0b76'],
  orange: ['#ffe6b0', '#ff8a1f', '#9c3506'],
  silver: ['#ffffff', '#c3cddb', '#5a6780'],
  ivory: ['#ffffff', '#fff1d6', '#cda874'],
  wood: ['#d79a5b', '#8a4f24', '#3c1d0b'],
  stone: ['#d9d5c3', '#938c76', '#474235'],
  ink: ['#4a4f70', '#20233f', '#080918'],
};

/** Gradients and filters, included once in a page. */
export function materials(): string {
  const linear = Object.entries(MATERIALS).map(
    ([id, [light, middle, deep]]) =>
      `<linearGradient id="${id}" x1=".2" y1="0" x2=".7" y2="1"><stop stop-color="${light}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
       <radialGradient id="${id}-orb" cx=".35" cy=".28" r=".85"><stop stop-color="${light}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`,
  );
  return `${linear.join('')}
    <linearGradient id="gloss" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
    <radialGradient id="halo"><stop stop-color="#fff" stop-opacity=".9"/><stop offset=".4" stop-color="#ffe9a0" stop-opacity=".45"/><stop offset="1" stop-color="#ffe9a0" stop-opacity="0"/></radialGradient>
    <filter id="fast" x="-10%" y="-40%" width="120%" height="180%"><feGaussianBlur stdDeviation="0 7"/></filter>
    <filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="0" dy="3" stdDeviation="2.4" flood-color="#000" flood-opacity=".5"/></filter>`;
}

/** Adds a drop shadow to a drawing. */
export const raised = (body: string) => `<g filter="url(#soft)">${body}</g>`;

export interface Lettering {
  readonly font: string;
  readonly outline: string;
  /** Drawn behind the letter. */
  readonly plate: (material: string) => string;
}

/** A playing-card letter in a skin's lettering, with depth and a gloss. */
export function letter(text: string, material: string, style: Lettering): string {
  const size = text.length > 1 ? 60 : 72;
  const at = (dx: number, dy: number, paint: string) =>
    `<text x="${60 + dx}" y="${60 + dy}" text-anchor="middle" dominant-baseline="central" font-family="${style.font}" font-weight="900" font-size="${size}" ${paint}>${text}</text>`;
  return raised(
    style.plate(material) +
      at(
        0,
        6,
        `fill="${style.outline}" stroke="${style.outline}" stroke-width="7" stroke-linejoin="round"`,
      ) +
      at(
        0,
        3,
        `fill="${style.outline}" stroke="${style.outline}" stroke-width="7" stroke-linejoin="round"`,
      ) +
      at(0, 2, `fill="url(#${material})" stroke="#fff" stroke-opacity=".55" stroke-width="1.6"`),
  );
}

/** The word across a wild or scatter symbol. */
export const ribbon = (text: string, material: string) =>
  `<g><path d="M6 84l10 10-10 12h20v-8h68v8h20l-10-12 10-10H94v-4H26v4z" fill="#000" opacity=".35" transform="translate(0 3)"/>
  <path d="M6 82l10 10-10 12h22V82zM114 82l-10 10 10 12H92V82z" fill="url(#${material})" stroke="#0006"/>
  <path d="M18 76h84v24H18z" fill="url(#${material})" stroke="#fff8" stroke-width="1.5"/>
  <text x="60" y="89" text-anchor="middle" dominant-baseline="central" font-family="Impact, 'Arial Narrow', sans-serif" font-weight="900" font-size="${text.length > 5 ? 15.5 : 20}" letter-spacing="${text.length > 5 ? 0.6 : 1.5}" fill="#fff" stroke="#2a0808" stroke-width="4" paint-order="stroke" stroke-linejoin="round">${text}</text></g>`;

/** Rays around the centre. */
export const rays = (colour: string, count = 12, radius = 58) =>
  Array.from({ length: count }, (_, index) => {
    const turn = (index * 360) / count;
    return `<path d="M60 60l-5-${radius}h10z" fill="${colour}" opacity=".55" transform="rotate(${turn} 60 60)"/>`;
  }).join('');

/** Five-pointed star around a centre. */
export function star(x: number, y: number, outer: number, paint: string, points = 5): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 ? outer * 0.45 : outer;
    const angle = (Math.PI * index) / points - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `<polygon points="${corners.join(' ')}" ${paint} stroke-linejoin="round"/>`;
}

/** The parts of a skin. Symbols in the order of the machine: wild, scatter, four own, five common. */
export interface SkinArt {
  readonly symbols: readonly string[];
  /** The landscape behind the reels, for an area of 1200 x 700. */
  readonly scene: string;
  readonly palette: {
    readonly sky: string;
    readonly frame: string;
    readonly frameDeep: string;
    readonly reel: string;
    readonly reelAlt: string;
    readonly accent: string;
    readonly onAccent: string;
    readonly particle: string;
  };
}
