import { createContext, type ReactNode, use, useMemo } from 'react';
import type { KitLabels } from './labels.ts';
import { warnOnce } from './warn-once.ts';

type GivenLabels = Partial<KitLabels>;

const NONE: GivenLabels = {};
const LabelsContext = createContext<GivenLabels>(NONE);

export interface KitProviderProps {
  /**
   * The labels in the language of the page. Missing ones come from the provider above, or are
   * English.
   */
  labels?: GivenLabels;
  children: ReactNode;
}

/**
 * Provides the labels of every component below, once for the page. Keep `labels` the same object
 * while the language is the same: a new one renders every component that uses a label.
 */
export function KitProvider({ labels, children }: KitProviderProps) {
  const above = use(LabelsContext);
  const merged = useMemo(() => (labels ? { ...above, ...labels } : above), [above, labels]);
  return <LabelsContext value={merged}>{children}</LabelsContext>;
}

/** The merged labels of each component by provider, so that each pair is merged once. */
const known = new WeakMap<GivenLabels, WeakMap<object, object>>();

/**
 * Warns when a missing label is read. One that is not read, or that the component's own `labels`
 * replace, is not missing.
 */
function warnWhenRead(labels: Record<string, unknown>, name: string, component: string): void {
  const label = labels[name];
  Object.defineProperty(labels, name, {
    enumerable: true,
    get: () => {
      warnOnce(component, `KitProvider has no ${name}: the English default is used.`);
      return label;
    },
  });
}

/**
 * The labels of a component: those of the nearest `KitProvider`, else its English defaults.
 * @param defaults one object for all renders of the component
 * @param component its name, for the warning about a label that the provider lacks
 * @returns labels to be read where they are rendered: reading one earlier warns although it may not
 *   be used
 */
export function useKitLabels<Name extends keyof KitLabels>(
  defaults: Pick<KitLabels, Name>,
  component = 'The kit',
): Pick<KitLabels, Name> {
  const given = use(LabelsContext);
  if (given === NONE) return defaults;
  const byComponent = known.get(given) ?? new WeakMap<object, object>();
  known.set(given, byComponent);
  const found = byComponent.get(defaults);
  if (found) return found as Pick<KitLabels, Name>;
  const names = Object.keys(defaults) as Name[];
  const merged = Object.fromEntries(names.map((name) => [name, given[name] ?? defaults[name]]));
  if (process.env.NODE_ENV !== 'production') {
    const missing = names.filter((name) => given[name] === undefined);
    for (const name of missing) warnWhenRead(merged, name, component);
  }
  byComponent.set(defaults, merged);
  return merged as Pick<KitLabels, Name>;
}
