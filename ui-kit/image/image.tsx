import {
  type ComponentPropsWithRef,
  memo,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { cx } from '../foundation/cx.ts';
import { useMergedRefs } from '../foundation/merged-refs.ts';
import { image, mark, placeholder } from './image.css.ts';
import { type Stage, stageAfterFailure } from './loading.ts';
import { useWhenNear, whenNear } from './when-near.tsx';

export interface ImageProps
  extends Omit<ComponentPropsWithRef<'img'>, 'loading' | 'decoding' | 'fetchPriority'> {
  src: string | undefined;
  /** The alternative text; `''` where the text beside the picture says the same. */
  alt: string;
  /** Aspect ratio in CSS syntax (`3 / 4`): reserves the space before the picture loads. */
  ratio?: string;
  fit?: 'cover' | 'contain';
  /** The picture to show when `src` has failed twice. */
  fallbackSrc?: string;
  /** Rendered when no picture could be loaded; by default an emblem in the brand's colours. */
  fallback?: ReactNode;
  /**
   * For the largest picture in the first viewport: it is fetched immediately and with high
   * priority.
   */
  priority?: boolean;
}

interface Progress {
  /** The `src` to which the stage belongs: another one starts over. */
  of: string | undefined;
  stage: Stage;
}

// A static element, which needs no render. A die in outline, as neutral as the brand itself.
const emblem = (
  <svg className={mark} viewBox="0 0 48 48" fill="none" stroke="currentColor" aria-hidden="true">
    <path d="M24 5 41 14.5v19L24 43 7 33.5v-19z" strokeWidth="1.6" strokeLinejoin="round" />
    <path d="m7 14.5 17 9.5 17-9.5M24 24v19" strokeWidth="1.6" strokeLinejoin="round" />
    <g fill="currentColor" stroke="none">
      <ellipse cx="24" cy="14.5" rx="2.6" ry="1.6" />
      <ellipse cx="13" cy="23.5" rx="1.4" ry="2" />
      <ellipse cx="18" cy="34" rx="1.4" ry="2" />
      <ellipse cx="32.5" cy="28.5" rx="1.4" ry="2" />
    </g>
  </svg>
);

/**
 * A picture that causes no layout shift: its box has its ratio from the start, with the skeleton's
 * colour while the picture loads. A failed picture is requested once more, then the fallback
 * picture is shown (R8.13). Lazy unless `priority`. One DOM node.
 */
export const Image = memo(function Image({
  src,
  srcSet,
  sizes,
  alt,
  ratio,
  fit,
  fallbackSrc,
  fallback = emblem,
  priority = false,
  className,
  style,
  onLoad,
  onError,
  ref,
  ...rest
}: ImageProps) {
  const own = useRef<HTMLImageElement>(null);
  const early = useRef(false);
  const merged = useMergedRefs(own, ref);
  const [kept, setProgress] = useState<Progress>({ of: src, stage: 'first' });
  const stage = kept.of === src ? kept.stage : 'first';
  // A picture that failed was near the window, so the retry is not deferred.
  const isLater = useWhenNear() && !priority && stage === 'first';
  // Read from the element, because a script may have changed its address since it was rendered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is another element.
  useEffect(() => {
    const picture = own.current;
    if (!isLater || !picture) return;
    return whenNear(picture, () => {
      // A server-rendered page may have requested it before its scripts loaded.
      if (picture.hasAttribute('src')) return;
      const { src: address, srcset } = picture.dataset;
      if (srcset) picture.srcset = srcset;
      if (address) picture.src = address;
    });
  }, [isLater, src]);
  // The picture of a server-rendered page loaded or failed before React attached its handlers, so
  // the event is dispatched again.
  useEffect(() => {
    const picture = own.current;
    if (!picture?.complete || !picture.getAttribute('src')) return;
    early.current = true;
    picture.dispatchEvent(new Event(picture.naturalWidth > 0 ? 'load' : 'error'));
    early.current = false;
  }, []);
  const box = ratio === undefined ? style : { aspectRatio: ratio, ...style };
  if (stage === 'placeholder' || !src)
    return (
      <span
        className={cx(placeholder, className)}
        style={box}
        role="img"
        aria-label={alt || undefined}
        aria-hidden={alt === '' || undefined}
        data-state="failed"
      >
        {fallback}
      </span>
    );
  return (
    <img
      {...rest}
      // The retry is a new element, because setting the same address on the same element would not
      // request it again. So is another picture: the attributes that `onLoad` set belong to the
      // previous one.
      key={`${stage} ${src}`}
      src={isLater ? undefined : stage === 'fallback' ? fallbackSrc : src}
      srcSet={isLater || stage === 'fallback' ? undefined : srcSet}
      data-src={isLater ? src : undefined}
      data-srcset={isLater ? srcSet : undefined}
      sizes={sizes}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      // Without `priority` a picture must not delay those that have it, even once it is visible.
      fetchPriority={priority ? 'high' : 'low'}
      ref={merged}
      className={cx(image, className)}
      style={box}
      data-fit={fit}
      data-state="loading"
      onLoad={(event) => {
        // Set on the element itself: hundreds of pictures of a page load without a render.
        const { dataset } = event.currentTarget;
        dataset.state = stage === 'fallback' ? 'fallback' : 'loaded';
        if (!early.current) dataset.arrived = '';
        onLoad?.(event);
      }}
      onError={(event) => {
        setProgress({ of: src, stage: stageAfterFailure(stage, Boolean(fallbackSrc)) });
        onError?.(event);
      }}
    />
  );
});
