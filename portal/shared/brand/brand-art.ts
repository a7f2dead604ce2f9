const withBrand = (address: string, slug: string) =>
  address.replace(/([?&]brand=)[\w-]+/g, (_, name: string) => `${name}${slug}`);

/**
 * Asks for the pictures that are drawn in the brand's colours (their addresses carry
 * `brand=<slug>`) in another brand. By hand and not by React, as the whole switch:
 * the props stay what they are, so no later render takes it back before its data is new.
 */
export function recolourArt(slug: string): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[src*="brand="]')) {
    const srcset = picture.getAttribute('srcset');
    if (srcset) picture.setAttribute('srcset', withBrand(srcset, slug));
    picture.setAttribute('src', withBrand(picture.getAttribute('src') ?? '', slug));
  }
}
