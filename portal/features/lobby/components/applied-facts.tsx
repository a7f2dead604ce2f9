import { Chip } from '@baize/ui-kit/chip';
import { X } from '@baize/ui-kit/icon';
import { useIntl } from 'react-intl';
import * as css from '../lobby.css.ts';
import { type FactFilter, factCount, NO_FACTS } from '../lobby-query.ts';

interface AppliedFactsProps {
  facts: FactFilter;
  onChange(facts: FactFilter): void;
}

/** The applied fact filters, each removable, with a button that clears all. */
export function AppliedFacts({ facts, onChange }: AppliedFactsProps) {
  const intl = useIntl();
  const { volatility, feature } = facts;
  if (factCount(facts) === 0) return null;
  const chips = [
    ...volatility.map((key) => ({
      key,
      name: intl.formatMessage({ id: `lobby.applied.${key}` }),
      rest: { feature, volatility: volatility.filter((each) => each !== key) },
    })),
    ...feature.map((key) => ({
      key,
      name: intl.formatMessage({ id: `lobby.feature.${key}` }),
      rest: { volatility, feature: feature.filter((each) => each !== key) },
    })),
  ];
  return (
    <fieldset className={css.chips} aria-label={intl.formatMessage({ id: 'lobby.filter.applied' })}>
      {chips.map(({ key, name, rest }) => (
        <Chip
          key={key}
          icon={<X size={16} aria-hidden="true" />}
          aria-label={intl.formatMessage({ id: 'lobby.filter.remove' }, { name })}
          onClick={() => onChange(rest)}
        >
          {name}
        </Chip>
      ))}
      <Chip onClick={() => onChange(NO_FACTS)}>
        {intl.formatMessage({ id: 'lobby.filter.clear' })}
      </Chip>
    </fieldset>
  );
}
