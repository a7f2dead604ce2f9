/** The widths of the catalogue's covers in pixels. */
const WIDTHS = [240, 480] as const;

/**
 * The `srcset` of a cover. Only our own covers have several widths; a vendor's picture is used as
 * it is.
 */
export function coverSet(cover: string): string | undefined {
  if (!cover.startsWith('/art/')) return undefined;
  const [path] = cover.split('?');
  return WIDTHS.map((width) => `${path}?w=${width} ${width}w`).join(', ');
}
