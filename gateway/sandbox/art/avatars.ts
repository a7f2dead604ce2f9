/** A picture that members may choose as their icon. */
export interface Avatar {
  /** `[English, Filipino]`. */
  readonly name: readonly [string, string];
  readonly motif: string;
  readonly look: string;
  readonly hues: readonly [sky: number, hero: number, accent: number];
}

/** In the order of the selection; the keys are part of URLs. */
export const AVATARS: Readonly<Record<string, Avatar>> = {
  fox: { name: ['Fox', 'Soro'], motif: 'fox', look: 'wild', hues: [205, 22, 45] },
  owl: { name: ['Owl', 'Kuwago'], motif: 'owl', look: 'magic', hues: [255, 32, 45] },
  tarsier: { name: ['Tarsier', 'Tarsier'], motif: 'tarsier', look: 'jungle', hues: [140, 30, 60] },
  panther: { name: ['Panther', 'Panther'], motif: 'panther', look: 'wild', hues: [280, 260, 170] },
  wolf: { name: ['Wolf', 'Lobo'], motif: 'wolf', look: 'ice', hues: [210, 220, 190] },
  eagle: { name: ['Eagle', 'Agila'], motif: 'eagle', look: 'wild', hues: [195, 30, 48] },
  koi: { name: ['Koi', 'Koi'], motif: 'koi', look: 'fortune', hues: [185, 12, 45] },
  whale: { name: ['Whale', 'Balyena'], motif: 'whale', look: 'ocean', hues: [215, 205, 175] },
  dragon: { name: ['Dragon', 'Dragon'], motif: 'dragon', look: 'dragon', hues: [345, 10, 45] },
  luckycat: {
    name: ['Lucky cat', 'Pusang suwerte'],
    motif: 'luckycat',
    look: 'fortune',
    hues: [350, 40, 45],
  },
  robot: { name: ['Robot', 'Robot'], motif: 'robot', look: 'space', hues: [230, 195, 30] },
  parol: { name: ['Parol', 'Parol'], motif: 'parol', look: 'pinoy', hues: [255, 345, 45] },
};
