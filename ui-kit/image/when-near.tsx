import { createContext, type ReactNode, use } from 'react';

const WhenNear = createContext(false);

/** Whether pictures here wait until they come near the window. */
export const useWhenNear = (): boolean => use(WhenNear);

/**
 * Pictures inside are fetched when they come near the window. Browsers begin with lazy pictures
 * some thousand pixels before that: for what no first screen shows, and for long rows of small
 * pictures, that is early enough to stand in the way of the first screen. A page that a server has
 * drawn begins with them when React takes it over; one that wants them earlier sets `src` and
 * `srcset` from their `data-` attributes itself, as the portal does.
 */
export function ImagesWhenNear({ children }: { children: ReactNode }) {
  return <WhenNear value>{children}</WhenNear>;
}

/** How far from the window a picture is asked for. */
const MARGIN = '320px';

const shows = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls once when the element comes near the window. Gives back what calls it off. */
export function whenNear(element: Element, show: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        shows.get(target)?.();
      }
    },
    { rootMargin: MARGIN },
  );
  shows.set(element, show);
  observer.observe(element);
  return () => observer?.unobserve(element);
}
