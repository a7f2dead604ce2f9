import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isCovered, watchCover } from './covered.ts';

export interface Marquee {
  /** `inline` towards the start of the line, `block` upwards. */
  axis: 'inline' | 'block';
  /** CSS pixels a second. */
  speed: number;
  playing: boolean;
  /** Off: no motion is set up at all. */
  enabled: boolean;
}

/**
 * Moves a track that holds its content twice by one content's length, over and over, by transform
 * alone: the compositor does the work, no frame runs a line of script. Stands under a dialog. Keeps its
 * place when it is paused and when its size changes.
 */
export function useMarquee(
  track: RefObject<HTMLElement | null>,
  { axis, speed, playing, enabled }: Marquee,
): void {
  const running = useRef<Animation>(undefined);
  const settle = useEffectEvent(() => {
    if (playing && !isCovered(track.current)) running.current?.play();
    else running.current?.pause();
  });
  useEffect(() => {
    const element = track.current;
    if (!element || !enabled) return;
    let length = 0;
    const start = () => {
      const now = (axis === 'inline' ? element.scrollWidth : element.scrollHeight) / 2;
      if (now === length || now === 0) return;
      const progress = running.current?.effect?.getComputedTiming().progress ?? 0;
      length = now;
      running.current?.cancel();
      const sign = axis === 'inline' && getComputedStyle(element).direction === 'rtl' ? '' : '-';
      const duration = (length / speed) * 1000;
      const move = axis === 'inline' ? 'translateX' : 'translateY';
      const animation = element.animate(
        { transform: [`${move}(0)`, `${move}(${sign}${length}px)`] },
        { duration, iterations: Number.POSITIVE_INFINITY },
      );
      animation.currentTime = progress * duration;
      running.current = animation;
      settle();
    };
    const observer = new ResizeObserver(start);
    observer.observe(element);
    const unwatch = watchCover(element, () => settle());
    return () => {
      observer.disconnect();
      unwatch();
      running.current?.cancel();
      running.current = undefined;
    };
  }, [track, axis, speed, enabled]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it settles anew when what is wanted changes
  useEffect(() => settle(), [playing]);
}
