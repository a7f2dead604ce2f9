import { useCallback, useEffect, useRef } from 'react';

/** Scrolls a tab into its list's view, and nothing else on the page. */
function bringIntoList(tab: HTMLElement): void {
  const list = tab.parentElement;
  if (!list || list.scrollWidth <= list.clientWidth) return;
  const listBox = list.getBoundingClientRect();
  const tabBox = tab.getBoundingClientRect();
  // A neighbour's edge stays in view, so that there is something to go on to.
  const margin = tabBox.height;
  if (tabBox.left - margin < listBox.left) {
    list.scrollBy({ left: tabBox.left - listBox.left - margin });
  } else if (tabBox.right + margin > listBox.right) {
    list.scrollBy({ left: tabBox.right - listBox.right + margin });
  }
}

/**
 * Gives a function that keeps a tab in its list's view. It looks once the next frame is laid out, so
 * that to look costs nothing, and again whenever the tab changes its size: in its own font, which may
 * come later, it has another width.
 */
export function useBringIntoList(): (tab: HTMLElement) => void {
  const observer = useRef<ResizeObserver>(undefined);
  useEffect(() => () => observer.current?.disconnect(), []);
  return useCallback((tab) => {
    // Without layout (in tests without a browser) there is nothing to bring.
    if (typeof ResizeObserver === 'undefined') return;
    observer.current?.disconnect();
    observer.current = new ResizeObserver(() => bringIntoList(tab));
    observer.current.observe(tab);
  }, []);
}
