import { expect, waitFor } from 'storybook/test';

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

/** That an element's animation pauses while the page that it is in lies under a dialog, and goes on afterwards. */
export async function expectStandsUnderADialog(
  page: HTMLElement,
  moving: () => Element | null,
): Promise<void> {
  await waitFor(() => expect(motionOf(moving())).toBe('running'));
  // As Radix and the browser's own dialogs do with all that is behind them.
  page.setAttribute('aria-hidden', 'true');
  await waitFor(() => expect(motionOf(moving())).toBe('paused'));
  page.removeAttribute('aria-hidden');
  await waitFor(() => expect(motionOf(moving())).toBe('running'));
}
