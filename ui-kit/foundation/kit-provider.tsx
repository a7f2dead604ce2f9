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

/**
 * The words that a component says: those of the nearest `KitProvider`, else its own in English.
 * @param english one object for all renders of the component
 * @param component its name, for the warning where a provider leaves one of its words out
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
  const missing = words.filter((word) => given[word] === undefined).join(', ');
  if (missing) warnOnce(component, `KitProvider has no ${missing}: the kit's English stands in.`);
  const merged = Object.fromEntries(words.map((word) => [word, given[word] ?? english[word]]));
  byComponent.set(english, merged);
  return merged as Pick<KitLabels, Word>;
}
