/** Scrolls a tab into its list's view, and nothing else on the page. */
export function bringIntoList(tab: HTMLElement): void {
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
