import { useCallback, useEffect, useRef } from 'react';

/** Scrolls a tab into view of its list, without scrolling the page. */
function scrollIntoList(tab: HTMLElement): void {
  const list = tab.parentElement;
  if (!list || list.scrollWidth <= list.clientWidth) return;
  const listBox = list.getBoundingClientRect();
  const tabBox = tab.getBoundingClientRect();
  // The edge of the neighbour stays in view, which shows that there is more.
  const margin = tabBox.height;
  if (tabBox.left - margin < listBox.left) {
    list.scrollBy({ left: tabBox.left - listBox.left - margin });
  } else if (tabBox.right + margin > listBox.right) {
    list.scrollBy({ left: tabBox.right - listBox.right + margin });
  }
}

/**
 * A function that keeps a tab in view of its list. It measures after the next frame's layout, so
 * that it causes no extra layout, and whenever the tab changes its size, as it does when its web
 * font loads.
 */
export function useScrollIntoList(): (tab: HTMLElement) => void {
  const observer = useRef<ResizeObserver>(undefined);
  useEffect(() => () => observer.current?.disconnect(), []);
  return useCallback((tab) => {
    // Without layout (in tests without a browser) there is nothing to scroll.
    if (typeof ResizeObserver === 'undefined') return;
    observer.current?.disconnect();
    observer.current = new ResizeObserver(() => scrollIntoList(tab));
    observer.current.observe(tab);
  }, []);
}
