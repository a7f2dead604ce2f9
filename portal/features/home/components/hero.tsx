import type { Banner } from '@baize/gateway/contract';
import { linkKind, safeSource } from '@baize/tokens/src/safe-link.ts';
import { Carousel, type Slide } from '@baize/ui-kit/carousel';
import { below } from '@baize/ui-kit/foundation/breakpoints';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useBanners } from '../../../shared/announcements/use-announcements.ts';
import { currentBrand } from '../../../shared/brand/brand-store.ts';
import { appPath } from '../../../shared/navigation/app-path.ts';
import { usePopups } from '../../../shared/popups/popup-stack.ts';
import * as css from '../home.css.ts';

/** Widths in which our own banners come, in pixels. */
const WIDTHS = [760, 1400] as const;

function srcSet(url: string): string | undefined {
  if (!url.startsWith('/art/')) return undefined;
  return WIDTHS.map((width) => `${ownBanner(url, width)} ${width}w`).join(', ');
}

/** A banner that the gateway draws, in the page's brand. */
function ownBanner(url: string, width: number): string {
  if (!url.startsWith('/art/')) return url;
  const [path] = url.split('?');
  return `${path}?w=${width}&brand=${currentBrand()}`;
}

/**
 * Where a banner leads, by its linkageType: an address, a promotion, or a game. An address that no
 * link may lead to counts as none.
 */
function addressOf(banner: Banner): string {
  const address = safeSource(banner.externalLink);
  if (banner.linkageType === 'URL') return address ?? appPath('/');
  if (banner.linkageType === 'P') return address ?? appPath('/promotions');
  return `?popup=game-info:${encodeURIComponent(banner.nodeId ?? '')}`;
}

/** The banner carousel (R2.01, R9.06), as high before its pictures are there as after. */
export function Hero() {
  const intl = useIntl();
  const navigate = useNavigate();
  const popups = usePopups();
  const { data } = useBanners('w_home');
  const slides = useMemo<readonly Slide[] | undefined>(
    () =>
      data?.map((banner) => ({
        id: banner.bannerId,
        src: ownBanner(banner.url, 1400),
        srcSet: srcSet(banner.url),
        sizes: `${below.lg} 100vw, 1400px`,
        alt: '',
        title: banner.title,
        text: banner.subtitle,
        href: addressOf(banner),
      })),
    [data],
  );
  if (data?.length === 0) return null;
  if (!slides) return <div className={css.heroPlace} />;

  const open = (id: string) => {
    const banner = data?.find((each) => each.bannerId === id);
    if (!banner) return;
    if (banner.linkageType === 'G') popups.open('game-info', banner.nodeId ?? '');
    else if (linkKind(addressOf(banner)) === 'https')
      window.open(addressOf(banner), '_blank', 'noopener');
    else navigate(addressOf(banner));
  };
  return (
    <Carousel
      slides={slides}
      onSelect={open}
      label={intl.formatMessage({ id: 'home.hero' })}
      labels={{
        previous: intl.formatMessage({ id: 'home.hero.previous' }),
        next: intl.formatMessage({ id: 'home.hero.next' }),
        position: (number, total) =>
          intl.formatMessage({ id: 'home.hero.slide' }, { number, total }),
      }}
    />
  );
}
