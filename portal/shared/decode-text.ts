/**
 * Decodes a percent-encoded text of an address. An invalid encoding, which any link can contain, is
 * returned unchanged.
 */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
