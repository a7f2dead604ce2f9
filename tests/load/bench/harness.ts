/** One piece of work that both variants do; the measured part is `run` alone. */
export interface Task {
  /** Puts up what the work needs; not measured. */
  prepare?(): Promise<void> | void;
  run(): Promise<void>;
  /** Takes everything down again; not measured. */
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

/** Until what was just changed is drawn, and what follows from that is done. */
export async function drawn(): Promise<void> {
  await frame();
  await frame();
}

/** Three rows of seven: what is in view at first. */
const IN_VIEW = 21;

/**
 * Until the pictures in view are there. Asks for no element's place: that would make the browser
 * lay out what it skips on its own.
 */
export async function picturesLoaded(limitMs = 3000): Promise<void> {
  const until = performance.now() + limitMs;
  const inView = [...document.images].slice(0, IN_VIEW);
  while (performance.now() < until) {
    if (inView.every((image) => image.complete && image.isConnected)) return drawn();
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  throw new Error('The pictures did not load.');
}

/** The element, or an error that says what is missing: a variant that shows nothing wins nothing. */
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
  throw new Error(`It never came that ${what}.`);
}

const key = (name: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: name, code: name, bubbles: true, cancelable: true }),
  );

/** Presses "next" so many times, each in a frame of its own, and checks where that leads. */
export async function turnPages(times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    need('a[rel="next"]', HTMLAnchorElement).click();
    await frame();
  }
  const current = need('[aria-current="page"]', HTMLElement).textContent;
  if (current !== String(times + 1)) throw new Error(`Page ${current} after ${times} turns.`);
}

const chosen = () => document.querySelector('[role="tab"][aria-selected="true"]')?.id;

/** Opens the dialog by its button, walks its tabs by arrow keys, closes it by Escape. */
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
