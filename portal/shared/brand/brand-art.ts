const withBrand = (address: string, slug: string) =>
  address.replace(/([?&]brand=)[\w-]+/g, (_, name: string) => `${name}${slug}`);

/** Keeps the news of one picture's loading from React: it shows what it showed, in other colours. */
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
 * Asks for the pictures that are drawn in the brand's colours (their addresses carry
 * `brand=<slug>`) in another brand, and puts them in place when they are there. By hand and not by
 * React, as the whole switch: the props stay what they are, so no later render takes it back before
 * its data is new. A picture that cannot be had leaves the previous one.
 */
export function recolourArt(slug: string): void {
  // Pictures that are not asked for yet (kit's `ImagesWhenNear`).
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
