import {
  type AgentContract,
  CONTRACT_PERIODS,
  type ContractRequest,
  type ContractType,
  MAX_ACTIVE_MEMBERS,
  MAX_BET_AMOUNT,
} from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Plus, Trash2 } from '@baize/ui-kit/icon';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../../shared/api/use-command.ts';
import { SelectField, TextField } from '../../../shared/forms/fields.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { FormSubmit } from '../../../shared/forms/form-submit.tsx';
import { checkResolver } from '../../../shared/forms/resolver.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { formatRate } from '../../../shared/money/rate.ts';
import * as css from '../contracts.css.ts';
import type { Proposal } from '../proposals.ts';
import { typeMessage } from './contract-labels.ts';
import {
  NO_TIERS,
  readTerms,
  type TermsInput,
  TIER_FIELDS,
  TIER_ROWS,
  type TierRow,
} from './request-terms.ts';

type Terms = Extract<ContractRequest, { action: 'request' }>;

interface RequestFormProps {
  proposals: readonly Proposal[];
  offerTo?: string | undefined;
  onSend(type: ContractType, request: Terms): Promise<Outcome<AgentContract>>;
}

interface RequestValues extends TermsInput {
  /** The other party's account; empty for the own upline. */
  who: string;
  /** Empty for the first available type. */
  type: string;
}

const EMPTY: RequestValues = {
  who: '',
  type: '',
  ...NO_TIERS,
  validBetPeriod: 'M',
  profitLossPeriod: 'M',
  paymentPeriod: 'M',
};
const trimmed = (input: string) => input.trim();
const PERIODS = ['validBetPeriod', 'profitLossPeriod', 'paymentPeriod'] as const;

/** Requests a contract from the upline, or offers one to a direct downline agent (R4.24). */
export function RequestForm({ proposals, offerTo, onSend }: RequestFormProps) {
  const intl = useIntl();
  const text = (id: MessageId, values: Record<string, string> = {}) =>
    intl.formatMessage({ id }, values);
  const offeredTo = (who: string) => proposals.filter(({ account = '' }) => account === who);
  const proposalOf = ({ who, type }: Pick<RequestValues, 'who' | 'type'>) => {
    const offered = offeredTo(who);
    return offered.find((each) => each.type === type) ?? offered[0] ?? proposals[0];
  };
  const first = proposals.find(({ account }) => offerTo && account === offerTo) ?? proposals[0];
  /** The number of visible tier rows. */
  const [count, setCount] = useState(1);
  const form = useForm<RequestValues>({
    defaultValues: { ...EMPTY, who: first?.account ?? '' },
    checkContext: [intl.locale, proposals, count],
    resolver: checkResolver((values) => {
      const highestRate = proposalOf(values)?.highestRate ?? 0;
      const { problems = {} } = readTerms(values, highestRate, count);
      const highest = formatRate(intl, highestRate);
      const most = (name: string) =>
        intl.formatNumber(name.startsWith('betAmount') ? MAX_BET_AMOUNT : MAX_ACTIVE_MEMBERS);
      return Object.fromEntries(
        Object.entries(problems).map(([name, id]) => [
          name,
          { id, values: { highest, most: most(name) } },
        ]),
      );
    }),
    onSubmit: async (values) => {
      const proposal = proposalOf(values);
      const { terms } = readTerms(values, proposal?.highestRate ?? 0, count);
      if (!proposal || !terms) return undefined;
      const { type, account } = proposal;
      const outcome = await onSend(type, { ...terms, ...(account && { account }) });
      return outcome.error;
    },
  });
  const [who, chosenType] = form.form.watch(['who', 'type']);
  const proposal = proposalOf({ who, type: chosenType });
  const highestRate = proposal?.highestRate ?? 0;
  const { formState, trigger } = form.form;
  const { isSubmitted } = formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the limit of all tiers changes, only then
  useEffect(() => {
    if (isSubmitted) void trigger();
  }, [highestRate]);
  if (!proposal) return null;
  const { account, currencySymbol } = proposal;
  const people = [...new Map(proposals.map((each) => [each.account ?? '', each])).values()];
  return (
    <Form form={form} className={css.form}>
      <SelectField
        name="who"
        label="contracts.who"
        options={people.map(({ account: value, nickname }) => ({
          value: value ?? '',
          label: value
            ? text('contracts.offerTo', { name: `${nickname} (${value})` })
            : text('contracts.askUpline', { name: nickname }),
        }))}
      />
      <SelectField
        name="type"
        label="contracts.type"
        options={offeredTo(account ?? '').map((each) => ({
          value: each.type,
          label: text(typeMessage(each.type)),
        }))}
      />
      {TIER_ROWS.slice(0, count).map((row, index) => (
        <TierFields
          key={row}
          row={row}
          tier={index + 1}
          hasSeveral={count > 1}
          highest={formatRate(intl, highestRate)}
          currencySymbol={currencySymbol}
        />
      ))}
      <div className={css.tierActions}>
        <Button
          variant="soft"
          size="sm"
          disabled={count === TIER_ROWS.length}
          onClick={() => setCount(count + 1)}
        >
          <Plus size={16} aria-hidden="true" />
          {text('contracts.addTier')}
        </Button>
        {count > 1 && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              for (const name of TIER_FIELDS) {
                form.form.setValue(`${name}${TIER_ROWS[count - 1] ?? ''}`, '');
              }
              setCount(count - 1);
            }}
          >
            <Trash2 size={16} aria-hidden="true" />
            {text('contracts.removeTier')}
          </Button>
        )}
      </div>
      {PERIODS.map((name) => (
        <SelectField
          key={name}
          name={name}
          label={`contracts.${name}`}
          options={CONTRACT_PERIODS.map((value) => ({
            value,
            label: text(`contracts.period.${value}`),
          }))}
        />
      ))}
      {form.error && (
        <div className={css.wide}>
          <FormError error={form.error} />
        </div>
      )}
      <FormSubmit form={form} className={css.submit}>
        {text(account ? 'contracts.sendOffer' : 'contracts.sendRequest')}
      </FormSubmit>
    </Form>
  );
}

interface TierFieldsProps {
  row: TierRow;
  /** From 1. */
  tier: number;
  hasSeveral: boolean;
  /** The maximum rate, formatted. */
  highest: string;
  currencySymbol: string;
}

/** The fields of a tier: minimum members and bets, and its rate. */
function TierFields({ row, tier, hasSeveral, highest, currencySymbol }: TierFieldsProps) {
  const intl = useIntl();
  return (
    <fieldset className={css.tier}>
      {hasSeveral && (
        <legend className={css.term}>
          {intl.formatMessage({ id: 'contracts.tier' }, { tier })}
        </legend>
      )}
      {TIER_FIELDS.map((name) => (
        <TextField
          key={name}
          name={`${name}${row}`}
          label={`contracts.${name}`}
          required
          hint={name === 'rate' && intl.formatMessage({ id: 'contracts.rateHint' }, { highest })}
          inputMode={name === 'rate' ? 'decimal' : 'numeric'}
          autoComplete="off"
          normalise={trimmed}
          start={name === 'betAmount' ? currencySymbol : undefined}
          end={name === 'rate' ? '%' : undefined}
        />
      ))}
    </fieldset>
  );
}
