import type { BrowserContext, Page } from '@playwright/test';

/** An element that shifted without user input, and its layout-shift score. */
interface Shift {
  readonly value: number;
  readonly what: string;
}

/** Records layout shifts on every page of a context from its first paint on. Call it before `goto`. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (window !== window.top) return;
    const shifts: Shift[] = [];
    Reflect.set(window, '__shifts', shifts);
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 90) : (node?.nodeName ?? 'gone');
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(',');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        if (hadRecentInput) continue;
        const what = sources
          .map(
            (source) =>
              `${nameOf(source.node)} ${place(source.previousRect)} -> ${place(source.currentRect)}`,
          )
          .join('\n    ');
        shifts.push({ value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of all shifts of the page so far, and a line for each. */
export async function shiftsOf(page: Page): Promise<{ sum: number; lines: string }> {
  const shifts = await page.evaluate((): Shift[] => Reflect.get(window, '__shifts'));
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    lines: shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`).join('\n  '),
  };
}
