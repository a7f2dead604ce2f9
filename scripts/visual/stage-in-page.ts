import type { Look } from '../../.storybook/looks.ts';

interface Wanted {
  readonly story: string;
  /** The globals that the toolbar would set. */
  readonly globals: Readonly<Record<string, string>>;
  readonly plays: boolean;
  /** Whether the story is shown already and only its globals change, or its window too. */
  readonly on: 'another' | 'same' | 'resized';
  /** Milliseconds without a change after which it counts as rendered. */
  readonly patience: number | undefined;
}

/** The API that `installStage` adds to the page. */
export interface StageInPage {
  ready(): Promise<void>;
  show(wanted: Wanted): Promise<void>;
  settle(patience?: number): Promise<void>;
  /** Size of the whole page, in CSS pixels. */
  height(): number;
  /** Chromatic's modes of a story, by their names. */
  modesOf(story: string): Promise<Readonly<Record<string, Look>>>;
}

/**
 * Runs in the page before its scripts (and must be self-contained): stops the clock, makes random numbers deterministic, and
 * adds `window.stage`.
 */
export function installStage(now: number): void {
  interface Channel {
    emit(event: string, data: unknown): void;
    on(event: string, listener: (data: unknown) => void): void;
    off(event: string, listener: (data: unknown) => void): void;
  }
  interface PreparedStory {
    readonly parameters: { readonly chromatic?: { modes?: Readonly<Record<string, Look>> } };
    readonly playFunction?: unknown;
  }
  interface Preview {
    ready(): Promise<void>;
    storyStoreValue: {
      loadStory(wanted: { storyId: string }): Promise<PreparedStory>;
      userGlobals: { update(globals: object): void };
    };
  }
  /** Storybook's render phases in which a story is finished or failed. */
  const ENDS = ['completing', 'errored', 'aborted'];
  const LIMIT_MS = 60_000;
  const IMAGES_LIMIT_MS = 3_000;
  /** Milliseconds without a change after which lazily loaded texts and parts have arrived. */
  const QUIET_MS = 40;
  /** Milliseconds for which a story whose scripts are late may be empty; a higher patience waits longer. */
  const EMPTY_LIMIT_MS = 1_500;
  const MOST_EMPTY_MS = 15_000;
  /** Elements outside the story's root that count as content. */
  const LAYERS = '[role=dialog],[role=alertdialog],[role=menu]';
  /** Axe is run separately, and would cost time here. */
  const WITHOUT_AXE = { a11y: { manual: true } };
  const STILL =
    '*,*::before,*::after{transition:none!important;animation-duration:0s!important;animation-delay:0s!important;animation-iteration-count:1!important;caret-color:transparent!important;caret-animation:manual!important;scroll-behavior:auto!important}';

  globalThis.Date = new Proxy(Date, {
    construct: (target, parts, made) =>
      Reflect.construct(target, parts.length === 0 ? [now] : parts, made),
    apply: (target) => new target(now).toString(),
    get: (target, key) => (key === 'now' ? () => now : Reflect.get(target, key)),
  });
  let seed = 1;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };

  const still = document.createElement('style');
  still.textContent = STILL;
  const channel = () => Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel | undefined;
  const preview = () => Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview | undefined;
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const messageOf = (data: unknown) =>
    typeof data === 'object' && data && 'message' in data ? String(data.message) : String(data);

  /**
   * Waits until the story is rendered and has played; throws an error of the story. Storybook itself would then wait for
   * animations, at least a tenth of a second, which `settle` does instead.
   */
  function drawn(story: string, start: (to: Channel) => void): Promise<void> {
    const to = channel();
    if (!to) return Promise.reject(new Error('Storybook has no channel.'));
    return new Promise((resolve, reject) => {
      let problem = '';
      const failing = [
        'playFunctionThrewException',
        'storyErrored',
        'storyThrewException',
        // This event comes after the end of the story.
        'unhandledErrorsWhilePlaying',
      ];
      const noticed = (data: unknown) => {
        problem ||= messageOf(Array.isArray(data) ? data[0] : data);
      };
      const end = async (data: unknown) => {
        const { storyId, newPhase } = data as { storyId: string; newPhase: string };
        if (storyId !== story || !ENDS.includes(newPhase)) return;
        if (newPhase === 'errored') await wait(0);
        stop();
        if (problem || newPhase !== 'completing') {
          reject(new Error(problem || `The story was ${newPhase}.`));
        } else resolve();
      };
      const missing = () => {
        stop();
        reject(new Error('Storybook does not know this story.'));
      };
      const late = setTimeout(() => {
        stop();
        reject(new Error(`The story did not finish. ${problem}`.trim()));
      }, LIMIT_MS);
      const stop = () => {
        clearTimeout(late);
        for (const event of failing) to.off(event, noticed);
        to.off('storyRenderPhaseChanged', end);
        to.off('storyMissing', missing);
      };
      for (const event of failing) to.on(event, noticed);
      to.on('storyRenderPhaseChanged', end);
      to.on('storyMissing', missing);
      start(to);
    });
  }

  function storyStore(): Preview['storyStoreValue'] {
    const store = preview()?.storyStoreValue;
    if (!store) throw new Error('Storybook has no story store.');
    return store;
  }

  let plays = true;
  function letPlaysBeLeftOut(): void {
    const store = storyStore();
    const load = store.loadStory.bind(store);
    store.loadStory = async (wanted) => {
      const story = await load(wanted);
      return plays ? story : { ...story, playFunction: undefined };
    };
  }

  /** A story that renders nothing leaves its root empty permanently, which is waited for once. */
  let mayBeEmpty = false;

  /** Waits until there is visible content and nothing changes any more. */
  async function quiet(patience: number): Promise<void> {
    const started = performance.now();
    let changed = started;
    const observer = new MutationObserver(() => {
      changed = performance.now();
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    const isEmpty = () =>
      !mayBeEmpty &&
      !document.getElementById('storybook-root')?.firstElementChild &&
      !document.querySelector(LAYERS);
    const emptyLimit = Math.min(MOST_EMPTY_MS, (EMPTY_LIMIT_MS * patience) / QUIET_MS);
    for (;;) {
      await frame();
      const at = performance.now();
      if (isEmpty() && at - started < emptyLimit) continue;
      if (at - changed >= patience || at - started > emptyLimit + IMAGES_LIMIT_MS) break;
    }
    mayBeEmpty = true;
    observer.disconnect();
  }

  async function settle(patience = QUIET_MS): Promise<void> {
    if (!still.isConnected) document.head.append(still);
    await quiet(patience);
    await document.fonts.ready;
    const until = performance.now() + IMAGES_LIMIT_MS;
    const near = (image: HTMLImageElement) =>
      image.loading !== 'lazy' || image.getBoundingClientRect().top < innerHeight;
    while (performance.now() < until) {
      if ([...document.images].every((image) => image.complete || !near(image))) break;
      await wait(10);
    }
    await Promise.all(
      [...document.images]
        .filter((image) => image.complete && image.naturalWidth > 0)
        .map((image) => image.decode().catch(() => undefined)),
    );
    await frame();
    await frame();
  }

  window.stage = {
    async ready() {
      const until = performance.now() + LIMIT_MS;
      while (!preview()?.storyStoreValue || !channel()) {
        if (performance.now() > until) throw new Error('Storybook did not start.');
        await wait(20);
      }
      await preview()?.ready();
      // The URL has no story, which Storybook reports when it is ready.
      while (!document.body.classList.contains('sb-show-nopreview')) {
        if (performance.now() > until) throw new Error('Storybook did not become idle.');
        await wait(20);
      }
      letPlaysBeLeftOut();
    },
    async show(wanted) {
      const { story, globals } = wanted;
      plays = wanted.plays;
      mayBeEmpty = false;
      if (wanted.on !== 'same') {
        still.remove();
        scrollTo(0, 0);
        seed = 1;
        localStorage.clear();
        sessionStorage.clear();
        // The globals are set in the store only, so that the story is rendered once, with them.
        storyStore().userGlobals.update({ ...globals, ...WITHOUT_AXE });
        await drawn(story, (to) => {
          // Storybook does not render a story again that it shows already, so it is remounted.
          if (wanted.on === 'resized') to.emit('forceRemount', { storyId: story });
          else to.emit('setCurrentStory', { storyId: story, viewMode: 'story' });
        });
      } else {
        await drawn(story, (to) => to.emit('updateGlobals', { globals }));
      }
      await settle(wanted.patience);
    },
    settle,
    height: () => document.documentElement.scrollHeight,
    async modesOf(story) {
      const known = await preview()?.storyStoreValue.loadStory({ storyId: story });
      return known?.parameters.chromatic?.modes ?? {};
    },
  };
}
