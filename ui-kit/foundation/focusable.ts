/** Selects what can take focus; some of it may be disabled or out of the tab order. */
export const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, iframe, [controls], [contenteditable], [tabindex]';
