import { Skeleton } from '@baize/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { CallError } from '../api/call-error.ts';
import { transportError } from '../api/to-call-error.ts';
import type { MessageId } from '../messages/message-id.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ImportSuspense } from './import-suspense.tsx';
import { LoadError } from './load-error.tsx';

interface PageBoundaryProps {
  /** The message that the page could not be shown. */
  errorTitle: MessageId;
  children: ReactNode;
}

/**
 * The boundary of a page inside a frame: loading and failures are shown in it, and the frame stays.
 */
export function PageBoundary({ errorTitle, children }: PageBoundaryProps) {
  return (
    <ErrorBoundary
      fallback={(error, retry) => (
        <LoadError
          title={errorTitle}
          // React has reported it already.
          error={transportError(error) ?? new CallError('unknown_error', { cause: error })}
          onRetry={retry}
        />
      )}
    >
      <ImportSuspense fallback={<Skeleton shape="block" height="60dvh" />}>
        {children}
      </ImportSuspense>
    </ErrorBoundary>
  );
}
