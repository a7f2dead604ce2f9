import { createContext, type ReactNode, use } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import type { FormHandle, ValidateOn } from './use-form.ts';

const ValidateOnContext = createContext<ValidateOn>('submit');

/** When the fields of the surrounding form are validated for the first time. */
export const useValidateOn = (): ValidateOn => use(ValidateOnContext);

interface FormProps<Values extends FieldValues, Parsed extends FieldValues | undefined> {
  form: FormHandle<Values, Parsed>;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The form element and the context of its fields. Native validation is off: the form's resolver
 * reports the same in the page's language.
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
          // With `post`, a native submission before hydration puts no input into the address.
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
