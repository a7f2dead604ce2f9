import type { Banner } from '@baize/gateway/contract';
import { isPlainPress } from '@baize/ui-kit/foundation';
import { Image } from '@baize/ui-kit/image';
import * as css from './banner-card.css.ts';
import { bannerAddress, bannerPicture, useOpenBanner } from './banner-link.ts';

interface BannerCardProps {
  banner: Banner;
  /** `strip` beside forms and menus, `card` near the top of a page. */
  look: keyof typeof css.RATIOS;
  /** The width of the picture on the page (`sizes` of an image). */
  sizes: string;
  /** Fetched first, for a banner at the top of the first viewport. */
  priority?: boolean;
}

/** A static banner: a picture with text and a link. */
export function BannerCard({ banner, look, sizes, priority }: BannerCardProps) {
  const open = useOpenBanner();
  return (
    <a
      className={css.banner({ look })}
      href={bannerAddress(banner)}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        open(banner);
      }}
    >
      <Image
        {...bannerPicture(banner.url)}
        className={css.picture({ look })}
        sizes={sizes}
        alt=""
        ratio={css.RATIOS[look]}
        priority={priority}
      />
      <span className={css.words({ look })}>
        <span className={css.title({ look })}>{banner.title}</span>
        {banner.subtitle && <span className={css.text({ look })}>{banner.subtitle}</span>}
      </span>
    </a>
  );
}
