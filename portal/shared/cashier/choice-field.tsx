import { Alert } from '@baize/ui-kit/alert';
import { visuallyHidden } from '@baize/ui-kit/foundation';
import type { LucideIcon } from '@baize/ui-kit/icon';
import { Image } from '@baize/ui-kit/image';
import type { ReactNode } from 'react';
import { useFormField } from '../forms/use-form-field.ts';
import * as css from './cashier.css.ts';

interface Choice<Value> {
  readonly value: Value;
  readonly name: string;
  /** Lines below the name. */
  readonly lines: readonly string[];
  /** Replaces the visible radio button. */
  readonly icon?: LucideIcon;
  /**
   * The address of a square picture to show instead of the icon; the icon is shown where it fails.
   */
  readonly logo?: string | undefined;
}

interface ChoiceFieldProps<Value> {
  /** A key of the form's values. */
  name: string;
  legend: ReactNode;
  legendHidden?: boolean;
  /** Selects the first choice while the value is none of the choices. */
  startsWithFirst?: boolean;
  /** See `FormField`. */
  revalidates?: string;
  choices: readonly Choice<Value>[];
}

/** A single choice whose options need more text than a select has room for. */
export function ChoiceField<Value extends string | number>({
  name,
  legend,
  legendHidden = false,
  startsWithFirst = false,
  revalidates,
  choices,
}: ChoiceFieldProps<Value>) {
  const { value: chosen, setValue, control, error } = useFormField<Value | ''>(name, revalidates);
  const isKnown = choices.some(({ value }) => value === chosen);
  const { ref, ...wiring } = control;
  return (
    <>
      <fieldset className={css.choices}>
        <legend className={legendHidden ? visuallyHidden : css.legend}>{legend}</legend>
        {choices.map(({ value, name: title, lines, icon: Icon, logo }, index) => (
          <label key={value} className={css.choice}>
            <input
              {...wiring}
              // The first choice gets the focus when none is selected.
              ref={index === 0 ? ref : undefined}
              className={Icon ? visuallyHidden : css.choiceRadio}
              type="radio"
              checked={isKnown ? value === chosen : startsWithFirst && index === 0}
              onChange={() => setValue(value)}
            />
            {logo ? (
              <Image
                className={css.choiceLogo}
                src={logo}
                alt=""
                ratio="1"
                fallback={Icon && <Icon className={css.choiceIcon} aria-hidden="true" />}
              />
            ) : (
              Icon && <Icon className={css.choiceIcon} aria-hidden="true" />
            )}
            <span className={css.choiceText}>
              <span className={css.choiceName}>{title}</span>
              {lines.map((line) => (
                <span key={line} className={css.muted}>
                  {line}
                </span>
              ))}
            </span>
          </label>
        ))}
      </fieldset>
      {error && <Alert tone="danger">{error}</Alert>}
    </>
  );
}
