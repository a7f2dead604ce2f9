import { type RefObject, useEffect, useRef } from 'react';

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
 * alone: the compositor does the work, no frame runs a line of script. Keeps its place when it is
 * paused and when its size changes.
 */
export function useMarquee(
  track: RefObject<HTMLElement | null>,
  { axis, speed, playing, enabled }: Marquee,
): void {
  const running = useRef<Animation>(undefined);
  const wanted = useRef(playing);
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
      if (!wanted.current) animation.pause();
      running.current = animation;
    };
    const observer = new ResizeObserver(start);
    observer.observe(element);
    return () => {
      observer.disconnect();
      running.current?.cancel();
      running.current = undefined;
    };
  }, [track, axis, speed, enabled]);
  useEffect(() => {
    wanted.current = playing;
    if (playing) running.current?.play();
    else running.current?.pause();
  }, [playing]);
}
