/** The smallest mistakes that a picture must not let through. */
export type Change = 'border' | 'colour' | 'shift';

/**
 * Runs in the page: makes one such mistake in what the story shows, by CSS. The colour is one level
 * of one channel, the least that a screen can show.
 */
export function change(kind: Change): void {
  const inStory = [...document.querySelectorAll<HTMLElement>('#storybook-root *')];
  const seen = inStory.filter((element) => {
    const { width, height, top, left } = element.getBoundingClientRect();
    if (width < 4 || height < 4 || top > innerHeight || left > innerWidth) return false;
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (element === there || element.contains(there));
  });
  const filled = (element: Element) =>
    !/^rgba\(.*, 0\)$|^transparent$/.test(getComputedStyle(element).backgroundColor);
  const worded = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
  const target = kind === 'colour' ? (seen.find(filled) ?? seen.find(worded)) : seen[0];
  if (!target) throw new Error('The story shows nothing to change.');
  target.dataset.changed = '';
  const property = filled(target) ? 'background-color' : 'color';
  const [red = 0, green = 0, blue = 0, ...alpha] =
    getComputedStyle(target)
      .getPropertyValue(property)
      .match(/[\d.]+/g) ?? [];
  const step = Number(blue) > 127 ? -1 : 1;
  const colour = `rgb(${red} ${green} ${Number(blue) + step} / ${alpha[0] ?? 1})`;
  const rules: Readonly<Record<Change, string>> = {
    border: 'outline: 1px solid currentColor; outline-offset: -1px',
    colour: `${property}: ${colour}`,
    shift: 'translate: 2px 0',
  };
  const style = document.createElement('style');
  style.id = 'change';
  const rule = rules[kind].replaceAll(';', ' !important;');
  style.textContent = `[data-changed] { ${rule} !important }`;
  document.head.append(style);
}

/** Takes it back. */
export function restore(): void {
  document.getElementById('change')?.remove();
  for (const element of document.querySelectorAll<HTMLElement>('[data-changed]')) {
    delete element.dataset.changed;
  }
}
