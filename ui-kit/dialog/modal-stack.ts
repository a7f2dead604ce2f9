import { locked, scrollbar } from './dialog.css.ts';

/**
 * Keeps everything but the top dialog out of reach: `inert` on the page's other parts does, in one
 * attribute, what stock Radix needs a scroll lock, page hiding and a focus trap for, and costs a
 * fraction of them. Marked parts (`data-above-dialogs`, e.g. the toasts) stay within reach.
 */
const stack: HTMLElement[] = [];
/** The parts that this module made inert, and so may bring back. */
const silenced = new Set<HTMLElement>();

const NEVER = 'script, style, link, template, [data-above-dialogs]';

function refresh(body: HTMLElement): void {
  const top = stack.at(-1);
  for (const part of body.children) {
    if (!(part instanceof HTMLElement) || part === top || part.matches(NEVER)) continue;
    if (top && !part.inert) {
      part.inert = true;
      silenced.add(part);
    }
  }
  for (const part of silenced) {
    if (top && part !== top) continue;
    part.inert = false;
    silenced.delete(part);
  }
}

/** `scrollbar` as a property name: a variable of vanilla-extract is written `var(--name)`. */
const SCROLLBAR = scrollbar.slice('var('.length, -1);

/** Stops the page from scrolling, with as much room at its edge as its scrollbar took. */
function lockPage({ documentElement, defaultView }: Document): void {
  const width = (defaultView?.innerWidth ?? 0) - documentElement.clientWidth;
  if (width > 0) documentElement.style.setProperty(SCROLLBAR, `${width}px`);
  documentElement.classList.add(locked);
}

function unlockPage({ documentElement }: Document): void {
  documentElement.classList.remove(locked);
  documentElement.style.removeProperty(SCROLLBAR);
}

/** Puts a dialog's layer (a child of the body) on top. The page behind no longer scrolls. */
export function pushModal(layer: HTMLElement): void {
  const { body } = layer.ownerDocument;
  if (stack.length === 0) lockPage(layer.ownerDocument);
  stack.push(layer);
  layer.inert = false;
  refresh(body);
}

/** Takes a dialog's layer away, wherever in the stack it is. It stays inert while it fades out. */
export function popModal(layer: HTMLElement): void {
  const { body } = layer.ownerDocument;
  const at = stack.indexOf(layer);
  if (at < 0) return;
  stack.splice(at, 1);
  silenced.delete(layer);
  refresh(body);
  silenced.delete(layer);
  layer.inert = true;
  if (stack.length === 0) unlockPage(layer.ownerDocument);
}

/** The layer that has the person's attention, if a dialog is open. */
export const topModal = (): HTMLElement | undefined => stack.at(-1);
