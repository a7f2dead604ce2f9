import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../foundation/cx.ts';
import { useControlled } from '../foundation/use-controlled.ts';
import { visuallyHidden } from '../foundation/visually-hidden.css.ts';
import * as css from './radio-group.css.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** What the choice means; read after its name. */
  description?: ReactNode;
  /** Decorative, at the end of a card. */
  icon?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  /** What is chosen; the group's name. */
  label: ReactNode;
  labelHidden?: boolean;
  options: readonly RadioOption[];
  /** The chosen value, `''` for none; without it the group keeps its own. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** The name under which a form sends the value. */
  name?: string;
  required?: boolean;
  /** What is wrong, shown below and read with the group. */
  error?: ReactNode;
  /** How the options stand. */
  layout?: 'column' | 'row';
}

interface GroupProps extends Omit<RadioGroupProps, 'layout'> {
  layout: 'column' | 'row' | 'cards';
  /** Whose name the warnings give. */
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
              <span className={css.words}>
                <span className={isCard ? css.cardLabel : css.label}>{option.label}</span>
                {option.description && (
                  // Read as the description, not as part of the name.
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

/** One of a few, all in view: native radio buttons, so arrow keys choose and forms send them. */
export function RadioGroup({ layout = 'column', ...rest }: RadioGroupProps) {
  return <Group {...rest} layout={layout} component="RadioGroup" />;
}

export type RadioCardsProps = Omit<RadioGroupProps, 'layout'>;

/** One of a few that want a picture or an explanation: a radio group whose options are cards. */
export function RadioCards(props: RadioCardsProps) {
  return <Group {...props} layout="cards" component="RadioCards" />;
}
