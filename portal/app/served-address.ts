const pathOf = ({ pathname, search }: URL | Location): string => pathname + search;

/** Path and query that the address shows now. */
export const shownAddress = (): string => pathOf(window.location);

/** Path and query that this document was asked for by. */
export function servedAddress(): string {
  const [document] = performance.getEntriesByType('navigation');
  return pathOf(document ? new URL(document.name) : window.location);
}
