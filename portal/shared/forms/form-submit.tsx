import { Button } from '@baize/ui-kit/button';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import type { CallError } from '../api/call-error.ts';

interface FormSubmitProps extends Omit<ComponentProps<typeof Button>, 'type' | 'busy' | 'form'> {
  form: {
    readonly isBusy: boolean;
    readonly error: Pick<CallError, 'code' | 'isTransient'> | undefined;
  };
}

/** The submit button; it offers a retry after a transient failure. */
export function FormSubmit({ form, children, ...button }: FormSubmitProps) {
  const intl = useIntl();
  const triesAgain = form.error?.isTransient && form.error.code !== 'ChunkLoadError';
  return (
    <Button {...button} type="submit" busy={form.isBusy}>
      {triesAgain ? intl.formatMessage({ id: 'action.retry' }) : children}
    </Button>
  );
}
