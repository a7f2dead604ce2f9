import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Boot } from '../../contract/boot.ts';
import {
  type Answer,
  hashesOf,
  type OfflineRendering,
  type PageToRender,
  type Rendering,
} from './rendering.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** The part of the portal's server build that the worker uses. */
interface PortalServer {
  readonly renderPage: (
    input: PageToRender & { readonly answer: Answer },
  ) => Promise<Rendering | undefined>;
  /** Older builds have none. */
  readonly renderOffline?: (boot: Boot) => Promise<OfflineRendering>;
}

const port = parentPort;
if (!port) throw new Error('This module must run in a worker thread (see render-thread.ts).');
// On Linux, priorities belong to threads: calls and the embedded database have priority over pages.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const build: Promise<PortalServer> = import(String(workerData));
const questions = new Map<number, (value: unknown) => void>();
let asked = 0;

const send = (message: FromWorker) => port.postMessage(message);

/** Requests answers from the main thread, which has the database. */
const answerFor =
  (id: number): Answer =>
  ({ path }, payload) =>
    new Promise((resolve) => {
      asked += 1;
      questions.set(asked, resolve);
      send({ kind: 'question', id, question: asked, path, payload });
    });

async function render(message: Exclude<ToWorker, { kind: 'answer' }>) {
  const { renderPage, renderOffline } = await build;
  if (message.kind === 'page') {
    const { id, url, boot, previousAnswersHash } = message;
    const page = await renderPage({ url, boot, previousAnswersHash, answer: answerFor(id) });
    return page && { ...page, ...hashesOf(page) };
  }
  if (!renderOffline) return undefined;
  const page = await renderOffline(message.boot);
  return { ...page, ...hashesOf(page) };
}

port.on('message', (message: ToWorker) => {
  if (message.kind === 'answer') {
    questions.get(message.question)?.(message.value);
    questions.delete(message.question);
    return;
  }
  const { id } = message;
  render(message).then(
    (page) => send({ kind: 'rendered', id, page }),
    (error: unknown) => send({ kind: 'failed', id, error }),
  );
});
