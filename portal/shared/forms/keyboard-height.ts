/**
 * The CSS pixels of the window's lower edge that an on-screen keyboard covers. 0 in browsers that
 * resize the page instead (`interactive-widget` of index.html), and while the page is zoomed by
 * pinching.
 */
export function keyboardHeight(
  windowHeight: number,
  seen: { readonly height: number; readonly offsetTop: number; readonly scale: number },
): number {
  if (seen.scale > 1) return 0;
  return Math.max(0, Math.round(windowHeight - seen.height - seen.offsetTop));
}
