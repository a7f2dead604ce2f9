import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Problem } from './logic/problem.ts';

/** Puts a problem into the words of the present language. */
export function useTell(): (problem: Problem) => string {
  const intl = useIntl();
  return useCallback(
    (problem: Problem) => intl.formatMessage({ id: problem.id }, { ...problem.values }),
    [intl],
  );
}
