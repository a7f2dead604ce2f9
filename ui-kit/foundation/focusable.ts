/** Selects focusable elements; some may be disabled or outside the tab order. */
export const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, iframe, [controls], [contenteditable], [tabindex]';
