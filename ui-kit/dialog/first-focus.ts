const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** Text that is longer than its room, with nothing in it to focus, must still scroll by keys. */
export function makeScrollable(panel: HTMLElement): void {
  const body = panel.querySelector<HTMLElement>('[data-dialog-body]');
  if (!body || body.scrollHeight <= body.clientHeight || body.querySelector(FOCUSABLE)) return;
  body.tabIndex = 0;
}

const CONTROLS = [
  '[data-autofocus]',
  'input:not([type="hidden"], :disabled, [tabindex="-1"])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[role="tab"][aria-selected="true"]',
];

/**
 * Where focus starts in a dialog: what is marked `data-autofocus`, else the first form control of
 * the body, else the chosen tab, else the dialog itself, so that a screen reader reads from the top.
 */
export function firstFocus(panel: HTMLElement): HTMLElement {
  const body = panel.querySelector<HTMLElement>('[data-dialog-body]') ?? panel;
  const [marked = '', ...controls] = CONTROLS;
  return (
    panel.querySelector<HTMLElement>(marked) ??
    body.querySelector<HTMLElement>(controls.slice(0, 3).join(',')) ??
    body.querySelector<HTMLElement>(controls.slice(3).join(',')) ??
    panel
  );
}
