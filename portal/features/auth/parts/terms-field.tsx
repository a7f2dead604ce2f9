import { Checkbox } from '@baize/ui-kit/checkbox';
import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { fieldOf } from '../logic/field-of.ts';
import type { RegisterValues } from '../logic/register-form.ts';
import { stack } from './form.css.ts';
import { TermsText } from './terms-text.tsx';

/** The tick without which nobody registers (R5.02, R8.09), and what it stands for. */
export function TermsField({
  form,
  version,
}: {
  form: UseFormReturn<RegisterValues>;
  version: string;
}) {
  const intl = useIntl();
  const terms = fieldOf(form, 'terms');
  return (
    <div className={stack}>
      <TermsText version={version} />
      <Checkbox {...terms.input} error={terms.error} aria-required="true">
        {intl.formatMessage({ id: 'auth.terms.label' })}
      </Checkbox>
    </div>
  );
}
