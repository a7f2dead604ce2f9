import type { Page } from '@playwright/test';
import { LOOKS } from './looks.ts';

/** What is wrong with the focus where it is now; nothing on the page itself. */
const focusFaults = (page: Page): Promise<{ name: string; faults: string[] }> =>
  page.evaluate((looks) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.tagName === 'IFRAME')
      return { name: '', faults: [] };
    const name = focused.outerHTML.slice(0, 130);
    const faults: string[] = [];
    const root = document.documentElement;
    const { brand, mode } = root.dataset;

    // Seen in every brand: a line around it, around what lies over it, its label or its frame.
    const around = [focused, focused.parentElement, focused.nextElementSibling];
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

    // Not obscured: of nine points at least one belongs to it (2.4.11).
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
    return { name, faults };
  }, LOOKS);

/** Walks through a page with Tab, at most so many steps, and gives back what was wrong where. */
export async function walk(page: Page, steps: number): Promise<string[]> {
  const found: string[] = [];
  const seen = new Set<string>();
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const { name, faults } = await focusFaults(page);
    if (name === '' && step > 0) break;
    found.push(...faults.map((fault) => `${fault}: ${name}`));
    seen.add(name);
  }
  if (seen.size < 4) found.push(`only ${seen.size} places get the focus`);
  return found;
}
