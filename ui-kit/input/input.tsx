import { X } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useId,
} from 'react';
import { useFieldControl } from '../field/index.ts';
import { cx } from '../foundation/cx.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import { useSameHolder } from '../foundation/use-controlled.ts';
import { end as endStyle, frame, input, start as startStyle, tool } from './input.css.ts';

/** What it says where no `KitProvider` says otherwise. */
const ENGLISH = {
  clear: 'Clear',
} satisfies Partial<KitLabels>;

export interface InputProps extends Omit<ComponentPropsWithRef<'input'>, 'size'> {
  size?: 'sm' | 'md' | 'lg';
  /** Before the text: an icon, a currency, a country code. */
  start?: ReactNode;
  /** Behind the text: a unit, a tool button. */
  end?: ReactNode;
  /** With it (and a `value`) a button empties the input and gives the focus back. */
  onClear?: () => void;
  labels?: { clear?: string };
}

/** The class of a small button inside an input's slot. */
export const inputTool: string = tool;

function focusBeside(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('button, a, input, select')) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}

/**
 * A line of text. `className` and `style` go to the box, everything else to the native input, so form
 * libraries register it as any input. Takes label, hint and error from the `Field` around it.
 */
export function Input(props: InputProps) {
  return useInput(props, 'Input');
}

/**
 * The input that another component is made of. A hook, not a component in between, so that nothing
 * more is drawn.
 * @param component - its name, for the warning where who holds the value changes
 */
export function useInput(
  { size, start, end, onClear, labels, className, style, type = 'text', ...rest }: InputProps,
  component: string,
): ReactElement {
  const kit = useKitLabels(ENGLISH, 'Input');
  const ownId = useId();
  const wiring = useFieldControl(rest);
  useSameHolder(rest.value !== undefined, component);
  const id = wiring.id ?? ownId;
  const clearable = onClear && !rest.readOnly && rest.value !== undefined && rest.value !== '';
  const clear = () => {
    onClear?.();
    document.getElementById(id)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer comfort only; keys reach the input itself
    <span className={cx(frame({ size }), className)} style={style} onMouseDown={focusBeside}>
      {start && <span className={startStyle}>{start}</span>}
      <input {...rest} {...wiring} id={id} type={type} className={input} />
      {(end || clearable) && (
        <span className={endStyle}>
          {clearable && (
            <button
              type="button"
              className={tool}
              aria-label={labels?.clear ?? kit.clear}
              disabled={rest.disabled}
              onClick={clear}
            >
              <X size="1em" aria-hidden="true" />
            </button>
          )}
          {end}
        </span>
      )}
    </span>
  );
}
