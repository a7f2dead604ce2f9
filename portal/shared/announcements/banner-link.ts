import type { Banner } from '@baize/gateway/contract';
import { linkKind, safeSource } from '@baize/tokens/src/safe-link.ts';
import { useNavigate } from 'react-router-dom';
import { currentBrand } from '../brand/brand-store.ts';
import { appPath } from '../navigation/app-path.ts';
import { usePopups } from '../popups/popup-stack.ts';

/** Widths in which our own banners come, in pixels. */
const WIDTHS = [760, 1400] as const;

/** The picture of a banner; one that the gateway draws comes in the page's brand. */
function source(url: string, width: number): string {
  if (!url.startsWith('/art/')) return url;
  const [path] = url.split('?');
  return `${path}?w=${width}&brand=${currentBrand()}`;
}

/** A banner's picture in the widths that there are. */
export function bannerPicture(url: string): { src: string; srcSet: string | undefined } {
  const [small, large] = WIDTHS;
  return {
    src: source(url, large),
    srcSet: url.startsWith('/art/')
      ? `${source(url, small)} ${small}w, ${source(url, large)} ${large}w`
      : undefined,
  };
}

/**
 * Where a banner leads, by its linkageType: an address, a promotion, or a game. An address that no
 * link may lead to counts as none.
 */
export function bannerAddress(banner: Banner): string {
  const address = safeSource(banner.externalLink);
  if (banner.linkageType === 'URL') return address ?? appPath('/');
  if (banner.linkageType === 'P') return address ?? appPath('/promotions');
  return `?popup=game-info:${encodeURIComponent(banner.nodeId ?? '')}`;
}

/** Opens what a banner leads to: a game's popup, a page of ours, or another site in its own tab. */
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
