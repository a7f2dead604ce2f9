import type { Banner } from '@baize/gateway/contract';
import { BannerCard } from './banner-card.tsx';
import * as css from './placed-banners.css.ts';
import { useBanners } from './use-announcements.ts';

/** Pixels that a banner of a dialog or of the side menu takes at most. */
const SIZES = '520px';

export interface PlacedBannersProps {
  place: Exclude<Banner['groupName'], 'w_home'>;
}

/**
 * The merchant's banners of one place (specification section 3: `w_reg`, `w_forget`, `w_leftmenu`).
 * Keeps room for one while they are on their way; without any, or when they could not be had,
 * nothing is shown.
 */
export function PlacedBanners({ place }: PlacedBannersProps) {
  const { data, error } = useBanners(place);
  if (error && !data) return null;
  if (!data) return <div className={css.place} />;
  return data.map((banner) => (
    <BannerCard key={banner.bannerId} banner={banner} look="strip" sizes={SIZES} />
  ));
}
