import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isCovered, watchCover } from './covered.ts';

export interface Marquee {
  /** `inline` moves towards the start of the line, `block` upwards. */
  axis: 'inline' | 'block';
  /** CSS pixels per second. */
  speed: number;
  playing: boolean;
  /** False sets up no motion at all. */
  enabled: boolean;
}

/**
 * Loops a track that holds its content twice, by one content's length. It animates the transform
 * alone, so the compositor does the work and no frame runs script. Pauses under a dialog, and keeps
 * its position when it is paused or resized.
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
