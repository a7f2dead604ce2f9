import type { Banner } from '@baize/gateway/contract';
import { BannerCard } from './banner-card.tsx';
import * as css from './placed-banners.css.ts';
import { useBanners } from './use-announcements.ts';

/** The maximum width of a banner in a dialog or in the side menu. */
const SIZES = '520px';

export interface PlacedBannersProps {
  place: Exclude<Banner['groupName'], 'w_home'>;
}

/**
 * The merchant's banners of one place (specification section 3: `w_reg`, `w_forget`, `w_leftmenu`).
 * Reserves the space of one while they load; renders nothing where there are none or they failed.
 */
export function PlacedBanners({ place }: PlacedBannersProps) {
  const { data, error } = useBanners(place);
  if (error && !data) return null;
  if (!data) return <div className={css.place} />;
  return data.map((banner) => (
    <BannerCard key={banner.bannerId} banner={banner} look="strip" sizes={SIZES} />
  ));
}
