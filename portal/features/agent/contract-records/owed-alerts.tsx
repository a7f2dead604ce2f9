import type { ContractForecast } from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { useIntl } from 'react-intl';
import { formatMoney } from '../../../shared/money/money.ts';

/** The amounts that the agent owes and is owed by contracts of this kind (R11.10). */
export function OwedAlerts({ data }: { data: ContractForecast | undefined }) {
  const intl = useIntl();
  if (!data) return null;
  const { owed } = data;
  return (
    <>
      {owed.byMe.length > 0 && (
        <Alert
          tone="warning"
          title={intl.formatMessage(
            { id: 'agent.contract.owedByMe' },
            {
              amount: intl.formatList(
                owed.byMe.map((each) => formatMoney(intl, each.amount, each)),
              ),
            },
          )}
        >
          {intl.formatMessage({ id: 'agent.contract.owedByMeReason' })}
        </Alert>
      )}
      {owed.toMe > 0 && (
        <Alert
          title={intl.formatMessage(
            { id: 'agent.contract.owedToMe' },
            { amount: formatMoney(intl, owed.toMe, data) },
          )}
        >
          {intl.formatMessage({ id: 'agent.contract.owedToMeReason' })}
        </Alert>
      )}
    </>
  );
}
