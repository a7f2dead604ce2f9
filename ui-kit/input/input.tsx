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
import { useControlChangeWarning } from '../foundation/use-controlled.ts';
import { end as endStyle, frame, input, start as startStyle, tool } from './input.css.ts';

/** Used where no `KitProvider` gives these labels. */
const DEFAULT_LABELS = {
  clear: 'Clear',
} satisfies Partial<KitLabels>;

export interface InputProps extends Omit<ComponentPropsWithRef<'input'>, 'size'> {
  size?: 'sm' | 'md' | 'lg';
  /** Content before the text: an icon, a currency, a country code. */
  start?: ReactNode;
  /** Content after the text: a unit, a button. */
  end?: ReactNode;
  /**
   * Shows a button that clears the input, where it has a `value`. The focus returns to the input.
   */
  onClear?: () => void;
  labels?: { clear?: string };
}

/** The class of a small button in a slot of an input. */
export const inputTool: string = tool;

function focusBeside(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('button, a, input, select')) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}

/**
 * A single-line text input. `className` and `style` go to the box, all other props to the native
 * input, so that form libraries register it as any input. Label, hint and error come from the
 * `Field` around it.
 */
export function Input(props: InputProps) {
  return useInput(props, 'Input');
}

/**
 * The implementation of an input, for components that are built on it. A hook rather than a
 * component, so that no level is added to the tree.
 * @param component - its name, for the warning about a change between controlled and uncontrolled
 */
export function useInput(
  { size, start, end, onClear, labels, className, style, type = 'text', ...rest }: InputProps,
  component: string,
): ReactElement {
  const kit = useKitLabels(DEFAULT_LABELS, 'Input');
  const ownId = useId();
  const wiring = useFieldControl(rest);
  useControlChangeWarning(rest.value !== undefined, component);
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
