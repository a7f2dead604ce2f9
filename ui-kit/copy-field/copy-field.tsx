import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cx } from '../foundation/cx.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import { visuallyHidden } from '../foundation/visually-hidden.css.ts';
import { Input, type InputProps, inputTool } from '../input/index.ts';
import * as css from './copy-field.css.ts';

/** Used where no `KitProvider` gives these labels. */
const DEFAULT_LABELS = {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Your browser does not allow that: copy it by hand.',
} satisfies Partial<KitLabels>;

/** Milliseconds for which the check mark is shown. */
const DONE_MS = 3000;

export interface CopyFieldProps
  extends Omit<InputProps, 'value' | 'defaultValue' | 'readOnly' | 'onClear' | 'labels' | 'end'> {
  /** The text to copy. */
  value: string;
  /** Called after it was copied. */
  onCopied?: () => void;
  labels?: { copy?: string; copied?: string; copyFailed?: string };
}

/**
 * A text to copy: a code, a link, an account number. A press copies it and announces that. Where
 * the browser forbids copying, the text is selected and the person is asked to copy it.
 */
export function CopyField({ value, onCopied, labels, className, ...rest }: CopyFieldProps) {
  const kit = useKitLabels(DEFAULT_LABELS, 'CopyField');
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(undefined), DONE_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (field: HTMLInputElement | null) => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
      onCopied?.();
    } catch {
      field?.select();
      setOutcome('failed');
    }
  };
  const copyLabel = labels?.copy ?? kit.copy;
  return (
    <>
      <Input
        {...rest}
        readOnly
        value={value}
        className={cx(css.value, className)}
        onFocus={(event) => {
          rest.onFocus?.(event);
          event.target.select();
        }}
        end={
          <button
            type="button"
            className={inputTool}
            aria-label={copyLabel}
            title={copyLabel}
            onClick={({ currentTarget }) =>
              void copy(currentTarget.parentElement?.parentElement?.querySelector('input') ?? null)
            }
          >
            {outcome === 'copied' ? (
              <Check size={18} aria-hidden="true" className={css.done} />
            ) : (
              <Copy size={18} aria-hidden="true" />
            )}
          </button>
        }
      />
      <span className={visuallyHidden} role="status">
        {outcome === 'copied' && (labels?.copied ?? kit.copied)}
        {outcome === 'failed' && (labels?.copyFailed ?? kit.copyFailed)}
      </span>
    </>
  );
}
