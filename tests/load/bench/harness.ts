/** One task that both variants run; only `run` is measured. */
export interface Task {
  /** Prepares the task; not measured. */
  prepare?(): Promise<void> | void;
  run(): Promise<void>;
  /** Cleans up; not measured. */
  clear(): void;
}

export type TaskName = 'cards' | 'paginator' | 'dialog';
export type Tasks = Record<TaskName, Task>;

declare global {
  interface Window {
    bench: Tasks;
  }
}

export const frame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** Waits until the last change is painted, and its effects have run. */
export async function rendered(): Promise<void> {
  await frame();
  await frame();
}

/** Three rows of seven: the cards that are visible at first. */
const IN_VIEW = 21;

/**
 * Waits until the visible pictures have loaded. Does not read positions, which would force the browser to lay out content
 * that it skips.
 */
export async function picturesLoaded(limitMs = 3000): Promise<void> {
  const until = performance.now() + limitMs;
  const inView = [...document.images].slice(0, IN_VIEW);
  while (performance.now() < until) {
    if (inView.every((image) => image.complete && image.isConnected)) return rendered();
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  throw new Error('The pictures did not load.');
}

/** Returns the element; throws if it is missing, so that a variant that renders nothing cannot win. */
export function need<E extends Element>(selector: string, type: new () => E): E {
  const found = document.querySelector(selector);
  if (found instanceof type) return found;
  throw new Error(`The page has no ${selector}.`);
}

async function until(holds: () => boolean, what: string): Promise<void> {
  for (let waited = 0; waited < 120; waited += 1) {
    if (holds()) return;
    await frame();
  }
  throw new Error(`The condition was not met: ${what}.`);
}

const key = (name: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: name, code: name, bubbles: true, cancelable: true }),
  );

/** Presses "next" several times, each in a frame of its own, and checks the resulting page. */
export async function turnPages(times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    need('a[rel="next"]', HTMLAnchorElement).click();
    await frame();
  }
  const current = need('[aria-current="page"]', HTMLElement).textContent;
  if (current !== String(times + 1))
    throw new Error(`The page is ${current} after ${times} page turns.`);
}

const chosen = () => document.querySelector('[role="tab"][aria-selected="true"]')?.id;

/** Opens the dialog by its button, moves through its tabs by arrow keys, closes it by Escape. */
export async function walkDialog(times: number, tabs: number): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    const opener = need('#open', HTMLButtonElement);
    opener.focus();
    opener.click();
    await until(() => document.querySelector('[role="dialog"]') !== null, 'the dialog opens');
    const dialog = need('[role="dialog"]', HTMLElement);
    await until(() => dialog.contains(document.activeElement), 'focus goes into the dialog');
    need('[role="tab"][aria-selected="true"]', HTMLElement).focus();
    for (let walked = 1; walked < tabs; walked += 1) {
      const before = chosen();
      key('ArrowRight');
      await until(() => chosen() !== before, 'the next tab is chosen');
      await frame();
    }
    key('Escape');
    await until(() => document.querySelector('[role="dialog"]') === null, 'the dialog closes');
    await until(() => document.activeElement === opener, 'focus comes back');
  }
}
