/** The smallest mistakes that a picture must not let through. */
export type Change = 'border' | 'colour' | 'shift';

/**
 * Runs in the page: makes one such mistake in what the story shows, by CSS. The colour is one level
 * of one channel, the least that a screen can show; what has gradients or a photograph instead of
 * a colour lets that much of its ground through.
 */
export function change(kind: Change): void {
  const isTop = (element: Element) => {
    const { width, height, top, left } = element.getBoundingClientRect();
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (width < 4 || height < 4 || top > innerHeight || left > innerWidth) return false;
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (element === there || element.contains(there));
  };
  // Dialogs stand beside the story's own root.
  const shown = [...document.querySelectorAll('body *')].filter(
    (element) => !element.closest('.sb-wrapper, script, style') && element.id !== 'storybook-root',
  );
  const seen = shown.filter(isTop);
  const styleOf = (element: Element, property: string) =>
    getComputedStyle(element).getPropertyValue(property);
  const isColour = (value: string) => /^rgb/.test(value) && !/, 0\)$/.test(value);
  const isWorded = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
  const isOutlined = (element: Element) =>
    Number.parseFloat(styleOf(element, 'border-top-width')) > 0;
  const isShape = (element: Element) => element.matches('path, circle, rect, ellipse');
  const coloured: readonly [string, (element: Element) => boolean][] = [
    ['background-color', (element) => styleOf(element, 'background-image') === 'none'],
    ['color', isWorded],
    ['border-top-color', isOutlined],
    ['fill', isShape],
  ];

  /** What has a colour of its own, and the property that holds it. */
  function findColour(): { target: Element; rule: string } | undefined {
    for (const [property, may] of coloured) {
      const able = seen.filter((each) => may(each) && isColour(styleOf(each, property)));
      // One level of what is half let through is less than a level on the screen.
      const target = able.find((each) => !styleOf(each, property).includes('rgba')) ?? able[0];
      if (!target) continue;
      const [red = 0, green = 0, blue = 0, alpha = 1] =
        styleOf(target, property).match(/[\d.]+/g) ?? [];
      const step = Number(blue) > 127 ? -1 : 1;
      return {
        target,
        rule: `${property}: rgb(${red} ${green} ${Number(blue) + step} / ${alpha})`,
      };
    }
    return undefined;
  }

  function plan(): { target: Element | undefined; rule: string } {
    // Nothing lies over the innermost: an outline further out may be covered by what it holds.
    const inner = seen.find(
      (element) =>
        // What is drawn by SVG inside has no outline.
        !element.parentElement?.closest('svg') &&
        !seen.some(
          (other) => other !== element && element.contains(other) && !other.closest('svg'),
        ),
    );
    if (kind === 'colour') return findColour() ?? { target: seen[0], rule: 'opacity: 0.99' };
    if (kind === 'shift') return { target: seen[0], rule: 'translate: 2px 0' };
    return { target: inner, rule: 'outline: 1px solid #777; outline-offset: -1px' };
  }

  const { target, rule } = plan();
  if (!target) throw new Error('The story shows nothing to change.');
  target.setAttribute('data-changed', '');
  const style = document.createElement('style');
  style.id = 'change';
  style.textContent = `[data-changed] { ${rule.replaceAll(';', ' !important;')} !important }`;
  document.head.append(style);
}

/** Takes it back. What is placed by another element looks where that stands at once, not when it comes to it. */
export function restore(): void {
  document.getElementById('change')?.remove();
  for (const element of document.querySelectorAll('[data-changed]')) {
    element.removeAttribute('data-changed');
  }
  dispatchEvent(new Event('resize'));
}
