/** For a story's `beforeEach`: the page of a person who asked for less motion, until it is over. */
export function askForLessMotion(): () => void {
  const real = window.matchMedia;
  window.matchMedia = (query) =>
    query.includes('prefers-reduced-motion: reduce')
      ? real.call(window, 'all')
      : real.call(window, query);
  return () => {
    window.matchMedia = real;
  };
}

/** How the one animation of an element stands. */
export function motionOf(element: Element | null | undefined): AnimationPlayState | 'none' {
  return element?.getAnimations()[0]?.playState ?? 'none';
}
