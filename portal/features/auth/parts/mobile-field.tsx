import { Field } from '@baize/ui-kit/field';
import { Globe } from '@baize/ui-kit/icon';
import { Image } from '@baize/ui-kit/image';
import { Input } from '@baize/ui-kit/input';
import { Select } from '@baize/ui-kit/select';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { flagUrl } from '../../../shared/image-host.ts';
import { type Country, countryOptions } from '../logic/countries.ts';
import type { FormField } from '../logic/field-of.ts';
import * as css from './form.css.ts';

interface MobileFieldProps {
  number: FormField;
  countries: readonly Country[];
  /** The chosen one: known later than the form where the list is still on its way. */
  countryCode: string;
  onCountry(countryCode: string): void;
  dialingCode: string;
  required?: boolean;
  /** The popup's focus starts here. */
  startsHere?: boolean;
}

/** A mobile number with the country that it is from. */
export function MobileField({
  number,
  countries,
  countryCode,
  onCountry,
  dialingCode,
  required = true,
  startsHere = false,
}: MobileFieldProps) {
  const intl = useIntl();
  const options = useMemo(() => countryOptions(countries, intl.locale), [countries, intl.locale]);
  return (
    <div className={css.mobile}>
      <Field label={intl.formatMessage({ id: 'auth.field.country' })}>
        <Select
          size="lg"
          options={options}
          autoComplete="country"
          value={countryCode}
          onChange={(event) => onCountry(event.target.value)}
        />
      </Field>
      <Field
        label={intl.formatMessage({ id: 'auth.field.mobileNum' })}
        required={required}
        error={number.error}
      >
        <Input
          size="lg"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          start={
            dialingCode && (
              <span className={css.dialing}>
                <Image
                  className={css.flag}
                  src={flagUrl(countryCode)}
                  alt=""
                  ratio="4 / 3"
                  priority
                  fallback={<Globe aria-hidden="true" />}
                />
                +{dialingCode}
              </span>
            )
          }
          data-autofocus={startsHere || undefined}
          {...number.input}
        />
      </Field>
    </div>
  );
}
