import type { Banner } from '@baize/gateway/contract';
import { Carousel, type Slide } from '@baize/ui-kit/carousel';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useBanners } from '../../../shared/announcements/use-announcements.ts';
import { currentBrand } from '../../../shared/brand/brand-store.ts';
import { PATHS } from '../../../shared/paths.ts';
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

/** Where a banner leads, by its linkageType: an address, a promotion, or a game. */
function addressOf(banner: Banner): string {
  if (banner.linkageType === 'URL') return banner.externalLink ?? PATHS.home;
  if (banner.linkageType === 'P') return banner.externalLink ?? PATHS.promotions;
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
        sizes: '(max-width: 900px) 100vw, 1400px',
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
    else if (/^https?:/.test(addressOf(banner)))
      window.open(addressOf(banner), '_blank', 'noopener');
    else navigate(addressOf(banner));
  };
  return (
    <Carousel
      slides={slides}
      onOpen={open}
      labels={{
        carousel: intl.formatMessage({ id: 'home.hero' }),
        kind: intl.formatMessage({ id: 'home.hero.kind' }),
        slideKind: intl.formatMessage({ id: 'home.hero.slideKind' }),
        previous: intl.formatMessage({ id: 'home.hero.previous' }),
        next: intl.formatMessage({ id: 'home.hero.next' }),
        pause: intl.formatMessage({ id: 'home.hero.pause' }),
        play: intl.formatMessage({ id: 'home.hero.play' }),
        position: (number, total) =>
          intl.formatMessage({ id: 'home.hero.slide' }, { number, total }),
      }}
    />
  );
}
