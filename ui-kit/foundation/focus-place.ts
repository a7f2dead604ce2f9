import { FOCUSABLE } from './focusable.ts';

/** An element, and where in it the focus was: the index of a child, or -1 for the element itself. */
interface Step {
  readonly element: Element;
  readonly child: number;
}

/** A focused element and those around it, from the inside outward. */
type FocusPlace = readonly Step[];

/** Milliseconds in which a list that is asked for again drops the row that has the focus. */
const WATCHED = 10_000;

/** Where the focus was when a layer opened. */
const origins = new WeakMap<Element, FocusPlace>();

/** The place that is watched, none where `stopWatching` has nothing to stop. */
let watched: FocusPlace = [];
let stopWatching = (): void => undefined;

/** Describes where an element is. What stands in a layer is followed by what the layer was opened from. */
function placeOf(focused: Element | null): FocusPlace {
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

/** What may take the focus of a place: the element, else what comes next in it, else what came before. */
function candidates({ element, child }: Step): Element[] {
  // `main` and a dialog take it themselves: what is in them may be another page by now.
  if (child < 0 || element.getAttribute('tabindex') === '-1') return [element];
  const stops = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  const inner = element.children[child];
  // What the child contains follows it as well.
  const isNext = (stop: Element) =>
    inner === stop ||
    (inner?.compareDocumentPosition(stop) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING;
  const at = stops.findIndex(isNext);
  const before = stops.splice(0, at < 0 ? stops.length : at);
  return [...stops, ...before.reverse(), element];
}

/**
 * Puts the focus back to a place: on the element that had it, else near where that was, else on the main
 * content or the dialog. Where the element goes soon after, as a row goes once its list is asked for
 * again, the focus follows to its neighbour, unless the person has moved on. Never scrolls.
 * @param within only what is in there may take it
 */
function returnFocus(place: FocusPlace, within: Element = document.body): void {
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
 * Notes where the focus is as a layer opens.
 * @returns puts it back there once the layer has closed, unless it is elsewhere by then
 */
export function leaveFocus(layer: Element): (within?: Element) => void {
  const { activeElement, body } = document;
  // What had the focus may be gone in the update that opens the layer.
  const place = activeElement === body ? watched : placeOf(activeElement);
  origins.set(layer, place);
  return (within) => {
    const current = document.activeElement;
    if (current === body || layer.contains(current)) returnFocus(place, within);
  };
}

function watch(place: FocusPlace, within: Element): void {
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
