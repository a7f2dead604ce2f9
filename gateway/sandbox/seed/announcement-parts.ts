/** One announcement: `[English, Filipino]` pairs, its audience and its age. */
export interface AnnouncementText {
  readonly kind: 'PL' | 'PU' | 'PR' | 'H';
  readonly title: readonly [string, string];
  readonly content: readonly [string, string];
  readonly audiences: readonly ('A' | 'B' | 'F')[];
  readonly ageInHours: number;
  readonly promotionType?: string;
}

export const everybody = ['A', 'B', 'F'] as const;
export const members = ['A', 'F'] as const;
export const p = (...paragraphs: string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('');
export const list = (...items: string[]) =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
