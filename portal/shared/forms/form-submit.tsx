import { Button } from '@baize/ui-kit/button';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';

interface FormSubmitProps extends Omit<ComponentProps<typeof Button>, 'type' | 'busy' | 'form'> {
  form: { readonly isBusy: boolean; readonly error: { readonly isTransient: boolean } | undefined };
}

/** The button that submits; after a transient failure it says that it tries again. */
export function FormSubmit({ form, children, ...button }: FormSubmitProps) {
  const intl = useIntl();
  return (
    <Button {...button} type="submit" busy={form.isBusy}>
      {form.error?.isTransient ? intl.formatMessage({ id: 'action.retry' }) : children}
    </Button>
  );
}
