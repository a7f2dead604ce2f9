/** Milliseconds in which nothing may be touched, typed or scrolled before an announcement opens. */
const QUIET = 1200;

/** What somebody does; moving the pointer alone is none of it. */
const ACTIVITY = ['scroll', 'wheel', 'touchmove', 'pointerdown', 'keydown', 'input'] as const;

/** What stands over the page: menus, lists of choices, dialogs and drawers. */
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const FIELDS = 'input, textarea, select, [contenteditable]';

/** Somebody looks at another window, has something open over the page, or is in a field. */
export function isOccupied(): boolean {
  return (
    document.visibilityState === 'hidden' ||
    document.querySelector(LAYERS) !== null ||
    (document.activeElement?.matches(FIELDS) ?? false)
  );
}

/**
 * Tries whenever nothing has happened for a while, until the attempt says that it is done.
 * @returns how to stop
 */
export function whenQuiet(attempt: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!attempt()) wait();
    }, QUIET);
  };
  for (const type of ACTIVITY) {
    window.addEventListener(type, wait, { passive: true, capture: true });
  }
  wait();
  return () => {
    clearTimeout(timer);
    for (const type of ACTIVITY) window.removeEventListener(type, wait, { capture: true });
  };
}
