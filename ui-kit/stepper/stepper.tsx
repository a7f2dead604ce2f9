import { Check, X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../foundation/cx.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import { visuallyHidden } from '../foundation/visually-hidden.css.ts';
import * as css from './stepper.css.ts';

/** Used where no `KitProvider` gives these labels. */
const DEFAULT_LABELS = {
  done: 'done',
  failed: 'failed',
} satisfies Partial<KitLabels>;

export interface StepperStep {
  id: string;
  label: ReactNode;
  description?: ReactNode;
  /** The step failed. */
  failed?: boolean;
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The name of the list. */
  label: string;
  steps: readonly StepperStep[];
  /** The id of the current step; all before it are done. Undefined when all are done. */
  current: string | undefined;
  labels?: { done?: string; failed?: string };
}

/** The progress through a task of a few steps. It only shows it; navigation is up to the task. */
export function Stepper({ label, steps, current, labels, className, ...rest }: StepperProps) {
  const kit = useKitLabels(DEFAULT_LABELS, 'Stepper');
  const found = steps.findIndex(({ id }) => id === current);
  const at = found < 0 ? steps.length : found;
  return (
    <ol aria-label={label} {...rest} className={cx(css.list, className)}>
      {steps.map((step, index) => {
        const state = step.failed
          ? 'failed'
          : index < at
            ? 'done'
            : index === at
              ? 'current'
              : 'waiting';
        return (
          <li
            key={step.id}
            className={css.step}
            aria-current={state === 'current' ? 'step' : undefined}
            data-state={state}
          >
            <span className={css.head}>
              <span className={css.mark} aria-hidden="true">
                {state === 'done' ? (
                  <Check size={14} />
                ) : state === 'failed' ? (
                  <X size={14} />
                ) : (
                  index + 1
                )}
              </span>
              <span className={css.label}>
                {step.label}
                {state === 'done' && (
                  <span className={visuallyHidden}> {labels?.done ?? kit.done}</span>
                )}
                {state === 'failed' && (
                  <span className={visuallyHidden}> {labels?.failed ?? kit.failed}</span>
                )}
              </span>
            </span>
            {step.description && <span className={css.description}>{step.description}</span>}
          </li>
        );
      })}
    </ol>
  );
}
