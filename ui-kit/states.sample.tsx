import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as css from './states.sample.css.ts';

/**
 * Classes that stand for pseudo-classes: storybook-addon-pseudo-states copies every rule of the
 * page's style sheets for them, so that a picture needs neither a pointer nor a key.
 */
const CLASSES = {
  rest: { self: [], around: [] },
  hover: { self: ['pseudo-hover'], around: ['pseudo-hover'] },
  active: { self: ['pseudo-hover', 'pseudo-active'], around: ['pseudo-hover', 'pseudo-active'] },
  focus: {
    self: ['pseudo-focus', 'pseudo-focus-visible', 'pseudo-focus-within'],
    around: ['pseudo-focus-within'],
  },
} as const;

export type ShownState = keyof typeof CLASSES;
export const SHOWN_STATES = Object.keys(CLASSES) as ShownState[];

/** What somebody operates, in the order of the document. */
const OPERATED =
  'button, a[href], input, select, textarea, summary, [role="treeitem"], [role="menuitem"]';

/** Lets an element look as under the pointer, pressed, or focused by a key; what is around it too. */
export function showAs(element: Element, state: ShownState, end?: Element): void {
  const { self, around } = CLASSES[state];
  element.classList.add(...self);
  for (let each = element.parentElement; each && each !== end; each = each.parentElement) {
    each.classList.add(...around);
  }
}

/** Lets parts of a list look as under the pointer, pressed, and focused by a key, in this order. */
export function showStates(parts: readonly Element[]): void {
  for (const [at, state] of (['hover', 'active', 'focus'] as const).entries()) {
    const part = parts[at];
    if (part) showAs(part, state, part.parentElement ?? undefined);
  }
}

function Cell({ state, target, children }: { state: string; target: string; children: ReactNode }) {
  const cell = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = cell.current;
    const element = box?.querySelector(target);
    if (box && element && state in CLASSES) showAs(element, state as ShownState, box);
  }, [state, target]);
  return (
    <div className={css.cell}>
      <p>{state}</p>
      <div ref={cell} className={css.shown} data-shows={state}>
        {children}
      </div>
    </div>
  );
}

interface StateSheetProps {
  /** One component for each state; what names it must differ where it is a landmark. */
  children: (state: ShownState) => ReactNode;
  /** What is shown in the state, where it is not the first part that somebody operates. */
  target?: string;
  /** States that props tell: `disabled`, `error`. */
  more?: Readonly<Record<string, ReactNode>>;
}

/** A component at rest, under the pointer, pressed, focused by a key, and as its props say. */
export function StateSheet({ children, target = OPERATED, more = {} }: StateSheetProps) {
  return (
    <div className={css.sheet}>
      {SHOWN_STATES.map((state) => (
        <Cell key={state} state={state} target={target}>
          {children(state)}
        </Cell>
      ))}
      {Object.entries(more).map(([state, shown]) => (
        <Cell key={state} state={state} target={target}>
          {shown}
        </Cell>
      ))}
    </div>
  );
}

/** What a control of a form is told where it cannot be used, or where what it holds is wrong. */
interface FieldState {
  disabled?: true;
  'aria-invalid'?: true;
}

interface FieldStatesProps {
  /** The control, with the props that put it into a state. */
  children: (state: FieldState) => ReactNode;
  /** `false` for one in which nothing wrong can stand. */
  error?: boolean;
}

/** A control of a form in every state: what `StateSheet` shows, disabled, and wrong. */
export function FieldStates({ children, error = true }: FieldStatesProps) {
  return (
    <StateSheet
      more={{
        disabled: children({ disabled: true }),
        ...(error && { error: children({ 'aria-invalid': true }) }),
      }}
    >
      {() => children({})}
    </StateSheet>
  );
}
