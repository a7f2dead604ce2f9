/** Kept free between a panel and the window's edge, in CSS pixels. */
const EDGE = 12;

/** How far a span must move along the line so that it lies within `0..width`. */
export function shiftInto(from: number, to: number, width: number): number {
  const over = to - (width - EDGE);
  const shift = over > 0 ? -over : 0;
  // Where it does not fit at all, its start shows.
  return Math.max(shift, EDGE - from);
}

/**
 * A ref for what drops down: shifts it so that it does not leave the window sideways, also when the
 * window becomes narrower while it is open (a phone is turned, the page is zoomed).
 */
export function keepInView(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  // By its margin: what a translation takes back into the window still widens the page.
  const place = () => {
    element.style.marginInlineStart = '';
    const box = element.getBoundingClientRect();
    const width = document.documentElement.clientWidth;
    if (box.left >= EDGE && box.right <= width - EDGE) return;
    const shift = shiftInto(box.left, box.right, width);
    const isRightToLeft = getComputedStyle(element).direction === 'rtl';
    element.style.marginInlineStart = `${isRightToLeft ? -shift : shift}px`;
  };
  place();
  window.addEventListener('resize', place);
  return () => window.removeEventListener('resize', place);
}
