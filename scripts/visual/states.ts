import type { CDPSession, Page } from 'playwright';

/** States of controls that stories cannot show by themselves. */
export const STATES = ['hover', 'active', 'focus', 'options'] as const;
export type State = (typeof STATES)[number];

/** The pseudo-classes that the browser forces on an element in a state. */
const HELD: Readonly<Record<Exclude<State, 'options'>, readonly string[]>> = {
  hover: ['hover'],
  active: ['hover', 'active'],
  focus: ['focus', 'focus-visible'],
};

/** Content that a state shows for the first time: style rules, or lists of options. */
export type Shown = ReadonlySet<string>;

export interface EnteredState {
  /** Entries that are new; empty if no picture is needed. */
  readonly fresh: readonly string[];
  leave(): Promise<void>;
}

/**
 * Runs in the page (and so holds all it needs): the first element in sight for each rule of the pseudo
 * class that is not in `known`; of the cascade layer, where one is named. A rule inside another pseudo class (`:not(:hover)`) shows what is not
 * held and is passed over.
 */
function elementsOf({
  pseudo,
  layer,
  known,
}: {
  pseudo: string;
  layer: string | undefined;
  known: readonly string[];
}) {
  const found = new Map<Element, string[]>();
  const inSight = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  /** The compound up to the pseudo class and the rest of it: `.a .b:hover:not(.c) .d` is `.a .b:not(.c)`. */
  const targetOf = (selector: string): string | undefined => {
    const at = selector.search(new RegExp(`${pseudo}(?![-\\w])`));
    if (at < 0) return undefined;
    const before = selector.slice(0, at);
    if (before.split('(').length !== before.split(')').length) return undefined;
    const after =
      /^(?:[^\s>+~()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*/.exec(
        selector.slice(at + pseudo.length),
      )?.[0] ?? '';
    return `${before}${after}`.replace(/::[\w-]+/g, '') || '*';
  };
  const visit = (rules: CSSRuleList, inLayer: boolean): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue;
      if (inLayer && rule instanceof CSSStyleRule && rule.selectorText.includes(pseudo)) {
        const id = rule.cssText;
        if (known.includes(id)) continue;
        for (const selector of rule.selectorText.split(/,(?![^(]*\))/)) {
          const target = targetOf(selector.trim());
          const element = target && [...document.querySelectorAll(target)].find(inSight);
          if (!element) continue;
          found.set(element, [...(found.get(element) ?? []), id]);
          break;
        }
      }
      if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) {
        visit(rule.cssRules, inLayer || (rule instanceof CSSLayerBlockRule && rule.name === layer));
      }
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    visit(sheet.cssRules, layer === undefined);
  }
  Object.assign(window, { heldElements: [...found.keys()] });
  return [...found.values()].flat();
}

/** Runs in the page: expands every closed list of options that is not in `known`, in place. */
function openLists(known: readonly string[]): string[] {
  const fresh: string[] = [];
  for (const list of document.querySelectorAll('select')) {
    const id = [...list.options].map(({ text }) => text).join('\n');
    if (known.includes(id) || fresh.includes(id) || list.size > 1) continue;
    fresh.push(id);
    list.dataset.wasSize = String(list.size);
    list.size = Math.max(2, list.options.length);
  }
  return fresh;
}

function closeLists(): void {
  for (const list of document.querySelectorAll<HTMLSelectElement>('select[data-was-size]')) {
    list.size = Number(list.dataset.wasSize);
    delete list.dataset.wasSize;
  }
}

async function nodesOf(devtools: CDPSession): Promise<number[]> {
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'window.heldElements' });
  const { result: properties } = await devtools.send('Runtime.getProperties', {
    objectId: result.objectId ?? '',
    ownProperties: true,
  });
  const nodes: number[] = [];
  for (const { name, value } of properties) {
    if (!/^\d+$/.test(name) || !value?.objectId) continue;
    const { nodeId } = await devtools.send('DOM.requestNode', { objectId: value.objectId });
    nodes.push(nodeId);
  }
  return nodes;
}

export interface StateRequest {
  readonly state: State;
  /** Only rules of this cascade layer count: rules of the kit are captured with the kit. */
  readonly layer: string | undefined;
  readonly known: Shown;
}

/**
 * Forces a state on the controls of a page, one for each style rule that is not in `known`, through the DevTools protocol:
 * without a pointer, and without events for scripts.
 */
export async function enterState(
  page: Page,
  devtools: CDPSession,
  { state, layer, known }: StateRequest,
): Promise<EnteredState> {
  if (state === 'options') {
    const fresh = await page.evaluate(openLists, [...known]);
    return { fresh, leave: () => page.evaluate(closeLists) };
  }
  const pseudo = state === 'focus' ? ':focus-visible' : `:${state}`;
  const fresh = await page.evaluate(elementsOf, { pseudo, layer, known: [...known] });
  if (fresh.length === 0) return { fresh, leave: async () => undefined };
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  // DevTools knows nodes only after the document was requested.
  await devtools.send('DOM.getDocument', { depth: 0 });
  const nodes = await nodesOf(devtools);
  const hold = async (forcedPseudoClasses: readonly string[]) => {
    for (const nodeId of nodes) {
      await devtools.send('CSS.forcePseudoState', {
        nodeId,
        forcedPseudoClasses: [...forcedPseudoClasses],
      });
    }
  };
  await hold(HELD[state]);
  return {
    fresh,
    leave: async () => {
      await hold([]);
      await devtools.send('CSS.disable');
      await devtools.send('DOM.disable');
    },
  };
}
