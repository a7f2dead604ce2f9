import { canSave } from './disk.ts';

/** What is worked on of a brand in one mode: texts of its files, and the rules that dress a page in it. */
export interface Draft {
  readonly tokens: object;
  readonly layout: object;
  readonly css: string;
}

const keyOf = (slug: string, mode: string) => `baize-draft ${slug} ${mode}`;

/** The draft of a brand and mode that was kept here; undefined where there is none. */
export function readDraft(slug: string, mode: string): Draft | undefined {
  const text = localStorage.getItem(keyOf(slug, mode));
  return text === null ? undefined : (JSON.parse(text) as Draft);
}

/**
 * Keeps a draft in this browser until it is saved or given up, so that no reload loses it and every
 * story and frame wears it. Where nothing can be saved nothing is kept: stories then are what they are.
 */
export async function keepDraft(slug: string, mode: string, draft: Draft | undefined) {
  if (!(await canSave)) return;
  if (draft) localStorage.setItem(keyOf(slug, mode), JSON.stringify(draft));
  else localStorage.removeItem(keyOf(slug, mode));
  showDraft(slug, mode);
}

const listeners = new Set<() => void>();

/** Calls back when another frame of this browser has changed what the page wears. */
export const onDraft = (listener: () => void) => void listeners.add(listener);

const STYLE = 'brand-draft';
let shown: readonly [slug: string, mode: string] | undefined;

/** Dresses the page in what is worked on of the brand that it shows. */
export function showDraft(slug: string, mode: string): void {
  shown = [slug, mode];
  const css = readDraft(slug, mode)?.css ?? '';
  const found = document.getElementById(STYLE);
  if (!css && !found) return;
  const style = found ?? Object.assign(document.createElement('style'), { id: STYLE });
  style.textContent = css;
  if (!found) document.head.append(style);
}

// Another frame of this browser works on it.
addEventListener('storage', ({ key }) => {
  if (!shown || key !== keyOf(...shown)) return;
  showDraft(...shown);
  for (const listener of listeners) listener();
});
