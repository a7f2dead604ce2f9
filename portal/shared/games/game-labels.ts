import type { GameCardLabels } from '@baize/ui-kit/game-card';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** The words of every game card: one object for a language, so that no card is drawn for it. */
export function useGameLabels(): GameCardLabels {
  const intl = useIntl();
  return useMemo(
    () => ({
      play: intl.formatMessage({ id: 'gameCard.play' }),
      trial: intl.formatMessage({ id: 'gameCard.trial' }),
      favourite: intl.formatMessage({ id: 'gameCard.favourite' }),
      info: intl.formatMessage({ id: 'gameCard.info' }),
      hot: intl.formatMessage({ id: 'gameCard.hot' }),
      new: intl.formatMessage({ id: 'gameCard.new' }),
      maintenance: intl.formatMessage({ id: 'gameCard.maintenance' }),
    }),
    [intl],
  );
}
