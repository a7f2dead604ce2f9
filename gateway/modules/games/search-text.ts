/**
 * What a search compares: lower case, no accents, apostrophes gone, every other sign a space. So
 * "pena" finds "Peña" and "dragons lair" finds "Dragon's Lair".
 */
export function searchText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
