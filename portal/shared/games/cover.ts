/** Widths in which covers of the catalogue come, in pixels. */
const WIDTHS = [240, 480] as const;

/**
 * The variants of a cover for `srcset`. Only our own art has them; a vendor's picture comes as it
 * is.
 */
export function coverSet(cover: string): string | undefined {
  if (!cover.startsWith('/art/')) return undefined;
  const [path] = cover.split('?');
  return WIDTHS.map((width) => `${path}?w=${width} ${width}w`).join(', ');
}
