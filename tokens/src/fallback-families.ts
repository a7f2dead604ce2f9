/** The families of a font's fallback faces, for the end of its stack. */
export const fallbackFamilies = (family: string): string[] => [
  `${family} Fallback`,
  `${family} Fallback 2`,
];
