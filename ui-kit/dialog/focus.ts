import { FOCUSABLE } from '../foundation/focusable.ts';

/** The dialog element in its layer. */
const dialogOf = (layer: HTMLElement | null): HTMLElement | null =>
  layer?.querySelector<HTMLElement>(':scope > [role]') ?? null;

/** Focuses an element without scrolling to it. */
function focusOn(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

/** Returns the focus to an element in a layer, or to the dialog where that element is gone. */
export function focusBack(last: Element | null, layer: HTMLElement): void {
  focusOn(last?.isConnected ? last : dialogOf(layer));
}

/**
 * Focuses the last tab stop of a layer's dialog or, without `last`, the element that gets the focus
 * initially.
 */
export function focusEdge(layer: HTMLElement | null, last: boolean): void {
  const dialog = dialogOf(layer);
  const all = [...(dialog?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  const taken = (last ? all.reverse() : all).find((element) => {
    if (element.tabIndex >= 0) element.focus();
    return element === document.activeElement;
  });
  if (!taken) focusOn(dialog);
}

const CONTROL =
  ':is(input:not([type="hidden"], [tabindex="-1"]), select, textarea):not(:disabled, [hidden] *)';

/**
 * The initial focus of a dialog: the element marked `data-autofocus`, else the first form control
 * of the body (outside the panels of other tabs), else the selected tab, else the dialog itself, so
 * that a screen reader reads from the top.
 */
function firstFocus(panel: HTMLElement): HTMLElement {
  const find = (selector: string) => panel.querySelector<HTMLElement>(selector);
  return (
    find('[data-autofocus]') ??
    find(`[data-dialog-body] ${CONTROL}`) ??
    find('[data-dialog-body] [role="tab"][aria-selected="true"]') ??
    panel
  );
}

/**
 * Moves the focus into a dialog that has just opened, unless an element in it has taken the focus
 * already.
 */
export function focusInto(layer: HTMLElement, wanted: HTMLElement | null | undefined): void {
  const panel = dialogOf(layer);
  if (!panel) return;
  if (!panel.contains(document.activeElement)) focusOn(wanted ?? firstFocus(panel));
}
