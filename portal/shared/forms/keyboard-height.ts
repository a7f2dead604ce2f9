/**
 * CSS pixels of the window's lower edge that a keyboard lies over. Browsers that make the page smaller
 * instead (`interactive-widget` of index.html) leave none; a page that is enlarged by two fingers has none.
 */
export function keyboardHeight(
  windowHeight: number,
  seen: { readonly height: number; readonly offsetTop: number; readonly scale: number },
): number {
  if (seen.scale > 1) return 0;
  return Math.max(0, Math.round(windowHeight - seen.height - seen.offsetTop));
}
