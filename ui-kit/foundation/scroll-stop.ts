import { FOCUSABLE } from './focusable.ts';

/** Within what scrolls, a stop of the Tab key: from there keys scroll it as well. */
const STOP = `:is(${FOCUSABLE}):not(:disabled, [tabindex="-1"], [type="hidden"])`;

/**
 * A ref for what scrolls: a stop of the Tab key as long as its text is longer than its room and
 * nothing in it is one, so that keys can scroll it. Follows the sizes of both, and the content.
 */
export function scrollStop(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const before = box.getAttribute('tabindex');
  let isStop = false;
  const update = () => {
    const needsStop = box.scrollHeight > box.clientHeight && !box.querySelector(STOP);
    // Focus would be lost with the stop that it is on.
    if (needsStop === isStop || (isStop && box === box.ownerDocument.activeElement)) return;
    isStop = needsStop;
    if (needsStop) box.setAttribute('tabindex', '0');
    else if (before === null) box.removeAttribute('tabindex');
    else box.setAttribute('tabindex', before);
  };
  const sizes = new ResizeObserver(update);
  // What is observed anew tells its size after the next layout, where reading it costs none.
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
