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

/** Used where no `KitProvider` gives these labels. */
const DEFAULT_LABELS = {
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
  /**
   * The name of the picture and the link: what the banner says. Leave it empty where there is a
   * title.
   */
  alt: string;
  /** The title over the start side of the picture, in the brand's typeface. */
  title?: string;
  /** One line under the title. */
  description?: string;
  /** The call to action, drawn as a button. */
  action?: string;
  /** The address of the slide. Without it and without `onSelect` the slide is not interactive. */
  href?: string;
}

export interface CarouselLabels {
  /** The role descriptions, read after the name: `carousel`, `slide`. */
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
  /** Undefined while the slides load: their space is reserved. */
  slides: readonly Slide[] | undefined;
  /** Aspect ratio of every slide. On a wide page none is higher than 360 px. */
  ratio?: string;
  fallbackSrc?: string;
  /**
   * Called for a plain click on a slide. Without it a slide with an address is an ordinary link.
   */
  onSelect?: (id: string) => void;
  /** The name of the region: `Promotions`. */
  label: string;
  labels?: Partial<CarouselLabels>;
}

/**
 * Rotating banners (R9.06): 5000 ms each, with a transition of 1000 ms, only where there are
 * several. Rotation pauses on hover, on focus, under a dialog, by the pause button, and for reduced
 * motion. The first slide is rendered by the server and fetched first; the others are fetched
 * shortly before they show: after half of a slide's time, or when the pointer or the focus comes to
 * the carousel.
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
  const kit = useKitLabels(DEFAULT_LABELS, 'Carousel');
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
        <span className={css.content}>
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
