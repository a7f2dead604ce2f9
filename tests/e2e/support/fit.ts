import type { Frame, Page } from '@playwright/test';

/**
 * Content that a narrow window loses (WCAG 1.4.10): the page scrolls sideways, or something is outside the window that
 * cannot be scrolled to. Tables and rails may scroll by themselves.
 */
export const outOfWindow = (page: Page | Frame): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const found: string[] = [];
    const wider = root.scrollWidth - root.clientWidth;
    if (wider > 0) found.push(`the page is ${wider} px wider than its window`);
    const layers = document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]');
    const layer = [...layers].at(-1);
    const isScrolled = (element: Element): boolean => {
      for (let each = element.parentElement; each; each = each.parentElement) {
        const { overflowX, position } = getComputedStyle(each);
        if (/auto|scroll/.test(overflowX) && each.scrollWidth > each.clientWidth) return true;
        if (each.hasAttribute('inert') || position === 'fixed') return each !== layer;
      }
      return false;
    };
    for (const element of (layer ?? document).querySelectorAll(
      'a, button, input, h1, h2, h3, p, dt, dd, li, label',
    )) {
      const { left, right, width, height } = element.getBoundingClientRect();
      // Elements of one pixel or less are for screen readers only.
      if (width <= 1 || height <= 1 || (left >= -1 && right <= root.clientWidth + 1)) continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || isScrolled(element)) continue;
      if (element.closest('[aria-hidden=true], [inert]')) continue;
      found.push(`${element.outerHTML.slice(0, 120)} ${Math.round(left)}..${Math.round(right)}`);
    }
    return found;
  });

/**
 * Texts that are clipped at the bottom with the maximum line, word and letter spacing of users (WCAG 1.4.12).
 */
export const clippedBySpacing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut = () =>
      [...document.querySelectorAll('body *')].filter((element) => {
        const { overflowY, webkitLineClamp, clipPath, position } = getComputedStyle(element);
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        const isHidden =
          clipPath !== 'none' || (position === 'absolute' && element.clientHeight <= 1);
        return (
          hasText &&
          !isHidden &&
          webkitLineClamp === 'none' &&
          /hidden|clip/.test(overflowY) &&
          element.scrollHeight > element.clientHeight + 2 &&
          element.checkVisibility()
        );
      });
    const before = new Set(cut());
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
    // Content far from the window is laid out by the first pass (content-visibility): it is reported if a second pass finds
    // it clipped as well.
    const first = new Set(cut());
    const after = cut().filter((element) => first.has(element) && !before.has(element));
    document.adoptedStyleSheets.pop();
    return after.map((element) => element.outerHTML.slice(0, 140));
  });
