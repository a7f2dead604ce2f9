import type { KindId } from './game.ts';

export interface Art {
  /** Half the length and half the height in reef units; the middle is 0. */
  readonly reach: readonly [x: number, y: number];
  /** Faces right. Parts with the class `tail` wag. */
  readonly markup: string;
}

const eye = (x: number, y: number, size = 4) =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="#fff"/><circle cx="${x + size * 0.25}" cy="${y}" r="${size * 0.55}" fill="#10131c"/><circle cx="${x + size * 0.45}" cy="${y - size * 0.3}" r="${size * 0.2}" fill="#fff"/>`;
const tail = (path: string, fill: string) => `<path class="tail" d="${path}" fill="${fill}"/>`;

/** Drawings made for this game, from the smallest to the largest. */
export const ART: Readonly<Record<KindId, Art>> = {
  sardine: {
    reach: [26, 10],
    markup: `${tail('M-18 0-32-9Q-27 0-32 9z', '#7f9fc0')}<path d="M-20 0Q0-13 26 0 0 11-20 0z" fill="#c9dcee"/><path d="M-19-1Q0-13 25-1 4-5-19-1z" fill="#4c7196"/><path d="M-12 2h26" stroke="#fff" stroke-width="1.500"/>${eye(17, -2, 2.6)}`,
  },
  clown: {
    reach: [30, 18],
    markup: `${tail('M-20 0-36-13Q-29 0-36 13z', '#f0711d')}<path d="M-8-15Q2-27 14-14z" fill="#f0711d"/><path d="M-24 0Q-8-20 12-16 30-11 30 0 30 11 12 16-8 20-24 0z" fill="#f9862b"/><path d="M9-16q8 16 0 32 8-1 10-3 5-14 0-27zM-9-15q5 15 0 30l-8-6q4-9 0-18z" fill="#fff" stroke="#2a1408" stroke-width="1.500"/>${eye(23, -4, 4)}`,
  },
  tang: {
    reach: [33, 22],
    markup: `${tail('M-24 0-42-16Q-34 0-42 16z', '#ffd23f')}<path d="M-28 0Q-10-29 16-21 34-13 34 0 34 13 16 21-10 29-28 0z" fill="#2460e0"/><path d="M-24-1Q-8-20 14-13 6-8-8-2-16 2-24-1z" fill="#0d1c52"/><path d="M-12-18Q4-31 20-18z" fill="#173fae"/><path d="M4 6q8-5 10 5-8 5-10-5z" fill="#ffd23f"/>${eye(24, -5, 4)}`,
  },
  angel: {
    reach: [34, 42],
    markup: `${tail('M-22 0-40-14Q-34 0-40 14z', '#ffe08a')}<path d="M-20-6Q-12-44-26-56 6-46 16-20zM-20 6Q-12 44-26 56 6 46 16 20z" fill="#f5b934"/><path d="M-24 0Q-6-30 16-20 32-10 34 0 32 10 16 20-6 30-24 0z" fill="#ffe08a"/><path d="M-2-24q8 24 0 48l7-1q8-23 0-46zM14-20q7 20 0 40l6-3q6-17 0-34z" fill="#2b3a67"/>${eye(26, -4, 4)}<path d="M34 0l5-2-1 5z" fill="#e08e1e"/>`,
  },
  puffer: {
    reach: [40, 34],
    markup: `<path d="M0-44l5 12M-20-38l9 12M20-38l-4 12M-36-20l14 7M36-22l-12 8M0 44l5-12M-20 38l9-12M20 38l-4-12M-36 20l14-7" stroke="#8a5d13" stroke-width="4" stroke-linecap="round"/>${tail('M-32 0-50-11Q-44 0-50 11z', '#d99b28')}<ellipse rx="37" ry="33" fill="#f2c14e"/><path d="M-36 6Q0 46 36 6 18 26-36 6z" fill="#fff3cf"/><path d="M-18-18a6 5 0 1 0 .1 0M-2-26a5 4 0 1 0 .1 0M8-12a4 4 0 1 0 .1 0" fill="#a56f16"/>${eye(20, -9, 8)}<ellipse cx="36" cy="5" rx="5" ry="4" fill="#c5533f"/>`,
  },
  lion: {
    reach: [48, 40],
    markup: `<path d="M-22-12-30-50-14-20-12-56-2-22 8-54 8-20 26-44 18-14zM-20 12-40 40-10 18-14 48 2 20 12 44 12 16z" fill="#d8443a" opacity=".85"/>${tail('M-32 0-54-16Q-47 0-54 16z', '#d8443a')}<path d="M-36 0Q-14-24 16-18 44-12 46 2 34 16 12 18-14 22-36 0z" fill="#f4e3d0"/><path d="M-22-10q4 10 0 20M-10-17q5 17 0 34M4-18q6 18 0 36M18-17q6 17 0 34M30-12q4 12 0 24" stroke="#b3261e" stroke-width="5.500" fill="none"/>${eye(36, -5, 5)}`,
  },
  turtle: {
    reach: [60, 40],
    markup: `<path class="tail" d="M-30 14Q-56 24-58 42-34 38-16 22z" fill="#5d9a4b"/><path d="M14 16Q20 50 2 62-10 44-4 18zM12-20Q30-44 48-46 44-24 26-12z" fill="#6fb158"/><path d="M34-6Q60-20 70-4 66 14 36 10z" fill="#7cc063"/><ellipse rx="46" ry="30" fill="#3d6b35"/><ellipse cy="-3" rx="40" ry="25" fill="#7a5a2c"/><path d="M-16-24 0-12 16-24M0-12v18M-38-4-18 0 0 6 18 0 38-4M-18 0-14 20M18 0l-4 20" stroke="#4c3515" stroke-width="4" fill="none"/>${eye(60, -7, 4)}`,
  },
  ray: {
    reach: [74, 44],
    markup: `<path class="tail" d="M-40 0Q-78-6-108 8-76 2-40 6z" fill="#3b4f7d"/><path d="M-44 2Q-22-16-18-62 24-40 52-14 66-2 52 12 24 36-18 58-24 16-44 2z" fill="#4a649e"/><path d="M-30 2Q-8-10-8-38 18-22 40-6 46 0 40 6 18 22-8 36-10 12-30 2z" fill="#5f7cbb"/><path d="M48-14q14-6 18 0-8 4-16 6zM48 12q14 6 18 0-8-4-16-6z" fill="#3b4f7d"/><g fill="#b9cdf3"><circle cx="0" cy="-18" r="4"/><circle cx="0" cy="18" r="4"/><circle cx="14" cy="-8" r="3"/><circle cx="14" cy="8" r="3"/><circle cx="-8" cy="0" r="4"/></g>${eye(44, -9, 4)}${eye(44, 8, 4)}`,
  },
  shark: {
    reach: [98, 36],
    markup: `${tail('M-74 0-116-38Q-100-4-112 26z', '#4d6276')}<path d="M-6-24Q4-58 26-58 22-36 30-22z" fill="#4d6276"/><path d="M6 16Q4 44-14 50-14 30-16 16z" fill="#3e5163"/><path d="M-84 0Q-30-34 36-28 86-22 100-2 88 14 60 18-30 34-84 0z" fill="#63798f"/><path d="M-66 4Q-10 16 52 8 84 4 98 0 88 16 58 18-20 30-66 4z" fill="#e8eff5"/><path d="M62 12q14-2 24-8l-3 7-5-3-4 6-5-4-3 5z" fill="#fff" stroke="#7b1f26" stroke-width="2"/><path d="M34-14v20M42-14v20M50-13v18" stroke="#41556a" stroke-width="3"/>${eye(72, -11, 5)}`,
  },
  whale: {
    reach: [128, 62],
    markup: `<path class="tail" d="M-92-4Q-126-10-146-44-118-42-108-24-112-2-142 16-112 22-90 12z" fill="#27508f"/><path d="M-100 2Q-60-62 40-60 122-54 126-6 124 36 50 52-50 58-100 2z" fill="#356cbb"/><path d="M-40 40Q40 28 124 2 118 40 50 52 0 60-40 40z" fill="#d6e6fb"/><path d="M-10 42Q50 36 116 12M4 48Q56 42 112 22M24 52Q64 46 102 32" stroke="#8fb1dd" stroke-width="3" fill="none"/><path d="M6 26Q-6 66-36 74-34 46-18 26z" fill="#27508f"/><path d="M64 4q30 4 60-6" stroke="#1d3f75" stroke-width="3" fill="none"/>${eye(76, -10, 7)}`,
  },
  dragon: {
    reach: [136, 50],
    markup: `<path class="tail" d="M-96 8Q-130-12-146 8-128 4-120 14-134 20-140 36-116 30-94 18z" fill="#ff7b3a"/><path d="M-80-12-70-46-50-18-34-54-18-22 2-56 14-24 36-52 40-20z" fill="#ff9a3d"/><path d="M-104 12Q-80-26-40-4 0 18 34-16 58-38 92-30 128-22 132 0 124 16 96 14 60 12 34 32-10 58-50 34-76 18-104 12z" fill="#e6b325"/><path d="M-84 14Q-62 6-38 22 0 44 34 14 60-6 98 6 60 10 34 32-10 56-48 32-70 20-84 14z" fill="#fff0b0"/><g fill="none" stroke="#b97b0c" stroke-width="3"><path d="M-62-4q8 8 4 18M-38 0q8 10 2 22M-12 8q10 8 6 22M12 2q12 6 12 20M34-14q12 4 16 18"/></g><path d="M82-30Q72-64 52-68 62-46 66-30zM100-30Q104-62 90-76 88-52 88-30z" fill="#fff0b0"/><path d="M126 4q22 10 30-6M124 10q14 22 34 16" stroke="#ff7b3a" stroke-width="3.500" fill="none"/><path d="M96 8q18 4 34-6" stroke="#8a4b06" stroke-width="3" fill="none"/>${eye(102, -13, 7)}`,
  },
};
