/** What hides the page behind a dialog from screen readers: this kit's, Radix' and the browser's own dialogs. */
const HIDING = ['aria-hidden', 'inert'];

/** Whether a dialog lies over the part of the page that the element is in. */
export const isCovered = (element: Element | null): boolean =>
  element?.closest('[aria-hidden="true"], [inert]') != null;

/** Calls when a dialog may have come over the element, or gone. Gives back what ends that. */
export function watchCover(element: Element, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  for (let part: Element | null = element; part; part = part.parentElement) {
    observer.observe(part, { attributeFilter: HIDING });
  }
  return () => observer.disconnect();
}
