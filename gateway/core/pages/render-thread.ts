import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Boot } from '../../contract/boot.ts';
import type { Answer, OfflinePage, PageToRender, RenderedPage } from './rendering.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

interface Waiting {
  /** The offline page asks nothing. */
  readonly answer: Answer | undefined;
  resolve(page: RenderedPage | OfflinePage | undefined): void;
  reject(error: unknown): void;
}

/** A thread of its own in which the portal's server build renders: calls go on meanwhile. */
export interface RenderThread {
  /**
   * Undefined where it would be made of what `unlessMadeOf` names.
   * @throws what the build throws, and when the thread ends
   */
  page(input: PageToRender & { readonly answer: Answer }): Promise<RenderedPage | undefined>;
  /** Undefined where the build has none. */
  offline(boot: Boot): Promise<OfflinePage | undefined>;
}

function createRenderThread(entry: string): RenderThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let pages = 0;

  /** What waits fails; the next page starts another thread. */
  const end = (ended: Worker, error: unknown) => {
    if (worker !== ended) return;
    worker = undefined;
    const lost = [...waiting.values()];
    waiting.clear();
    for (const { reject } of lost) reject(error);
  };

  const hear = (from: Worker, message: FromWorker) => {
    const page = waiting.get(message.id);
    if (!page) return;
    if (message.kind === 'question') {
      const { question, path, payload } = message;
      const reply = (value: unknown) =>
        from.postMessage({ kind: 'answer', question, value } satisfies ToWorker);
      (page.answer?.({ path }, payload) ?? Promise.resolve(undefined)).then(reply, () =>
        reply(undefined),
      );
      return;
    }
    waiting.delete(message.id);
    if (message.kind === 'failed') page.reject(message.error);
    else page.resolve(message.page);
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./render-worker.ts', import.meta.url), {
      workerData: pathToFileURL(entry).href,
      // What the process was started with is for its own thread.
      execArgv: [],
    });
    // The process ends when its own work does.
    started.unref();
    started.on('message', (message: FromWorker) => hear(started, message));
    started.on('error', (error) => end(started, error));
    started.on('exit', (code) => end(started, new Error(`The thread ended with ${code}.`)));
    return started;
  };

  const ask = (
    message: (id: number) => ToWorker,
    answer?: Answer,
  ): Promise<RenderedPage | OfflinePage | undefined> =>
    new Promise((resolve, reject) => {
      worker ??= start();
      pages += 1;
      waiting.set(pages, { answer, resolve, reject });
      worker.postMessage(message(pages));
    });

  return {
    page: async ({ answer, ...page }) =>
      // The thread gives a page for a page, or nothing for the same one.
      (await ask((id) => ({ kind: 'page', id, ...page }), answer)) as RenderedPage | undefined,
    offline: async (boot) =>
      (await ask((id) => ({ kind: 'offline', id, boot }))) as OfflinePage | undefined,
  };
}

const threads = new Map<string, RenderThread>();

/** The thread of a server build: one, however many gateways a process has. */
export function renderThread(entry: string): RenderThread {
  const known = threads.get(entry) ?? createRenderThread(entry);
  threads.set(entry, known);
  return known;
}
