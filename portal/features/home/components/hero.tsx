import type { Banner } from '@baize/gateway/contract';
import { Carousel, type Slide } from '@baize/ui-kit/carousel';
import { below } from '@baize/ui-kit/foundation/breakpoints';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import {
  bannerAddress,
  bannerPicture,
  useOpenBanner,
} from '../../../shared/announcements/banner-link.ts';
import { useBanners } from '../../../shared/announcements/use-announcements.ts';

/** The banners of home over the whole width. */
export function Hero() {
  const { data } = useBanners('w_home');
  return <BannerCarousel banners={data} sizes={`${below.lg} 100vw, 1680px`} />;
}

interface BannerCarouselProps {
  /** Undefined while they are on their way. */
  banners: readonly Banner[] | undefined;
  /** The width of a picture on the page (`sizes` of an image). */
  sizes: string;
}

/** The banner carousel (R2.01, R9.06), with its height reserved before its pictures load. */
export function BannerCarousel({ banners, sizes }: BannerCarouselProps) {
  const intl = useIntl();
  const openBanner = useOpenBanner();
  const slides = useMemo<readonly Slide[] | undefined>(
    () =>
      banners?.map((banner) => ({
        id: banner.bannerId,
        ...bannerPicture(banner.url, 'wide'),
        sizes,
        alt: '',
        title: banner.title,
        description: banner.subtitle,
        action: intl.formatMessage({ id: `home.hero.action.${banner.linkageType}` }),
        href: bannerAddress(banner),
      })),
    [banners, intl, sizes],
  );
  if (banners?.length === 0) return null;

  const open = (id: string) => {
    const banner = banners?.find((each) => each.bannerId === id);
    if (banner) openBanner(banner);
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
