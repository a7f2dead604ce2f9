/** The smallest errors that the comparison of pictures must detect. */
export type Change = 'border' | 'colour' | 'shift';

/**
 * Runs in the page: injects one such error into the story by CSS. The colour error is one level of one channel, the smallest
 * step of a screen; elements with gradients or photographs instead of a colour become translucent by that step.
 */
export function change(kind: Change): void {
  const isTop = (element: Element) => {
    const { width, height, top, left } = element.getBoundingClientRect();
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (width < 4 || height < 4 || top > innerHeight || left > innerWidth) return false;
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (element === there || element.contains(there));
  };
  // Dialogs are rendered outside the story's own root.
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

  /** Elements with a colour of their own, and the property. */
  function findColour(): { target: Element; rule: string } | undefined {
    for (const [property, may] of coloured) {
      const able = seen.filter((each) => may(each) && isColour(styleOf(each, property)));
      // One level of a half-transparent colour is less than a level on the screen.
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
    // The innermost element is not covered; an outline of an ancestor may be covered by its content.
    const inner = seen.find(
      (element) =>
        // Elements inside SVG have no outline.
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

/** Reverts the error. Elements positioned relative to others are updated immediately. */
export function restore(): void {
  document.getElementById('change')?.remove();
  for (const element of document.querySelectorAll('[data-changed]')) {
    element.removeAttribute('data-changed');
  }
  dispatchEvent(new Event('resize'));
}
