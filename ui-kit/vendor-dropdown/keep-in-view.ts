/** Kept free between a panel and the window's edge, in CSS pixels. */
const EDGE = 12;

/** How far a span must move along the line so that it lies within `0..width`. */
export function shiftInto(from: number, to: number, width: number): number {
  const over = to - (width - EDGE);
  const shift = over > 0 ? -over : 0;
  // Where it does not fit at all, its start shows.
  return Math.max(shift, EDGE - from);
}

/** A ref for what drops down: shifts it so that it does not leave the window sideways. */
export function keepInView(element: HTMLElement | null): void {
  if (!element) return;
  const box = element.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  if (box.left >= EDGE && box.right <= width - EDGE) return;
  element.style.translate = `${shiftInto(box.left, box.right, width)}px 0`;
}
