import { Field } from '@baize/ui-kit/field';
import { Globe } from '@baize/ui-kit/icon';
import { Image } from '@baize/ui-kit/image';
import { Select } from '@baize/ui-kit/select';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../../shared/forms/fields.tsx';
import { useHydrated } from '../../../shared/use-hydrated.ts';
import { type Country, countryOptions } from '../lib/countries.ts';
import { flagUrl } from '../lib/flag-url.ts';
import * as css from './form.css.ts';

interface MobileFieldProps {
  /** The key of the number in the form's values. */
  name: string;
  countries: readonly Country[];
  /** The selected country, which may become known after the form is rendered. */
  countryCode: string;
  onCountry(countryCode: string): void;
  dialingCode: string;
  required?: boolean;
  /** The initial focus of the popup. */
  startsHere?: boolean;
}

/** A mobile number with its country. */
export function MobileField({
  name,
  countries,
  countryCode,
  onCountry,
  dialingCode,
  required = true,
  startsHere = false,
}: MobileFieldProps) {
  const intl = useIntl();
  // Servers and browsers may have different country names, so the server renders the code of the
  // selected one.
  const isHydrated = useHydrated();
  const options = useMemo(
    () =>
      isHydrated
        ? countryOptions(countries, intl.locale)
        : [{ value: countryCode, label: countryCode }],
    [isHydrated, countries, countryCode, intl.locale],
  );
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
      <TextField
        name={name}
        label="auth.field.mobileNum"
        required={required}
        size="lg"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        start={
          dialingCode && (
            <span className={css.dialing}>
              {countryCode && (
                <Image
                  className={css.flag}
                  src={flagUrl(countryCode)}
                  alt=""
                  ratio="4 / 3"
                  priority
                  fallback={<Globe aria-hidden="true" />}
                />
              )}
              +{dialingCode}
            </span>
          )
        }
        data-autofocus={startsHere || undefined}
      />
    </div>
  );
}
