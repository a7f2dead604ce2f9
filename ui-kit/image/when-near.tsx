import { createContext, type ReactNode, use } from 'react';

const WhenNear = createContext(false);

/** Whether pictures here are deferred until they are in or near the window. */
export const useWhenNear = (): boolean => use(WhenNear);

/**
 * Defers the pictures inside: they are fetched when they come into the window and, once the page
 * has been scrolled, when they come near it. Browsers fetch lazy pictures already some thousand
 * pixels before that, which delays the first viewport. On a server-rendered page they are fetched
 * from hydration on; a page that wants them earlier sets `src` and `srcset` from their `data-`
 * attributes itself, as the portal does.
 */
export function ImagesWhenNear({ children }: { children: ReactNode }) {
  return <WhenNear value>{children}</WhenNear>;
}

/** The distance to the window at which a picture is fetched once the page has been scrolled. */
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
 * Calls back once when the element comes near the window or, before the page has been scrolled,
 * into it.
 * @returns cancels that
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
