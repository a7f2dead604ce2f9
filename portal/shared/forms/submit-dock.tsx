import { type ReactNode, type RefCallback, useCallback } from 'react';
import { keyboardHeight } from './keyboard-height.ts';
import * as css from './submit-dock.css.ts';

/** Keeps the dock above an on-screen keyboard that covers the page. */
function followKeyboard(dock: HTMLElement): () => void {
  const { visualViewport } = window;
  if (!visualViewport) return () => undefined;
  const follow = () =>
    dock.style.setProperty('--keyboard', `${keyboardHeight(window.innerHeight, visualViewport)}px`);
  follow();
  visualViewport.addEventListener('resize', follow);
  visualViewport.addEventListener('scroll', follow);
  return () => {
    visualViewport.removeEventListener('resize', follow);
    visualViewport.removeEventListener('scroll', follow);
  };
}

/**
 * The submit button of a form that moves money: on a phone at the lower edge, reachable while the
 * keyboard is open.
 */
export function SubmitDock({ children }: { children: ReactNode }) {
  const dock = useCallback<RefCallback<HTMLDivElement>>(
    (element) => (element ? followKeyboard(element) : undefined),
    [],
  );
  return (
    <div className={css.place}>
      <div ref={dock} className={css.dock}>
        {children}
      </div>
    </div>
  );
}
