const withBrand = (address: string, slug: string) =>
  address.replace(/([?&]brand=)[\w-]+/g, (_, name: string) => `${name}${slug}`);

/**
 * Replaces a picture without React's `onLoad`, because it shows the same subject in other colours.
 */
function replaceQuietly(picture: HTMLImageElement, { src, srcset }: HTMLImageElement): void {
  const hold = (event: Event) => {
    if (event.target !== picture) return;
    event.stopPropagation();
    removeEventListener('load', hold, true);
  };
  addEventListener('load', hold, true);
  picture.srcset = srcset;
  picture.src = src;
}

/**
 * Loads pictures that are drawn in the brand's colours (their addresses have `brand=<slug>`) in
 * another brand, and replaces them once they have loaded. It changes the elements rather than the
 * props, as the whole switch does: the props stay the same, so no render reverts it before its data
 * change. A picture that fails to load leaves the previous one.
 */
export function recolourArt(slug: string): void {
  // Deferred pictures (the kit's `ImagesWhenNear`).
  for (const { dataset } of document.querySelectorAll<HTMLElement>('img[data-src*="brand="]')) {
    if (dataset.src) dataset.src = withBrand(dataset.src, slug);
    if (dataset.srcset) dataset.srcset = withBrand(dataset.srcset, slug);
  }
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[src*="brand="]')) {
    const next = new Image();
    next.sizes = picture.sizes;
    next.srcset = withBrand(picture.srcset, slug);
    next.src = withBrand(picture.src, slug);
    next
      .decode()
      .then(() => replaceQuietly(picture, next))
      .catch(() => undefined);
  }
}
