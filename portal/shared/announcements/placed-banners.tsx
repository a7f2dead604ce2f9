import type { Banner } from '@baize/gateway/contract';
import { Image } from '@baize/ui-kit/image';
import type { MouseEvent } from 'react';
import { bannerAddress, bannerPicture, useOpenBanner } from './banner-link.ts';
import * as css from './placed-banners.css.ts';
import { useBanners } from './use-announcements.ts';

/** Pixels that a banner of a dialog or of the side menu takes at most. */
const SIZES = '520px';

export interface PlacedBannersProps {
  place: Exclude<Banner['groupName'], 'w_home'>;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * The merchant's banners of one place (specification section 3: `w_reg`, `w_forget`, `w_leftmenu`),
 * each a picture with its words that leads somewhere. Keeps room for one while they are on their
 * way; without any, or when they could not be had, nothing is shown.
 */
export function PlacedBanners({ place }: PlacedBannersProps) {
  const { data, error } = useBanners(place);
  const open = useOpenBanner();
  if (error && !data) return null;
  if (!data) return <div className={css.place} />;
  return data.map((banner) => (
    <a
      key={banner.bannerId}
      className={css.banner}
      href={bannerAddress(banner)}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        open(banner);
      }}
    >
      <Image {...bannerPicture(banner.url)} sizes={SIZES} alt="" ratio={css.RATIO} />
      <span className={css.words}>
        <span className={css.title}>{banner.title}</span>
        {banner.subtitle && <span className={css.text}>{banner.subtitle}</span>}
      </span>
    </a>
  ));
}
