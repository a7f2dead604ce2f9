import { FOCUSABLE } from '../foundation/focusable.ts';

/** The dialog itself, in its layer. */
const dialogOf = (layer: HTMLElement | null): HTMLElement | null =>
  layer?.querySelector<HTMLElement>(':scope > [role]') ?? null;

/** Puts focus on an element without scrolling to it. */
function focusOn(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

/** Puts focus back where it was in a layer, or on its dialog where that is gone. */
export function focusBack(last: Element | null, layer: HTMLElement): void {
  focusOn(last?.isConnected ? last : dialogOf(layer));
}

/** Puts focus on the last stop of a layer's dialog, or on its first: on what takes it first of all. */
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
 * Where focus starts in a dialog: what is marked `data-autofocus`, else the first form control of
 * the body (not one in the panel of another tab), else the chosen tab, else the dialog itself, so that a
 * screen reader reads from the top.
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

/** Puts focus into a dialog that has just come, unless something in it took focus itself. */
export function focusInto(layer: HTMLElement, wanted: HTMLElement | null | undefined): void {
  const panel = dialogOf(layer);
  if (!panel) return;
  if (!panel.contains(document.activeElement)) focusOn(wanted ?? firstFocus(panel));
}
