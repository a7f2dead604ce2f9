import type { ContractForecast, ContractType } from '@baize/gateway/contract';
import { Card } from '@baize/ui-kit/card';
import { Grid } from '@baize/ui-kit/grid';
import { Heading } from '@baize/ui-kit/heading';
import { Inline } from '@baize/ui-kit/inline';
import { ProgressBar } from '@baize/ui-kit/progress-bar';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { Stack } from '@baize/ui-kit/stack';
import { Stat } from '@baize/ui-kit/stat';
import { Text } from '@baize/ui-kit/text';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import { formatRate } from '../../../shared/money/rate.ts';
import { PairGrid } from '../components/pair-grid.tsx';
import { isByDays, tierText } from './record-labels.ts';

type Running = NonNullable<ContractForecast['running']>;

interface ForecastCardProps {
  type: ContractType;
  /** Undefined while it loads. */
  data: ContractForecast | undefined;
  level: 2 | 4;
}

/**
 * The current period: its figures, the progress to the next tier, the amount and the payer
 * (R11.11).
 */
export function ForecastCard({ type, data, level }: ForecastCardProps) {
  const intl = useIntl();
  const { running } = data ?? {};
  const day = (text: string) =>
    intl.formatDate(`${text}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
  const days = running && { from: day(running.from), until: day(running.until) };
  return (
    <Card asChild padding="lg">
      <section aria-busy={!data}>
        <Stack gap="lg">
          <Inline justify="between">
            <Heading level={level} size="md">
              {intl.formatMessage({
                id: isByDays(type) ? 'agent.contract.running' : 'agent.contract.today',
              })}
            </Heading>
            <Text size="sm" muted>
              {!data && <Skeleton width={type === 'dividend' ? '20ch' : '11ch'} height="1lh" />}
              {days &&
                (days.from === days.until
                  ? days.from
                  : intl.formatMessage({ id: 'agent.contract.days' }, days))}
            </Text>
          </Inline>
          {data && !running ? (
            <Text muted>{intl.formatMessage({ id: 'agent.contract.notRunning' })}</Text>
          ) : (
            <>
              <Figures type={type} data={data} running={running} />
              <NextTier data={data} running={running} />
            </>
          )}
        </Stack>
      </section>
    </Card>
  );
}

function Figures({
  type,
  data,
  running,
}: {
  type: ContractType;
  data: ContractForecast | undefined;
  running: Running | undefined;
}) {
  const intl = useIntl();
  const text = (id: MessageId) => intl.formatMessage({ id });
  const money = (amount: number) => formatMoney(intl, amount, data);
  const payer = running?.payer?.nickname ?? text('agent.contract.merchant');
  const lineToCome = <Skeleton width="14ch" height="1lh" />;
  return (
    <PairGrid gap="xl">
      <Stat
        label={text('agent.contract.soFar')}
        value={running && money(running.amount)}
        hint={
          running
            ? intl.formatMessage({ id: 'agent.contract.paidBy' }, { name: payer })
            : lineToCome
        }
      />
      <Stat
        label={text('agent.contract.tier')}
        value={running && tierText(intl, running.tier, running.rate)}
      />
      {type === 'dividend' && (
        <Stat
          label={text('agent.contract.houseWin')}
          value={running && money(running.houseWin)}
          hint={text('agent.contract.houseWinHint')}
        />
      )}
      {type === 'dividend' && (
        <Stat
          label={text('agent.contract.carriedIn')}
          value={running && money(running.carriedIn)}
        />
      )}
      <Stat label={text('agent.figure.validBets')} value={running && money(running.validBets)} />
      <Stat
        label={text('agent.figure.active')}
        value={running && intl.formatNumber(running.activeMembers)}
        hint={running ? text(`agent.contract.period.${running.validBetPeriod}`) : lineToCome}
      />
    </PairGrid>
  );
}

/**
 * The progress to the next tier, in members and in bets. Its height is the same on the highest tier
 * and while the figures load, so that nothing below it shifts.
 */
function NextTier({
  data,
  running,
}: {
  data: ContractForecast | undefined;
  running: Running | undefined;
}) {
  const intl = useIntl();
  const { next, tiers = [] } = running ?? {};
  const tier = tiers.at(next ? next.tier - 1 : -1);
  const money = (amount: number) => formatMoney(intl, amount, data);
  const ways = [
    {
      id: 'agent.contract.toMembers',
      value: running?.activeMembers,
      max: tier?.activeMembers,
      format: (count: number) => intl.formatNumber(count),
      missing: next?.missing.activeMembers,
    },
    {
      id: 'agent.contract.toBets',
      value: running?.tierBets,
      max: tier?.betAmount,
      format: money,
      missing: next?.missing.betAmount,
    },
  ] as const;
  return (
    <Stack gap="md">
      <Text size="sm" muted={!next}>
        {!running && <Skeleton width="40ch" height="1lh" />}
        {running && !next && intl.formatMessage({ id: 'agent.contract.highest' })}
        {next &&
          intl.formatMessage(
            { id: 'agent.contract.next' },
            { tier: next.tier, rate: formatRate(intl, next.rate) },
          )}
      </Text>
      <Grid minColumn="lg" gap="lg">
        {ways.map(({ id, value, max, format, missing = 0 }) => {
          const label = intl.formatMessage({ id });
          if (value === undefined || max === undefined) {
            return <ProgressBar key={id} label={label} value={null} />;
          }
          return (
            <ProgressBar
              key={id}
              label={label}
              value={missing === 0 ? 1 : value}
              max={missing === 0 ? 1 : max}
              tone={missing === 0 ? 'success' : 'brand'}
              valueText={intl.formatMessage(
                { id: 'agent.contract.of' },
                { value: format(value), goal: format(max) },
              )}
            />
          );
        })}
      </Grid>
    </Stack>
  );
}
