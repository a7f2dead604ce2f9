import { FOCUSABLE } from './focusable.ts';

/** A tab stop inside a scroll container: from there, keys scroll the container too. */
const STOP = `:is(${FOCUSABLE}):not(:disabled, [tabindex="-1"], [type="hidden"])`;

/**
 * A ref for a scroll container: makes it a tab stop while its content overflows and contains no tab
 * stop, so that it can be scrolled by keyboard. Observes both sizes and the content.
 */
export function scrollStop(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const before = box.getAttribute('tabindex');
  let isStop = false;
  const update = () => {
    const needsStop = box.scrollHeight > box.clientHeight && !box.querySelector(STOP);
    // Removing the tab stop that has the focus would lose the focus.
    if (needsStop === isStop || (isStop && box === box.ownerDocument.activeElement)) return;
    isStop = needsStop;
    if (needsStop) box.setAttribute('tabindex', '0');
    else if (before === null) box.removeAttribute('tabindex');
    else box.setAttribute('tabindex', before);
  };
  const sizes = new ResizeObserver(update);
  // A newly observed element reports its size after the next layout, where reading it costs no
  // extra layout.
  const follow = () => {
    sizes.disconnect();
    sizes.observe(box);
    for (const child of box.children) sizes.observe(child);
  };
  const content = new MutationObserver(follow);
  content.observe(box, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['disabled'],
  });
  follow();
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
}
