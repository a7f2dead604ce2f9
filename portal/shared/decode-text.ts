/** What an address says percent-encoded. Anybody writes addresses: what is no such encoding stays as it is. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
