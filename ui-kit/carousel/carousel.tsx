import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type MouseEvent,
  useRef,
  useState,
} from 'react';
import { cx } from '../foundation/cx.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import { useMergedRefs } from '../foundation/merged-refs.ts';
import { isPlainPress } from '../foundation/plain-press.ts';
import { Image } from '../image/index.ts';
import { PAUSE_BUTTON, usePause } from '../motion/index.ts';
import * as css from './carousel.css.ts';
import { useSwipe } from './swipe.ts';
import { useAutoplay } from './use-autoplay.ts';

/** What it says where no `KitProvider` says otherwise. */
const ENGLISH = {
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous',
  next: 'Next',
  carousel: 'carousel',
  slide: 'slide',
  position: (at, of) => `${at} of ${of}`,
} satisfies Partial<KitLabels>;

export interface Slide {
  id: string;
  src: string;
  srcSet?: string;
  sizes?: string;
  /** What the banner says: the picture's and the link's name. With a title, leave it empty. */
  alt: string;
  /** Laid over the start side of the picture, in the brand's own type. */
  title?: string;
  /** One line under the title. */
  description?: string;
  /** What pressing it does, in the look of a button: a call to act. */
  action?: string;
  /** Where it leads; a slide without one, and without `onSelect`, only shows. */
  href?: string;
}

export interface CarouselLabels {
  /** The kind of thing, said after its name: `carousel`, `slide`. */
  kind: string;
  slideKind: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** `2 of 5` */
  position: (at: number, of: number) => string;
}

export interface CarouselProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'onSelect'> {
  /** Undefined while they are on their way: their place is kept. */
  slides: readonly Slide[] | undefined;
  /** Width to height of every slide; on a wide page none is higher than 360 px. */
  ratio?: string;
  fallbackSrc?: string;
  /** A plain press on a slide; without it a slide with an address is an ordinary link. */
  onSelect?: (id: string) => void;
  /** What rotates: `Promotions`. */
  label: string;
  labels?: Partial<CarouselLabels>;
}

/**
 * Banners that take turns (R9.06): 5000 ms each, 1000 ms from one to the next, only when there are
 * several. They stand under the pointer, with focus inside, under a dialog, when the button says so and
 * for reduced motion. The first is in the page's own HTML and fetched first; the others are fetched
 * when they are about to show: halfway through a turn, or when somebody comes near.
 */
export function Carousel({
  slides,
  ratio = '21 / 9',
  fallbackSrc,
  onSelect,
  label,
  labels,
  className,
  ref,
  ...rest
}: CarouselProps) {
  const kit = useKitLabels(ENGLISH, 'Carousel');
  const position = (at: number) => (labels?.position ?? kit.position)(at + 1, total);
  const { playing, stopped, still, toggle, hold } = usePause();
  const [turn, setTurn] = useState(0);
  const [ahead, setAhead] = useState(0);
  const total = slides?.length ?? 0;
  const current = total === 0 ? 0 : turn % total;
  const several = total > 1;
  const go = (to: number) => setTurn((to + total) % total);
  const fetchNext = () => setAhead((was) => Math.max(was, current + 1));
  const section = useRef<HTMLElement>(null);
  const merged = useMergedRefs(section, ref);
  useAutoplay(section, turn, several && playing, {
    halfway: fetchNext,
    turn: () => go(current + 1),
  });
  const swipe = useSwipe((direction) => several && go(current + direction));
  if (!slides) {
    const style: CSSProperties & Record<`--${string}`, string> = { '--bz-ratio': ratio };
    return <div className={cx(css.carousel, css.place, className)} style={style} />;
  }
  if (total === 0) return null;

  const open = (event: MouseEvent<HTMLElement>) => {
    if (!onSelect || !isPlainPress(event)) return;
    event.preventDefault();
    onSelect(event.currentTarget.dataset.slide ?? '');
  };
  const picture = (slide: Slide, at: number) => (
    <>
      {at <= ahead || at === current ? scene(slide, at) : null}
      {slide.title && (
        <span className={css.words}>
          <span className={css.title}>{slide.title}</span>
          {slide.description && <span className={css.text}>{slide.description}</span>}
          {slide.action && <span className={css.action}>{slide.action}</span>}
        </span>
      )}
    </>
  );
  const scene = (slide: Slide, at: number) => (
    <Image
      className={css.picture}
      src={slide.src}
      srcSet={slide.srcSet}
      sizes={slide.sizes}
      alt={slide.alt}
      ratio={ratio}
      fallbackSrc={fallbackSrc}
      priority={at === 0}
      draggable={false}
    />
  );

  return (
    <section
      ref={merged}
      aria-label={label}
      aria-roledescription={labels?.kind ?? kit.carousel}
      {...rest}
      className={cx(css.carousel, className)}
      data-state={several && playing ? 'playing' : 'paused'}
      onPointerEnter={(event) => {
        hold.onPointerEnter(event);
        fetchNext();
      }}
      onPointerLeave={hold.onPointerLeave}
      onFocus={(event) => {
        hold.onFocus(event);
        fetchNext();
      }}
      onBlur={hold.onBlur}
    >
      {several && (
        <>
          {/* What stops the turning comes first by the keys (APG), before what turns. */}
          <div className={css.controls}>
            {!still && (
              <button
                type="button"
                className={cx(css.round, css.pause)}
                aria-label={stopped ? (labels?.play ?? kit.play) : (labels?.pause ?? kit.pause)}
                onClick={toggle}
                {...PAUSE_BUTTON}
              >
                {stopped ? <Play size={16} /> : <Pause size={16} />}
              </button>
            )}
            <div className={css.dots}>
              {slides.map((slide, at) => (
                <button
                  key={slide.id}
                  type="button"
                  className={css.dot}
                  aria-label={position(at)}
                  aria-current={at === current}
                  onClick={() => go(at)}
                />
              ))}
            </div>
          </div>
          <button
            type="button"
            className={cx(css.round, css.arrow)}
            data-side="back"
            aria-label={labels?.previous ?? kit.previous}
            onClick={() => go(current - 1)}
          >
            <ChevronLeft size={22} />
          </button>
          <button
            type="button"
            className={cx(css.round, css.arrow)}
            data-side="on"
            aria-label={labels?.next ?? kit.next}
            onClick={() => go(current + 1)}
          >
            <ChevronRight size={22} />
          </button>
        </>
      )}
      <div className={css.deck} aria-live={several && playing ? 'off' : 'polite'} {...swipe}>
        {slides.map((slide, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; this is the carousel pattern's slide
          <div
            key={slide.id}
            role="group"
            className={css.slide}
            aria-roledescription={labels?.slideKind ?? kit.slide}
            aria-label={position(at)}
            data-state={at === current ? 'current' : 'waiting'}
            inert={at !== current}
          >
            {slide.href !== undefined ? (
              <a className={css.target} href={slide.href} data-slide={slide.id} onClick={open}>
                {picture(slide, at)}
              </a>
            ) : onSelect ? (
              <button type="button" className={css.target} data-slide={slide.id} onClick={open}>
                {picture(slide, at)}
              </button>
            ) : (
              picture(slide, at)
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
