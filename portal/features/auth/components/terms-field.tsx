import { useIntl } from 'react-intl';
import { CheckboxField } from '../../../shared/forms/fields.tsx';
import { stack } from './form.css.ts';
import { TermsText } from './terms-text.tsx';

/** The required consent to the terms (R5.02, R8.09), with their text. */
export function TermsField({ name, version }: { name: string; version: string }) {
  const intl = useIntl();
  return (
    <div className={stack}>
      <TermsText version={version} />
      <CheckboxField name={name} required>
        {intl.formatMessage({ id: 'auth.terms.label' })}
      </CheckboxField>
    </div>
  );
}
