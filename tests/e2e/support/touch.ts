import type { Frame, Page } from '@playwright/test';

/** A phone in portrait. */
export const PORTRAIT = { width: 390, height: 844 };
export const LANDSCAPE = { width: 844, height: 390 };

/** Minimum size of a touch target, CSS pixels. */
const FINGER = 44;
/** Minimum font size on a phone. */
const LEAST_TEXT = 12;

/**
 * Problems of a screen for touch: controls below the target size without the spacing of WCAG 2.5.8, controls that are
 * covered at every scroll position, scrollable rows that are clipped at the bottom, and texts that are too small. Links
 * within a sentence are exempt.
 */
export const touchFindings = (page: Page | Frame): Promise<string[]> =>
  page.evaluate(
    ({ finger, leastText }) => {
      const found: string[] = [];
      const layers = document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]');
      const layer = [...layers].at(-1) ?? document.body;
      const nameOf = (element: Element) =>
        `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}” ${element.className.toString().split(' ').at(-1)}`;
      const isSeen = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        const { clipPath, pointerEvents } = getComputedStyle(element);
        return (
          width > 1 &&
          height > 1 &&
          clipPath === 'none' &&
          pointerEvents !== 'none' &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
          !element.closest('[inert], [aria-hidden=true]')
        );
      };
      /** The label is part of the control, because pressing it has the same effect. */
      const pressed = (element: Element): Element =>
        element instanceof HTMLInputElement && /checkbox|radio|file/.test(element.type)
          ? (element.closest('label') ?? element.labels?.[0] ?? element)
          : element;
      const isInSentence = (element: Element) =>
        getComputedStyle(element).display === 'inline' &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
      const controls = [
        ...new Set(
          [
            ...layer.querySelectorAll(
              'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=option], [role=slider]',
            ),
          ].map(pressed),
        ),
      ].filter((element) => isSeen(element) && !isInSentence(element));
      /** A control's box, including what activates it beyond the box (an overlay that is one button). */
      const boxOf = (element: Element): DOMRect => {
        const own = element.getBoundingClientRect();
        const before = getComputedStyle(element, '::before');
        const host = element instanceof HTMLElement ? element.offsetParent : null;
        return before.content !== 'none' && before.position === 'absolute' && before.inset === '0px'
          ? getComputedStyle(element).position === 'static' && host
            ? host.getBoundingClientRect()
            : own
          : own;
      };
      const barOf = (element: Element): Element | null => {
        if (element === layer || !element.parentElement) return null;
        const { position } = getComputedStyle(element);
        return position === 'sticky' || position === 'fixed'
          ? element
          : barOf(element.parentElement);
      };
      const boxes = new Map(controls.map((element) => [element, boxOf(element)]));
      // The borders around a field belong to its frame, which focuses it as well.
      const isSmall = ({ width, height }: DOMRect) => width < finger - 2.5 || height < finger - 2.5;
      const centre = ({ x, y, width, height }: DOMRect) => ({
        x: x + width / 2,
        y: y + height / 2,
      });
      for (const [element, box] of boxes) {
        if (!isSmall(box)) continue;
        const { x, y } = centre(box);
        const near = [...boxes].find(([other, its]) => {
          if (other === element || other.contains(element) || element.contains(other)) return false;
          // Content that scrolls below a bar is not a neighbour of the bar's controls.
          if (barOf(other) !== barOf(element)) return false;
          if (isSmall(its)) {
            const its2 = centre(its);
            return Math.hypot(x - its2.x, y - its2.y) < finger - 1;
          }
          const dx = Math.max(its.left - x, 0, x - its.right);
          const dy = Math.max(its.top - y, 0, y - its.bottom);
          return Math.hypot(dx, dy) < finger / 2 - 1;
        });
        if (near) {
          const size = `${Math.round(box.width)} × ${Math.round(box.height)}`;
          found.push(`small: ${nameOf(element)} is ${size}, beside ${nameOf(near[0])}`);
        }
      }
      const texts = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
      const small = new Set<Element>();
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        if (!parent || !node.textContent?.trim() || small.has(parent)) continue;
        if (parent.closest('svg, script, style, noscript') || !isSeen(parent)) continue;
        const size = Number.parseFloat(getComputedStyle(parent).fontSize);
        if (size < leastText) {
          small.add(parent);
          found.push(`text of ${size} px: ${nameOf(parent)}`);
        }
      }
      for (const element of layer.querySelectorAll('*')) {
        const { clientHeight, scrollHeight } = element;
        const isRow = clientHeight > 0 && clientHeight < 2 * finger;
        if (!isRow || scrollHeight <= clientHeight || element.matches('textarea')) continue;
        if (!isSeen(element)) continue;
        if (/auto|scroll/.test(getComputedStyle(element).overflowX)) {
          found.push(`${scrollHeight} px high in ${clientHeight}: ${nameOf(element)}`);
        }
      }
      for (const element of controls) {
        if (!element.isConnected || element.closest('[aria-disabled=true]')) continue;
        // Beside a sticky column, only one of the two ends may be uncovered.
        const hiddenBy = (inline: 'center' | 'end') => {
          element.scrollIntoView({ block: 'center', inline, behavior: 'instant' });
          const { x, y } = centre(element.getBoundingClientRect());
          const top = document.elementFromPoint(x, y);
          if (!top) return `out of reach: ${nameOf(element)} at ${Math.round(x)}, ${Math.round(y)}`;
          if (element.contains(top) || top.contains(element)) return undefined;
          return `covered: ${nameOf(element)} by ${nameOf(top)}`;
        };
        const hidden = hiddenBy('center') && hiddenBy('end');
        if (hidden) found.push(hidden);
      }
      window.scrollTo(0, 0);
      return found;
    },
    { finger: FINGER, leastText: LEAST_TEXT },
  );
