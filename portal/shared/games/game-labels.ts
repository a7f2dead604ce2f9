import type { GameCardLabels } from '@baize/ui-kit/game-card';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** The labels of all game cards: one object per language, so that they cause no renders. */
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
