import { MAX_RANGE_DAYS } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { SearchX } from '@baize/ui-kit/icon';
import { useIntl } from 'react-intl';
import type { CallError } from '../../../shared/api/call-error.ts';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { useAddress } from '../../../shared/navigation/use-address.ts';

interface Refusal {
  readonly title: MessageId;
  readonly reason: MessageId;
  /** The label of the button that removes `parameters` from the address. */
  readonly action: MessageId;
  readonly parameters: readonly string[];
}

const NO_ACCOUNT: Refusal = {
  title: 'agent.records.noAccount',
  reason: 'agent.records.noAccountReason',
  action: 'agent.refused.toLine',
  parameters: ['account'],
};
const NO_RANGE: Refusal = {
  title: 'agent.refused.range',
  reason: 'agent.refused.rangeReason',
  action: 'agent.refused.resetRange',
  parameters: ['range', 'from', 'to'],
};
const NO_CURRENCY: Refusal = {
  title: 'agent.refused.currency',
  reason: 'agent.refused.currencyReason',
  action: 'agent.refused.resetCurrency',
  parameters: ['currency'],
};

/** The part of the address that the gateway rejected; undefined for another failure. */
function refusalOf({ code, detail }: CallError): Refusal | undefined {
  if (code === 'not_found') return NO_ACCOUNT;
  const { from, until, currency } = detail.fields ?? {};
  if (from || until) return NO_RANGE;
  return currency ? NO_CURRENCY : undefined;
}

interface LineFailureProps {
  title: MessageId;
  error: CallError;
  onRetry(): void;
}

/**
 * Why a line cannot be shown: an account, a range or a currency in the address that the gateway
 * rejects, with a way to remove it, or a failure that can be retried.
 */
export function LineFailure({ title, error, onRetry }: LineFailureProps) {
  const intl = useIntl();
  const { change } = useAddress();
  const refusal = refusalOf(error);
  if (!refusal) return <LoadError title={title} error={error} onRetry={onRetry} />;
  const cleared = Object.fromEntries(refusal.parameters.map((name) => [name, undefined]));
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={intl.formatMessage({ id: refusal.title })}
      description={intl.formatMessage({ id: refusal.reason }, { days: MAX_RANGE_DAYS })}
      action={
        <Button variant="outline" onClick={() => change({ ...cleared, order: undefined })}>
          {intl.formatMessage({ id: refusal.action })}
        </Button>
      }
    />
  );
}
