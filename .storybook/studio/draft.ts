import { canSave } from './disk.ts';

/** The edits of a brand in one mode: the texts of its files, and their CSS. */
export interface Draft {
  readonly tokens: object;
  readonly layout: object;
  readonly css: string;
}

const keyOf = (slug: string, mode: string) => `baize-draft ${slug} ${mode}`;

/** The stored draft of a brand and mode; undefined where there is none. */
export function readDraft(slug: string, mode: string): Draft | undefined {
  const text = localStorage.getItem(keyOf(slug, mode));
  return text === null ? undefined : (JSON.parse(text) as Draft);
}

/**
 * Stores a draft in this browser until it is saved or discarded, so that it survives a reload and
 * every story and frame shows it. Where nothing can be saved nothing is stored, so that stories
 * show the files.
 */
export async function storeDraft(slug: string, mode: string, draft: Draft | undefined) {
  if (!(await canSave)) return;
  if (draft) localStorage.setItem(keyOf(slug, mode), JSON.stringify(draft));
  else localStorage.removeItem(keyOf(slug, mode));
  showDraft(slug, mode);
}

const listeners = new Set<() => void>();

/** Calls back when another frame of this browser has changed the draft. */
export const onDraft = (listener: () => void) => void listeners.add(listener);

const STYLE = 'brand-draft';
let shown: readonly [slug: string, mode: string] | undefined;

/** Shows the draft of the page's brand. */
export function showDraft(slug: string, mode: string): void {
  shown = [slug, mode];
  const css = readDraft(slug, mode)?.css ?? '';
  const found = document.getElementById(STYLE);
  if (!css && !found) return;
  const style = found ?? Object.assign(document.createElement('style'), { id: STYLE });
  style.textContent = css;
  if (!found) document.head.append(style);
}

// Another frame of this browser edits it.
addEventListener('storage', ({ key }) => {
  if (!shown || key !== keyOf(...shown)) return;
  showDraft(...shown);
  for (const listener of listeners) listener();
});
