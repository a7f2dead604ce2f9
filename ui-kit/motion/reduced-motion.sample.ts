import { expect, waitFor } from 'storybook/test';

/**
 * For a story's `beforeEach`: emulates a person who prefers reduced motion; returns the cleanup.
 */
export function emulateReducedMotion(): () => void {
  const real = window.matchMedia;
  window.matchMedia = (query) =>
    query.includes('prefers-reduced-motion: reduce')
      ? real.call(window, 'all')
      : real.call(window, query);
  return () => {
    window.matchMedia = real;
  };
}

/** The play state of an element's only animation. */
export function playStateOf(element: Element | null | undefined): AnimationPlayState | 'none' {
  return element?.getAnimations()[0]?.playState ?? 'none';
}

/**
 * Expects an element's animation to pause while its page is under a dialog, and to resume
 * afterwards.
 */
export async function expectPausesUnderDialog(
  page: HTMLElement,
  moving: () => Element | null,
): Promise<void> {
  await waitFor(() => expect(playStateOf(moving())).toBe('running'));
  // As Radix and native dialogs do with the page behind them.
  page.setAttribute('aria-hidden', 'true');
  await waitFor(() => expect(playStateOf(moving())).toBe('paused'));
  page.removeAttribute('aria-hidden');
  await waitFor(() => expect(playStateOf(moving())).toBe('running'));
}
