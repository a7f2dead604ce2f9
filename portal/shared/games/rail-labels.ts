import { useMemo } from 'react';
import { useIntl } from 'react-intl';

export function useRailLabels() {
  const intl = useIntl();
  return useMemo(
    () => ({
      previous: intl.formatMessage({ id: 'home.rail.previous' }),
      next: intl.formatMessage({ id: 'home.rail.next' }),
    }),
    [intl],
  );
}
