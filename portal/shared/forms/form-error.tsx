import { Alert } from '@baize/ui-kit/alert';
import { Button } from '@baize/ui-kit/button';
import { Stack } from '@baize/ui-kit/stack';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CallError } from '../api/call-error.ts';
import { reloadPage } from '../errors/reload-page.ts';
import { errorMessageId } from '../notify/notify-store.ts';
import * as css from './forms.css.ts';

interface FormErrorProps {
  /** Nothing is rendered without it. */
  error: CallError | undefined;
  tone?: 'danger' | 'warning';
  /** Details that the feature adds to a failure: the remaining attempts, when to retry. */
  details?: ((error: CallError) => ReactNode) | undefined;
  /**
   * Adds a button after a transient failure: `submit` submits the form again, a function does
   * something else. Omit it where the submit button itself offers the retry (`FormSubmit`). Where a
   * script failed to load a reload takes its place, because the browser may remember the failure.
   */
  retry?: 'submit' | (() => void);
  /** An alternative to a retry. */
  action?: { label: string; onPress(): void } | undefined;
}

/** Why a submission failed, with a reference for support unless the input was the cause. */
export function FormError({ error, tone = 'danger', details, retry, action }: FormErrorProps) {
  const intl = useIntl();
  if (!error) return null;
  const onRetry = typeof retry === 'function' ? retry : undefined;
  const isMissing = error.code === 'ChunkLoadError';
  const canRetry = error.isTransient && !isMissing && retry !== undefined;
  return (
    <Alert
      tone={tone}
      role="alert"
      action={
        (isMissing || canRetry || action) && (
          <>
            {isMissing && (
              <Button variant="soft" size="sm" onClick={reloadPage}>
                {intl.formatMessage({ id: 'action.reload' })}
              </Button>
            )}
            {canRetry && (
              <Button
                type={onRetry ? 'button' : 'submit'}
                variant="soft"
                size="sm"
                onClick={onRetry}
              >
                {intl.formatMessage({ id: 'action.retry' })}
              </Button>
            )}
            {action && (
              <Button variant="soft" size="sm" onClick={action.onPress}>
                {action.label}
              </Button>
            )}
          </>
        )
      }
    >
      <Stack gap="xs" align="start">
        <p>{intl.formatMessage({ id: errorMessageId(error.code) })}</p>
        {details?.(error)}
        {error.isTransient && error.requestId && (
          <p className={css.reference}>
            {intl.formatMessage({ id: 'error.requestId' }, { id: error.requestId })}
          </p>
        )}
      </Stack>
    </Alert>
  );
}
