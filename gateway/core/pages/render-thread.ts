import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Boot } from '../../contract/boot.ts';
import type { Answer, OfflinePage, PageToRender, RenderedPage } from './rendering.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

interface Waiting {
  /** Undefined for the offline page, which requests nothing. */
  readonly answer: Answer | undefined;
  resolve(page: RenderedPage | OfflinePage | undefined): void;
  reject(error: unknown): void;
}

/** Renders pages with the portal's server build in a worker thread, so that calls are not blocked. */
export interface RenderThread {
  /**
   * Renders a page; undefined if it would be made of the same answers as `previousAnswersHash`.
   * @throws what the build throws, and when the thread ends
   */
  page(input: PageToRender & { readonly answer: Answer }): Promise<RenderedPage | undefined>;
  /** Renders the offline page; undefined if the build has none. */
  offline(boot: Boot): Promise<OfflinePage | undefined>;
}

function createRenderThread(entry: string): RenderThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let pages = 0;

  /** Rejects all pending pages; the next page starts a new thread. */
  const end = (ended: Worker, error: unknown) => {
    if (worker !== ended) return;
    worker = undefined;
    const lost = [...waiting.values()];
    waiting.clear();
    for (const { reject } of lost) reject(error);
  };

  const handleMessage = (from: Worker, message: FromWorker) => {
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
      // Flags of the process, such as loaders, do not apply to the worker.
      execArgv: [],
    });
    // The worker must not keep the process alive.
    started.unref();
    started.on('message', (message: FromWorker) => handleMessage(started, message));
    started.on('error', (error) => end(started, error));
    started.on('exit', (code) =>
      end(started, new Error(`The render thread exited with code ${code}.`)),
    );
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
      // The worker answers a message of kind `page` with a page, or undefined.
      (await ask((id) => ({ kind: 'page', id, ...page }), answer)) as RenderedPage | undefined,
    offline: async (boot) =>
      (await ask((id) => ({ kind: 'offline', id, boot }))) as OfflinePage | undefined,
  };
}

const threads = new Map<string, RenderThread>();

/** Returns the thread of a server build; gateways of the same process share it. */
export function renderThread(entry: string): RenderThread {
  const known = threads.get(entry) ?? createRenderThread(entry);
  threads.set(entry, known);
  return known;
}
