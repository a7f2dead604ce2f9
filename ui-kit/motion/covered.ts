/**
 * The attributes by which dialogs (the kit's, Radix' and native ones) hide the page behind from
 * screen readers.
 */
const HIDING = ['aria-hidden', 'inert'];

/** Whether a dialog covers the part of the page that contains the element. */
export const isCovered = (element: Element | null): boolean =>
  element?.closest('[aria-hidden="true"], [inert]') != null;

/**
 * Calls back when a dialog may have covered or uncovered the element.
 * @returns stops that
 */
export function watchCover(element: Element, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  for (let part: Element | null = element; part; part = part.parentElement) {
    observer.observe(part, { attributeFilter: HIDING });
  }
  return () => observer.disconnect();
}
