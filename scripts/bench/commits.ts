import type { Page } from 'playwright';

/** React's work since the last reset: commits, and components that rendered in them. */
export interface Renders {
  readonly commits: number;
  readonly components: number;
  readonly names: readonly string[];
}

/**
 * Counts React's commits and renders in a production build, through the hook for React's developer tools. Runs before the
 * page's first script.
 */
export async function countRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Fiber {
      readonly tag: number;
      readonly flags: number;
      readonly type: unknown;
      readonly alternate: Fiber | null;
      readonly child: Fiber | null;
      readonly sibling: Fiber | null;
    }
    /** React's internal flag for "this component's function ran". */
    const PERFORMED_WORK = 1;
    /** Function, class, forward ref, memo and simple memo components. */
    const COMPONENTS = new Set([0, 1, 11, 14, 15]);
    const seen = { commits: 0, components: 0, names: [] as string[] };
    const nameOf = (type: unknown): string => {
      if (typeof type === 'function') return type.name;
      const inner = typeof type === 'object' && type && 'type' in type ? type.type : undefined;
      return typeof inner === 'function' ? inner.name : '';
    };
    const visit = (fiber: Fiber | null) => {
      for (let at = fiber; at; at = at.sibling) {
        if (COMPONENTS.has(at.tag) && at.flags & PERFORMED_WORK) {
          seen.components += 1;
          seen.names.push(nameOf(at.type));
        }
        // The same child as before, so its subtree did not render in this commit.
        if (at.child !== at.alternate?.child) visit(at.child);
      }
    };
    Object.assign(window, {
      __renders: seen,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        checkDCE: () => undefined,
        inject: () => 1,
        onScheduleFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        onCommitFiberRoot: (_id: number, root: { current: Fiber }) => {
          seen.commits += 1;
          visit(root.current.child);
        },
      },
    });
  });
}

export const resetRenders = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(Reflect.get(window, '__renders'), { commits: 0, components: 0, names: [] });
  });

export const readRenders = (page: Page): Promise<Renders> =>
  page.evaluate(() => structuredClone(Reflect.get(window, '__renders')));
