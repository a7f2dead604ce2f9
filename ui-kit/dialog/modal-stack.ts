import { gutterless, locked, scrollbar } from './dialog.css.ts';

/**
 * Keeps everything but the top dialog out of reach. The scrim takes the pointer and a guard brings
 * focus back (`use-modal-layer.ts`); what is behind is hidden from screen readers. It is not
 * `inert`: that is inherited, so a browser computes the styles of the whole page anew, at opening
 * and at closing. Marked parts (`data-above-dialogs`, e.g. the toasts) stay within reach.
 */
const stack: HTMLElement[] = [];
/** The parts that this module hid, and so may bring back. */
const hidden = new Set<HTMLElement>();

const HIDDEN = 'aria-hidden';
/** What is never hidden here, or was hidden by somebody else. */
const BEYOND = `[data-above-dialogs], [${HIDDEN}]`;

function show(part: HTMLElement): void {
  part.removeAttribute(HIDDEN);
  hidden.delete(part);
}

function refresh(): void {
  const top = stack.at(-1);
  for (const part of hidden) if (!top || part.contains(top)) show(part);
  // What stands beside the layer, and beside each element that it stands in.
  for (let inner = top; inner?.parentElement?.closest('body'); inner = inner.parentElement) {
    for (const part of inner.parentElement.children) {
      if (part === inner || !(part instanceof HTMLElement) || part.matches(BEYOND)) continue;
      part.setAttribute(HIDDEN, 'true');
      hidden.add(part);
    }
  }
}

/** `scrollbar` as a property name: a variable of vanilla-extract is written `var(--name)`. */
const SCROLLBAR = scrollbar.slice('var('.length, -1);

/**
 * Stops the page from scrolling, with as much room at its edge as its scrollbar took. Where it took
 * none the gutter stays as it is: to change it lays out the whole page.
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

/** Puts a dialog's layer on top. The page behind no longer scrolls. */
export function pushModal(layer: HTMLElement): void {
  if (stack.length === 0) lockPage(layer.ownerDocument);
  stack.push(layer);
  layer.inert = false;
  refresh();
}

/** Takes a dialog's layer away, wherever in the stack it is. It is inert while it fades out. */
export function popModal(layer: HTMLElement): void {
  const at = stack.indexOf(layer);
  if (at < 0) return;
  stack.splice(at, 1);
  refresh();
  show(layer);
  layer.inert = true;
  if (stack.length === 0) unlockPage(layer.ownerDocument);
}

/** The layer that has the person's attention, if a dialog is open. */
export const topModal = (): HTMLElement | undefined => stack.at(-1);

/** Whether an element is behind a dialog: in a part that was there when the dialog came. */
export const isBehind = (element: Element): boolean =>
  [...hidden].some((part) => part.contains(element));
