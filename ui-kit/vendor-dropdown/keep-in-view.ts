/** The distance between a panel and the edge of the window, in CSS pixels. */
const EDGE = 12;

/** How far a span must move along the line to be within `0..width`. */
export function shiftInto(from: number, to: number, width: number): number {
  const over = to - (width - EDGE);
  const shift = over > 0 ? -over : 0;
  // Where it does not fit at all, its start is in view.
  return Math.max(shift, EDGE - from);
}

/**
 * A ref for a dropdown panel: shifts it so that it does not extend beyond the sides of the window,
 * also when the window becomes narrower while it is open (a rotated phone, zoom).
 */
export function keepInView(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  // By its margin: a translated element would still widen the page.
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
