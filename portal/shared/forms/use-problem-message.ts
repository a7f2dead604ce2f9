import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Problem } from './problem.ts';

/** Formats a problem in the current language. */
export function useProblemMessage(): (problem: Problem) => string {
  const intl = useIntl();
  return useCallback(
    (problem: Problem) => intl.formatMessage({ id: problem.id }, { ...problem.values }),
    [intl],
  );
}
