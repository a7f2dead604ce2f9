import { gutterless, locked, scrollbar } from './dialog.css.ts';

/**
 * Makes everything except the top dialog unreachable. The scrim takes pointer events, a guard moves
 * the focus back (`use-modal-layer.ts`), and the page behind is hidden from screen readers. `inert`
 * is not used: it is inherited, so a browser would recompute the styles of the whole page at
 * opening and at closing. Elements marked `data-above-dialogs`, such as the toasts, stay reachable.
 */
const stack: HTMLElement[] = [];
/** The elements that this module hid, and which it shows again. */
const hidden = new Set<HTMLElement>();

const HIDDEN = 'aria-hidden';
/** Elements that are never hidden here, or were hidden by other code. */
const BEYOND = `[data-above-dialogs], [${HIDDEN}]`;

function show(part: HTMLElement): void {
  part.removeAttribute(HIDDEN);
  hidden.delete(part);
}

function refresh(): void {
  const top = stack.at(-1);
  for (const part of hidden) if (!top || part.contains(top)) show(part);
  // The siblings of the layer and of each of its ancestors.
  for (let inner = top; inner?.parentElement?.closest('body'); inner = inner.parentElement) {
    for (const part of inner.parentElement.children) {
      if (part === inner || !(part instanceof HTMLElement) || part.matches(BEYOND)) continue;
      part.setAttribute(HIDDEN, 'true');
      hidden.add(part);
    }
  }
}

/** `scrollbar` as a property name: vanilla-extract writes a variable as `var(--name)`. */
const SCROLLBAR = scrollbar.slice('var('.length, -1);

/**
 * Stops the page from scrolling and reserves the width of its scrollbar. Where the scrollbar took
 * no room the gutter is left alone, because changing it lays out the whole page.
 */
function lockPage({ body, documentElement, defaultView }: Document): void {
  const width = (defaultView?.innerWidth ?? 0) - documentElement.offsetWidth;
  if (width > 0) {
    body.style.setProperty(SCROLLBAR, `${width}px`);
    documentElement.classList.add(gutterless);
  }
  documentElement.classList.add(locked);
}

function unlockPage({ body, documentElement }: Document): void {
  documentElement.classList.remove(locked, gutterless);
  body.style.removeProperty(SCROLLBAR);
}

/** Puts a dialog's layer on top and stops the page from scrolling. */
export function pushModal(layer: HTMLElement): void {
  if (stack.length === 0) lockPage(layer.ownerDocument);
  stack.push(layer);
  layer.inert = false;
  refresh();
}

/**
 * Removes a dialog's layer from the stack, wherever it is. The layer is inert while it fades out.
 */
export function popModal(layer: HTMLElement): void {
  const at = stack.indexOf(layer);
  if (at < 0) return;
  stack.splice(at, 1);
  refresh();
  show(layer);
  layer.inert = true;
  if (stack.length === 0) unlockPage(layer.ownerDocument);
}

/** The layer of the top dialog, if a dialog is open. */
export const topModal = (): HTMLElement | undefined => stack.at(-1);

/** Whether an element is behind a dialog, in a part that was there when the dialog opened. */
export const isBehind = (element: Element): boolean =>
  [...hidden].some((part) => part.contains(element));
