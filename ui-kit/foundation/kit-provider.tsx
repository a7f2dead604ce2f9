import { createContext, type ReactNode, use, useMemo } from 'react';
import type { KitLabels } from './labels.ts';
import { warnOnce } from './warn-once.ts';

type GivenLabels = Partial<KitLabels>;

const NONE: GivenLabels = {};
const LabelsContext = createContext<GivenLabels>(NONE);

export interface KitProviderProps {
  /** The kit's words in the page's language; those left out are the provider's above, or English. */
  labels?: GivenLabels;
  children: ReactNode;
}

/**
 * Gives the kit's words to every component below, once for the page. Keep `labels` the same object
 * while the language is the same: a new one renders every component that says something.
 */
export function KitProvider({ labels, children }: KitProviderProps) {
  const above = use(LabelsContext);
  const merged = useMemo(() => (labels ? { ...above, ...labels } : above), [above, labels]);
  return <LabelsContext value={merged}>{children}</LabelsContext>;
}

/** What components say by what is given to the page: each pair is put together once. */
const known = new WeakMap<GivenLabels, WeakMap<object, object>>();

/** A word that is not said, or that the component's own `labels` say, misses nowhere. */
function warnWhenRead(words: Record<string, unknown>, word: string, component: string): void {
  const english = words[word];
  Object.defineProperty(words, word, {
    enumerable: true,
    get: () => {
      warnOnce(component, `KitProvider has no ${word}: the kit's English stands in.`);
      return english;
    },
  });
}

/**
 * The words that a component says: those of the nearest `KitProvider`, else its own in English.
 * @param english one object for all renders of the component
 * @param component its name, for the warning where a provider leaves out a word that it says
 * @returns words to be read where they are said: whoever takes them out earlier is warned for nothing
 */
export function useKitLabels<Word extends keyof KitLabels>(
  english: Pick<KitLabels, Word>,
  component = 'The kit',
): Pick<KitLabels, Word> {
  const given = use(LabelsContext);
  if (given === NONE) return english;
  const byComponent = known.get(given) ?? new WeakMap<object, object>();
  known.set(given, byComponent);
  const found = byComponent.get(english);
  if (found) return found as Pick<KitLabels, Word>;
  const words = Object.keys(english) as Word[];
  const merged = Object.fromEntries(words.map((word) => [word, given[word] ?? english[word]]));
  if (process.env.NODE_ENV !== 'production') {
    const missing = words.filter((word) => given[word] === undefined);
    for (const word of missing) warnWhenRead(merged, word, component);
  }
  byComponent.set(english, merged);
  return merged as Pick<KitLabels, Word>;
}
