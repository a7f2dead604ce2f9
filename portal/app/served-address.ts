const pathOf = ({ pathname, search }: URL | Location): string => pathname + search;

/** Path and query of the current address. */
export const shownAddress = (): string => pathOf(window.location);

/** Path and query with which this document was requested. */
export function servedAddress(): string {
  const [document] = performance.getEntriesByType('navigation');
  return pathOf(document ? new URL(document.name) : window.location);
}
