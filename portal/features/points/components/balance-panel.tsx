import { GAME_TYPES, type PointBalance, type PointConfig } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { PointsIcon } from '@baize/ui-kit/icon';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { Loaded } from '../../../shared/api/loaded.ts';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import * as css from './balance.css.ts';
import { pointsValue } from './points-value.ts';

interface BalancePanelProps {
  who: 'member' | 'trial' | 'visitor';
  config: Loaded<PointConfig>;
  balance: Loaded<PointBalance>;
  money(amount: number): string;
  onNeedsAccount(): void;
}

function PointsAccount({ config, balance, money }: BalancePanelProps) {
  const { data, error, retry } = balance;
  if (!data && error) return <LoadError title="points.failed" error={error} onRetry={retry} />;
  return (
    <>
      <p className={css.name}>
        <FormattedMessage id="points.balance" />
      </p>
      <p className={css.amount} aria-live="polite">
        {data ? <FormattedNumber value={data.balance} /> : <Skeleton height="1lh" width="5ch" />}
      </p>
      {data ? <Facts config={config} data={data} money={money} /> : <FactsSkeleton />}
    </>
  );
}

/** As high as the facts that every balance has. */
function FactsSkeleton() {
  return (
    <ul className={css.facts} aria-hidden="true">
      {['worth', 'earned'].map((place) => (
        <li key={place}>
          <Skeleton height="1lh" width="20ch" />
        </li>
      ))}
    </ul>
  );
}

interface FactsProps extends Pick<BalancePanelProps, 'config' | 'money'> {
  data: PointBalance;
}

function Facts({ config, data, money }: FactsProps) {
  return (
    <ul className={css.facts}>
      {config.data && (
        <li>
          <FormattedMessage
            id="points.worth"
            values={{
              amount: money(pointsValue(data.balance, config.data)),
            }}
          />
        </li>
      )}
      {data.processing > 0 && (
        <li>
          <FormattedMessage id="points.processing" values={{ points: data.processing }} />
        </li>
      )}
      <li>
        <FormattedMessage id="points.earned" values={{ points: data.earned }} />
      </li>
    </ul>
  );
}

function Rules({ config, money }: BalancePanelProps) {
  const intl = useIntl();
  const { data, error, retry } = config;
  if (!data && error) return <LoadError title="points.failed" error={error} onRetry={retry} />;
  return (
    <>
      <h2 className={css.rulesTitle}>
        <FormattedMessage id="points.rules" />
      </h2>
      <p className={css.note}>
        <FormattedMessage id="points.rule" />
      </p>
      <dl className={css.rules}>
        {data?.rules.map(({ gameType, stakePerPoint }) => (
          <div key={gameType} className={css.rule}>
            <dt>{intl.formatMessage({ id: `category.${gameType}` })}</dt>
            <dd className={css.rate}>{money(stakePerPoint)}</dd>
          </div>
        )) ?? <RulesSkeleton />}
      </dl>
      <p className={css.note}>
        <strong>
          <FormattedMessage id="points.neverExpire" />
        </strong>
        {'. '}
        <FormattedMessage id="points.rulesNote" />
      </p>
    </>
  );
}

/** One line for each category, as all have a rate; the configuration decides their order. */
function RulesSkeleton() {
  return GAME_TYPES.map((gameType) => (
    <div key={`place-${gameType}`} className={css.rule}>
      <dt>
        <Skeleton height="1lh" width="10ch" />
      </dt>
      <dd className={css.rate}>
        <Skeleton height="1lh" width="4ch" />
      </dd>
    </div>
  ));
}

/** The member's points, and how they are earned (R9.09). */
export function BalancePanel(props: BalancePanelProps) {
  const { who, onNeedsAccount } = props;
  return (
    <div className={css.panel}>
      <section className={css.account}>
        <PointsIcon className={css.emblem} aria-hidden="true" />
        {who === 'member' ? (
          <PointsAccount {...props} />
        ) : (
          <>
            <p className={css.invitation}>
              <FormattedMessage id={who === 'trial' ? 'points.trial' : 'points.visitor'} />
            </p>
            <Button size="lg" onClick={onNeedsAccount}>
              <FormattedMessage id={who === 'trial' ? 'points.register' : 'shell.login'} />
            </Button>
          </>
        )}
      </section>
      <section className={css.explain}>
        <Rules {...props} />
      </section>
    </div>
  );
}
