import { createContext, type ReactNode, use } from 'react';

const WhenNear = createContext(false);

/** Whether pictures here wait until they are in the window, or near it. */
export const useWhenNear = (): boolean => use(WhenNear);

/**
 * Pictures inside are fetched when they come into the window, and from the first time that the page is
 * scrolled, when they come near it: whoever only looks, or moves on, asks for nothing that was not seen.
 * Browsers begin with lazy pictures some thousand pixels before that, early enough to stand in the way of
 * the first screen. A page that a server has drawn begins with them when React takes it over; one that
 * wants them earlier sets `src` and `srcset` from their `data-` attributes itself, as the portal does.
 */
export function ImagesWhenNear({ children }: { children: ReactNode }) {
  return <WhenNear value>{children}</WhenNear>;
}

/** How far from the window a picture is asked for, from the first time that the page is scrolled. */
const MARGIN = '320px';

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function observe(rootMargin: string): void {
  observer?.disconnect();
  observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        waiting.get(target)?.();
        forget(target);
      }
    },
    { rootMargin },
  );
  for (const element of waiting.keys()) observer.observe(element);
}

function forget(element: Element): void {
  observer?.unobserve(element);
  waiting.delete(element);
}

/**
 * Calls once when the element comes near the window, or as long as the page was never scrolled, into it.
 * Gives back what calls it off.
 */
export function whenNear(element: Element, show: () => void): () => void {
  if (!observer) {
    observe('0px');
    addEventListener('scroll', () => observe(MARGIN), { once: true, passive: true });
  }
  waiting.set(element, show);
  observer?.observe(element);
  return () => forget(element);
}
