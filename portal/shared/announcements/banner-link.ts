import type { Banner } from '@baize/gateway/contract';
import { linkKind, safeSource } from '@baize/tokens/src/safe-link.ts';
import { useNavigate } from 'react-router-dom';
import { currentBrand } from '../brand/brand-store.ts';
import { appPath } from '../navigation/app-path.ts';
import { usePopups } from '../popups/popup-stack.ts';

/** The widths of our own banners in pixels: 21:9, and as wide as a hero. */
const WIDTHS = { banner: [760, 1400], wide: [900, 1680] } as const;

/**
 * The picture of a banner with its `srcset`. A banner that the gateway draws is requested in the
 * page's brand.
 */
export function bannerPicture(
  url: string,
  shape: keyof typeof WIDTHS = 'banner',
): { src: string; srcSet: string | undefined } {
  if (!url.startsWith('/art/')) return { src: url, srcSet: undefined };
  const [path] = url.split('?');
  const [small, large] = WIDTHS[shape];
  const form = shape === 'wide' ? '&shape=wide' : '';
  const source = (width: number) => `${path}?w=${width}${form}&brand=${currentBrand()}`;
  return { src: source(large), srcSet: `${source(small)} ${small}w, ${source(large)} ${large}w` };
}

/**
 * The target of a banner by its linkageType: an address, a promotion, or a game. An unsafe address
 * counts as none.
 */
export function bannerAddress(banner: Banner): string {
  const address = safeSource(banner.externalLink);
  if (banner.linkageType === 'URL') return address ?? appPath('/');
  if (banner.linkageType === 'P') return address ?? appPath('/promotions');
  return `?popup=game-info:${encodeURIComponent(banner.nodeId ?? '')}`;
}

/**
 * Opens the target of a banner: a game's popup, a page of the portal, or another site in a new tab.
 */
export function useOpenBanner(): (banner: Banner) => void {
  const navigate = useNavigate();
  const popups = usePopups();
  return (banner) => {
    const address = bannerAddress(banner);
    if (banner.linkageType === 'G') popups.open('game-info', banner.nodeId ?? '');
    else if (linkKind(address) === 'https') window.open(address, '_blank', 'noopener');
    else navigate(address);
  };
}
