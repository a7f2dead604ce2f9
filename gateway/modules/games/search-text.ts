/**
 * Normalizes a text for searching: lower case, without accents and apostrophes, every other sign
 * replaced by a space. So "pena" finds "Peña" and "dragons lair" finds "Dragon's Lair".
 */
export function searchText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
