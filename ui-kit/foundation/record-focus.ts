import { FOCUSABLE } from './focusable.ts';

/**
 * An element and the position of the focus in it: the index of a child, or -1 for the element
 * itself.
 */
interface Step {
  readonly element: Element;
  readonly child: number;
}

/** A focused element and its ancestors, from the inside outward. */
type FocusPosition = readonly Step[];

/** Milliseconds within which a reloaded list may remove the row that has the focus. */
const WATCHED = 10_000;

/** Where the focus was when each layer opened. */
const origins = new WeakMap<Element, FocusPosition>();

/** The position that is being watched; empty while nothing is. */
let watched: FocusPosition = [];
let stopWatching = (): void => undefined;

/**
 * Describes the position of an element. An element in a layer is followed by the element that
 * opened the layer.
 */
function positionOf(focused: Element | null): FocusPosition {
  const place: Step[] = [];
  let child = -1;
  for (let element = focused; element?.parentElement?.closest('body'); ) {
    place.push({ element, child }, ...(origins.get(element) ?? []));
    const { parentElement } = element;
    child = [...parentElement.children].indexOf(element);
    element = parentElement;
  }
  return place;
}

function takesFocus(element: Element | null): boolean {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  return element === document.activeElement;
}

/**
 * The elements that may take the focus, in order: the element itself, the next ones in it, the
 * previous ones.
 */
function candidates({ element, child }: Step): Element[] {
  // `main` and a dialog take it themselves, because their content may be another page by now.
  if (child < 0 || element.getAttribute('tabindex') === '-1') return [element];
  const stops = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  const inner = element.children[child];
  // The descendants of the child follow it as well.
  const isNext = (stop: Element) =>
    inner === stop ||
    (inner?.compareDocumentPosition(stop) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING;
  const at = stops.findIndex(isNext);
  const before = stops.splice(0, at < 0 ? stops.length : at);
  return [...stops, ...before.reverse(), element];
}

/**
 * Returns the focus to a position: to the element that had it, else close to where that was, else
 * to the main content or the dialog. Where the element is removed soon after, as a row is when its
 * list reloads, the focus moves to its neighbour, unless the person has moved it meanwhile. Never
 * scrolls.
 * @param within limits the focus to the descendants of this element
 */
function returnFocus(place: FocusPosition, within: Element = document.body): void {
  stopWatching();
  const isTaken = place.some(
    (step) =>
      within.contains(step.element) &&
      !step.element.closest('[inert]') &&
      candidates(step).some(takesFocus),
  );
  if (isTaken || takesFocus(within.querySelector('main, [role$="dialog"]'))) watch(place, within);
}

/**
 * Records the position of the focus as a layer opens.
 * @returns restores it once the layer has closed, unless the focus has been moved by then
 */
export function recordFocus(layer: Element): (within?: Element) => void {
  const { activeElement, body } = document;
  // The focused element may be removed in the update that opens the layer.
  const place = activeElement === body ? watched : positionOf(activeElement);
  origins.set(layer, place);
  return (within) => {
    const current = document.activeElement;
    if (current === body || layer.contains(current)) returnFocus(place, within);
  };
}

function watch(place: FocusPosition, within: Element): void {
  const { activeElement } = document;
  const observer = new MutationObserver(() => {
    if (activeElement?.isConnected) return;
    stopWatching();
    if (document.activeElement === document.body) returnFocus(place, within);
  });
  const moved = new AbortController();
  const stop = () => {
    observer.disconnect();
    moved.abort();
    clearTimeout(timer);
    watched = [];
    stopWatching = () => undefined;
  };
  const timer = setTimeout(stop, WATCHED);
  document.addEventListener('focusin', stop, { signal: moved.signal });
  document.addEventListener('pointerdown', stop, { signal: moved.signal });
  observer.observe(document.body, { childList: true, subtree: true });
  watched = place;
  stopWatching = stop;
}
