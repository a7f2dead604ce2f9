import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import { type InputProps, inputTool, useInput } from '../input/input.tsx';
import { caps, meter as meterStyle, stack } from './password-input.css.ts';

/** Used where no `KitProvider` gives these labels. */
const DEFAULT_LABELS = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on',
} satisfies Partial<KitLabels>;

export interface PasswordLabels {
  /** The name of the button while the password is hidden. */
  show: string;
  /** The name of the button while the password is visible. */
  hide: string;
  /** Announced while Caps Lock is on. */
  capsLock: string;
}

export interface PasswordInputProps
  extends Omit<InputProps, 'type' | 'onClear' | 'labels' | 'end'> {
  labels?: Partial<PasswordLabels>;
  /** A strength meter or similar, shown below. */
  meter?: ReactNode;
}

/**
 * A password input. It can be shown and hidden, reports Caps Lock, and works with password managers
 * and paste. Set `autoComplete` (`current-password` or `new-password`).
 */
export function PasswordInput({
  labels,
  meter,
  onKeyDown,
  onKeyUp,
  onBlur,
  ...rest
}: PasswordInputProps) {
  const kit = useKitLabels(DEFAULT_LABELS, 'PasswordInput');
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent<HTMLInputElement>) =>
    setCapsLock(event.getModifierState('CapsLock'));
  const input = useInput(
    {
      spellCheck: false,
      autoCapitalize: 'none',
      ...rest,
      type: shown ? 'text' : 'password',
      onKeyDown: (event) => {
        watch(event);
        onKeyDown?.(event);
      },
      onKeyUp: (event) => {
        watch(event);
        onKeyUp?.(event);
      },
      onBlur: (event) => {
        setCapsLock(false);
        onBlur?.(event);
      },
      end: (
        <button
          type="button"
          className={inputTool}
          aria-label={
            shown ? (labels?.hide ?? kit.hidePassword) : (labels?.show ?? kit.showPassword)
          }
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
        </button>
      ),
    },
    'PasswordInput',
  );
  return (
    <div className={stack}>
      {input}
      <span role="status" className={caps}>
        {capsLock && (
          <>
            <ArrowBigUpDash size="1em" aria-hidden="true" />
            {labels?.capsLock ?? kit.capsLock}
          </>
        )}
      </span>
      {meter && <div className={meterStyle}>{meter}</div>}
    </div>
  );
}
