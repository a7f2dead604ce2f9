import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';
import { includeHtml } from '../include-html.ts';

const SANDBOX = join(import.meta.dirname, '../..');

export interface TestCall {
  /** Paths below `/sandbox/play/`. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A refusal or failure response of the gateway. */
export const refusal = (errorCode: string) => ({ success: false, errorCode, message: errorCode });
/** A success response of the gateway. */
export const accepted = (value: unknown) => ({ success: true, value });

/** The part of a game's state that all games have. */
export const TEST_STATE = {
  gameName: 'Test Game',
  vendorName: 'Test Studio',
  mode: 'real',
  language: 'EN',
  currencySymbol: '$',
  minorUnits: 100,
  minBet: 100,
  maxBet: 1000,
  betStep: 100,
  lastBet: null,
  paceMs: 0,
  waitMs: 0,
  rtp: 95,
  jackpot: null,
  balance: 100_000,
  unseen: null,
};

/**
 * Loads the page of a game into the document and answers its calls. The caller imports the page's script afterwards.
 * For isolated test files with a DOM.
 * @param answer throws to simulate a lost response
 * @returns the recorded calls
 */
export async function openTestPage(
  game: string,
  answer: (call: TestCall) => object,
): Promise<TestCall[]> {
  const calls: TestCall[] = [];
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const body = init.body === undefined ? {} : JSON.parse(String(init.body));
    const call = { path: address.replace('/sandbox/play/', ''), body };
    calls.push(call);
    return Response.json(answer(call));
  });
  const page = await readFile(join(SANDBOX, game, 'client/index.html'), 'utf8');
  const [, body = ''] = /<body>(.*)<\/body>/s.exec(await includeHtml(page)) ?? [];
  document.body.innerHTML = body;
  return calls;
}

/** An enabled button, by its label. */
export function buttonNamed(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    (button) => button.textContent === name && !button.closest('dialog:not([open])'),
  );
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
}
