import { below } from '@baize/ui-kit/foundation/breakpoints';
import { Rail } from '@baize/ui-kit/rail';
import { FormattedMessage, useIntl } from 'react-intl';
import { BannerCard } from '../../../shared/announcements/banner-card.tsx';
import { useBanners } from '../../../shared/announcements/use-announcements.ts';
import { useRailLabels } from '../../../shared/games/rail-labels.ts';
import { BannerCarousel } from './hero.tsx';
import * as css from './hero-of-cards.css.ts';

/** The number of static banners beside the carousel. */
const BESIDE = 2;
/** Cards that a full width shows. */
const PER_VIEW = 3;
const CARD_SIZES = `${below.lg} 80vw, 560px`;

export interface HeroOfCardsProps {
  kind: 'split' | 'cards';
}

/**
 * The banners of home as cards, where the brand's layout has that: two beside a carousel, or a row.
 */
export function HeroOfCards({ kind }: HeroOfCardsProps) {
  return kind === 'cards' ? <Cards /> : <Split />;
}

function Split() {
  const { data } = useBanners('w_home');
  const intl = useIntl();
  // The second and third: the first is the most important, and is in the carousel.
  const beside = data && data.length > BESIDE ? data.slice(1, 1 + BESIDE) : [];
  const turning = data?.filter((banner) => !beside.includes(banner));
  if (data?.length === 0) return null;
  return (
    <div className={css.split}>
      <BannerCarousel banners={turning} sizes={`${below.lg} 100vw, 1120px`} />
      {(!data || beside.length > 0) && (
        <section className={css.beside} aria-label={intl.formatMessage({ id: 'home.hero.more' })}>
          {beside.map((banner) => (
            <BannerCard key={banner.bannerId} banner={banner} look="card" sizes={CARD_SIZES} />
          ))}
        </section>
      )}
    </div>
  );
}

function Cards() {
  const { data } = useBanners('w_home');
  const labels = useRailLabels();
  if (data?.length === 0) return null;
  return (
    <Rail
      title={<FormattedMessage id="home.hero" />}
      perView={PER_VIEW}
      leastWidth={css.LEAST_CARD}
      labels={labels}
    >
      {data
        ? data.map((banner, at) => (
            <BannerCard
              key={banner.bannerId}
              banner={banner}
              look="card"
              sizes={CARD_SIZES}
              priority={at === 0}
            />
          ))
        : ['a', 'b', 'c'].map((key) => <div key={key} className={css.place} />)}
    </Rail>
  );
}
