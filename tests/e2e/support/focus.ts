import type { Page } from '@playwright/test';
import { LOOKS } from './looks.ts';

interface Focused {
  /** False if the focus is on the page itself. */
  readonly name: string;
  /** Key of its style: elements of one kind look alike in every brand. */
  readonly kind: string;
  readonly faults: readonly string[];
}

/**
 * Problems of the focused element.
 * @param seen kinds that were checked in every brand, because switching the brand is the slowest part
 */
const focusFaults = (page: Page, seen: readonly string[]): Promise<Focused> =>
  page.evaluate(
    ([looks, known]) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.tagName === 'IFRAME')
        return { name: '', kind: '', faults: [] };
      const name = focused.outerHTML.slice(0, 130);
      const faults: string[] = [];
      const root = document.documentElement;
      const { brand, mode } = root.dataset;

      // Not obscured: at least one of nine points belongs to it (2.4.11). Checked first: other brands have another layout, in
      // which a scrolled row is not where the focus has brought it.
      const { left, top, width, height } = focused.getBoundingClientRect();
      const parts = [0.1, 0.5, 0.9];
      const isReached = parts.some((x) =>
        parts.some((y) => {
          const hit = document.elementFromPoint(left + width * x, top + height * y);
          return (
            hit !== null &&
            (focused.contains(hit) ||
              hit.contains(focused) ||
              hit.closest('label')?.contains(focused))
          );
        }),
      );
      if (width > 1 && !isReached) faults.push('covered, or outside of the window');

      // Visible in every brand: an outline around it, around its overlay, its label or its frame.
      const around = [focused, focused.parentElement, focused.nextElementSibling];
      const frame = focused.closest('header, nav, main, footer, [role=dialog]');
      const styledBy =
        /^(class|type|role|data-.*|aria-(current|pressed|selected|checked|expanded|disabled|invalid))$/;
      const kind = [frame, ...around]
        .map((each) =>
          [...(each?.attributes ?? [])]
            .filter(({ name: attribute }) => styledBy.test(attribute))
            .map(({ name: attribute, value }) => `${attribute}=${value}`)
            .join(' '),
        )
        .join(', ');
      if (known.includes(kind)) return { name, kind, faults };
      const isOutlined = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) >= 2 &&
        !/, 0\)$/.test(outlineColor);
      for (const look of looks) {
        Object.assign(root.dataset, look);
        const isSeen =
          isOutlined(getComputedStyle(focused, '::after')) ||
          around.some((each) => each !== null && isOutlined(getComputedStyle(each)));
        if (!isSeen) faults.push(`no visible focus in ${look.brand} ${look.mode}`);
      }
      Object.assign(root.dataset, { brand, mode });
      return { name, kind, faults };
    },
    [LOOKS, seen] as const,
  );

/** Tabs through a page, with a maximum number of steps, and returns the problems by element. */
export async function walk(page: Page, steps: number): Promise<string[]> {
  const found: string[] = [];
  const names = new Set<string>();
  const kinds = new Set<string>();
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const { name, kind, faults } = await focusFaults(page, [...kinds]);
    if (name === '' && step > 0) break;
    found.push(...faults.map((fault) => `${fault}: ${name}`));
    names.add(name);
    kinds.add(kind);
  }
  if (names.size < 4) found.push(`only ${names.size} places get the focus`);
  return found;
}
