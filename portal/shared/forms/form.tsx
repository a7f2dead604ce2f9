import { createContext, type ReactNode, use } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import type { FormHandle, ValidateOn } from './use-form.ts';

const ValidateOnContext = createContext<ValidateOn>('submit');

/** When the fields of the form around are validated for the first time. */
export const useValidateOn = (): ValidateOn => use(ValidateOnContext);

interface FormProps<Values extends FieldValues, Parsed extends FieldValues | undefined> {
  form: FormHandle<Values, Parsed>;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The element of a form, and the context of its fields. The browser's own validation is off: the
 * form's resolver says the same in the page's language.
 */
export function Form<Values extends FieldValues, Parsed extends FieldValues | undefined>({
  form,
  className,
  children,
}: FormProps<Values, Parsed>) {
  return (
    <FormProvider {...form.form}>
      <ValidateOnContext value={form.validateOn}>
        <form
          // Submitted by the browser itself, before the page is alive, nothing typed goes into the address.
          method="post"
          className={className}
          onSubmit={(event) => void form.submit(event)}
          noValidate
        >
          {children}
        </form>
      </ValidateOnContext>
    </FormProvider>
  );
}
