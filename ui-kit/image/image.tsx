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
import { drawn, image, mark } from './image.css.ts';
import { afterFailure, type Stage } from './loading.ts';
import { useWhenNear, whenNear } from './when-near.tsx';

export interface ImageProps
  extends Omit<ComponentPropsWithRef<'img'>, 'loading' | 'decoding' | 'fetchPriority'> {
  src: string | undefined;
  /** What the picture says; `''` when the text beside it says it already. */
  alt: string;
  /** Width to height, as CSS says it (`3 / 4`): the box is there before the picture is. */
  ratio?: string;
  fit?: 'cover' | 'contain';
  /** The default image when the picture fails twice. */
  fallbackSrc?: string;
  /** Drawn when no picture could be had at all; by default an emblem in the brand's colours. */
  fallback?: ReactNode;
  /** The largest picture of the first screen: fetched at once and first. */
  priority?: boolean;
}

interface Progress {
  /** The picture that this is about: another `src` starts afresh. */
  of: string | undefined;
  stage: Stage;
}

// A static element: it costs no render. A die in outline, as neutral as the brand itself.
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
 * A picture that never moves the page: its box has its ratio from the start, in the colour of a
 * skeleton while the picture loads. A failed picture is asked for once more, then the default
 * image takes its place (R8.13). Lazy unless `priority`. One DOM node.
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
  // A picture that failed stood near: it is not asked for late once more.
  const isLater = useWhenNear() && !priority && stage === 'first';
  // Read from the element: its address may have been changed by hand since it was drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is another element.
  useEffect(() => {
    const picture = own.current;
    if (!isLater || !picture) return;
    return whenNear(picture, () => {
      // A drawn page may have begun with it before its scripts came.
      if (picture.hasAttribute('src')) return;
      const { src: address, srcset } = picture.dataset;
      if (srcset) picture.srcset = srcset;
      if (address) picture.src = address;
    });
  }, [isLater, src]);
  // A picture of a drawn page came, or failed, before React could hear of it: it says so again.
  useEffect(() => {
    const picture = own.current;
    if (!picture?.complete || !picture.getAttribute('src')) return;
    early.current = true;
    picture.dispatchEvent(new Event(picture.naturalWidth > 0 ? 'load' : 'error'));
    early.current = false;
  }, []);
  const box = ratio === undefined ? style : { aspectRatio: ratio, ...style };
  if (stage === 'drawn' || !src)
    return (
      <span
        className={cx(drawn, className)}
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
      // The retry is a new element: the same address on the same one would not be asked for again.
      // Another picture is one, too: what `onLoad` left on the element was about the one before.
      key={`${stage} ${src}`}
      src={isLater ? undefined : stage === 'fallback' ? fallbackSrc : src}
      srcSet={isLater || stage === 'fallback' ? undefined : srcSet}
      data-src={isLater ? src : undefined}
      data-srcset={isLater ? srcSet : undefined}
      sizes={sizes}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      // What was not said to come first stands in the way of nothing that was, also once it is seen.
      fetchPriority={priority ? 'high' : 'low'}
      ref={merged}
      className={cx(image, className)}
      style={box}
      data-fit={fit}
      data-state="loading"
      onLoad={(event) => {
        // On the element itself: hundreds of pictures of one page arrive without a single render.
        const { dataset } = event.currentTarget;
        dataset.state = stage === 'fallback' ? 'fallback' : 'loaded';
        if (!early.current) dataset.arrived = '';
        onLoad?.(event);
      }}
      onError={(event) => {
        setProgress({ of: src, stage: afterFailure(stage, Boolean(fallbackSrc)) });
        onError?.(event);
      }}
    />
  );
});
