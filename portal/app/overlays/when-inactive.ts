/** Milliseconds without touch, key or scroll events before an announcement opens. */
const INACTIVE_MS = 1200;

/** Events of an active person; moving the pointer alone does not count. */
const ACTIVITY = ['scroll', 'wheel', 'touchmove', 'pointerdown', 'keydown', 'input'] as const;

/** Layers over the page: menus, listboxes, dialogs and drawers. */
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * Whether another window has the focus, a layer is open over the page, or a field has the focus.
 */
export function isOccupied(): boolean {
  return (
    document.visibilityState === 'hidden' ||
    document.querySelector(LAYERS) !== null ||
    (document.activeElement?.matches(FIELDS) ?? false)
  );
}

/**
 * Calls the attempt after each pause without activity, until it returns true.
 * @returns stops it
 */
export function whenInactive(attempt: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!attempt()) wait();
    }, INACTIVE_MS);
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
