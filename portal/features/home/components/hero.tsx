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

/** The banner carousel (R2.01, R9.06), as high before its pictures are there as after. */
export function Hero() {
  const intl = useIntl();
  const openBanner = useOpenBanner();
  const { data } = useBanners('w_home');
  const slides = useMemo<readonly Slide[] | undefined>(
    () =>
      data?.map((banner) => ({
        id: banner.bannerId,
        ...bannerPicture(banner.url, 'wide'),
        sizes: `${below.lg} 100vw, 1680px`,
        alt: '',
        title: banner.title,
        description: banner.subtitle,
        action: intl.formatMessage({ id: `home.hero.action.${banner.linkageType}` }),
        href: bannerAddress(banner),
      })),
    [data, intl],
  );
  if (data?.length === 0) return null;

  const open = (id: string) => {
    const banner = data?.find((each) => each.bannerId === id);
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
