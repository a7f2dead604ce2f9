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

/** The interactive elements, in document order. */
const OPERATED =
  'button, a[href], input, select, textarea, summary, [role="treeitem"], [role="menuitem"]';

/** Makes an element and its ancestors look hovered, pressed or focused by keyboard. */
export function showAs(element: Element, state: ShownState, end?: Element): void {
  const { self, around } = CLASSES[state];
  element.classList.add(...self);
  for (let each = element.parentElement; each && each !== end; each = each.parentElement) {
    each.classList.add(...around);
  }
}

/** Makes the parts of a list look hovered, pressed and focused by keyboard, in this order. */
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
  /** Renders the component for each state; the names of landmarks must differ. */
  children: (state: ShownState) => ReactNode;
  /** The part that is shown in the state; by default the first interactive element. */
  target?: string;
  /** States that are set by props: `disabled`, `error`. */
  more?: Readonly<Record<string, ReactNode>>;
}

/** A component at rest, hovered, pressed, focused by keyboard, and in the states of its props. */
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

/** The props of a form control that is disabled or invalid. */
interface FieldState {
  disabled?: true;
  'aria-invalid'?: true;
}

interface FieldStatesProps {
  /** Renders the control with the props of a state. */
  children: (state: FieldState) => ReactNode;
  /** `false` for a control that cannot be invalid. */
  error?: boolean;
}

/** A form control in every state: those of `StateSheet`, disabled, and invalid. */
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
