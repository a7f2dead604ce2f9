import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../foundation/cx.ts';
import { useControlled } from '../foundation/use-controlled.ts';
import { visuallyHidden } from '../foundation/visually-hidden.css.ts';
import * as css from './radio-group.css.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** An explanation of the option, read after its name. */
  description?: ReactNode;
  /** A decorative icon at the end of a card. */
  icon?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  /** The name of the group. */
  label: ReactNode;
  labelHidden?: boolean;
  options: readonly RadioOption[];
  /**
   * The value of the selected option, `''` for none (controlled). Omit it to let the group manage
   * its own state.
   */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** The name under which a form submits the value. */
  name?: string;
  required?: boolean;
  /** The error, shown below and associated with the group. */
  error?: ReactNode;
  /** How the options are arranged. */
  layout?: 'column' | 'row';
}

interface GroupProps extends Omit<RadioGroupProps, 'layout'> {
  layout: 'column' | 'row' | 'cards';
  /** The component's name, for warnings. */
  component: string;
}

function Group({
  label,
  labelHidden = false,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  required = false,
  error,
  layout,
  component,
  className,
  ...rest
}: GroupProps) {
  const id = useId();
  const [chosen, choose] = useControlled(value, defaultValue ?? '', onValueChange, component);
  const errorId = error ? `${id}error` : undefined;
  const isCard = layout === 'cards';
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}label`}
      {...rest}
      className={cx(css.group, className)}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={errorId}
    >
      <div id={`${id}label`} className={labelHidden ? visuallyHidden : css.legend}>
        {label}
        {required && (
          <span className={css.mark} aria-hidden="true">
            *
          </span>
        )}
      </div>
      <div className={css.options({ layout })}>
        {options.map((option) => {
          const descriptionId = option.description ? `${id}${option.value}` : undefined;
          return (
            <label key={option.value} className={isCard ? css.card : css.option}>
              <input
                type="radio"
                className={cx(css.circle, isCard && css.circleInCard)}
                name={name ?? id}
                value={option.value}
                checked={chosen === option.value}
                disabled={option.disabled}
                aria-describedby={descriptionId}
                aria-invalid={error ? true : undefined}
                onChange={() => choose(option.value)}
              />
              <span className={css.content}>
                <span className={isCard ? css.cardLabel : css.label}>{option.label}</span>
                {option.description && (
                  // Associated as the description, so that it is not part of the name.
                  <span id={descriptionId} className={css.description} aria-hidden="true">
                    {option.description}
                  </span>
                )}
              </span>
              {option.icon && <span className={css.icon}>{option.icon}</span>}
            </label>
          );
        })}
      </div>
      {error && (
        <p id={errorId} className={css.error} role="alert" aria-live="polite">
          {error}
        </p>
      )}
    </div>
  );
}

/**
 * A single choice from a few visible options: native radio buttons, so that arrow keys select and
 * forms submit the value.
 */
export function RadioGroup({ layout = 'column', ...rest }: RadioGroupProps) {
  return <Group {...rest} layout={layout} component="RadioGroup" />;
}

export type RadioCardsProps = Omit<RadioGroupProps, 'layout'>;

/** A radio group whose options are cards, for options that need a picture or an explanation. */
export function RadioCards(props: RadioCardsProps) {
  return <Group {...props} layout="cards" component="RadioCards" />;
}
