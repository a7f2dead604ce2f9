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
  /** Below the name. */
  readonly lines: readonly string[];
  /** Stands where the radio button would be seen otherwise. */
  readonly icon?: LucideIcon;
  /** Address of a square picture in the icon's place, which stands for it where it fails. */
  readonly logo?: string | undefined;
}

interface ChoiceFieldProps<Value> {
  /** A key of the form's values. */
  name: string;
  legend: ReactNode;
  legendHidden?: boolean;
  /** The first one is chosen while the value is none of the choices. */
  startsWithFirst?: boolean;
  /** See `FormField`. */
  revalidates?: string;
  choices: readonly Choice<Value>[];
}

/** One of a few that need more words than a list has room for. */
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
              // The focus goes to the first one when none is chosen.
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
