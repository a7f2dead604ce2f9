import {
  CONTRACT_PERIODS,
  type ContractPeriod,
  type ContractRequest,
  type ContractsView,
  type ContractType,
} from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Field } from '@baize/ui-kit/field';
import { Input } from '@baize/ui-kit/input';
import { Select } from '@baize/ui-kit/select';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CallError } from '../../../shared/gateway/call-error.ts';
import { asRefusal, toTell } from '../../../shared/gateway/send.ts';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { Notice } from '../../../shared/notice/notice.tsx';
import { errorMessageId } from '../../../shared/notify/notify-store.ts';
import * as css from '../contracts.css.ts';
import { percentOf, typeMessage } from './contract-words.ts';
import { readTerms, type TypedTerms } from './request-terms.ts';

type Terms = Extract<ContractRequest, { action: 'request' }>;

interface RequestFormProps {
  /** Not empty. */
  proposals: ContractsView['proposals'];
  currencySymbol: string;
  /** @throws {CallError} when the gateway refuses */
  onSend(type: ContractType, request: Terms): Promise<unknown>;
}

const EMPTY: TypedTerms = {
  ...{ rate: '', activeMembers: '', betAmount: '' },
  ...{ validBetPeriod: 'M', profitLossPeriod: 'M', paymentPeriod: 'M' },
};
const NUMBERS = ['rate', 'activeMembers', 'betAmount'] as const;
const PERIODS = ['validBetPeriod', 'profitLossPeriod', 'paymentPeriod'] as const;

/** Asks the own upline for a contract, or offers one to an agent right below (R4.24). */
export function RequestForm({ proposals, currencySymbol, onSend }: RequestFormProps) {
  const intl = useIntl();
  const text = (id: MessageId, values: Record<string, string> = {}) =>
    intl.formatMessage({ id }, values);
  const [who, setWho] = useState(proposals[0]?.account ?? '');
  const [chosen, setType] = useState('');
  const [typed, setTyped] = useState(EMPTY);
  const [judged, setJudged] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallError>();
  const offered = proposals.filter(({ account = '' }) => account === who);
  const proposal = offered.find(({ type }) => type === chosen) ?? offered[0] ?? proposals[0];
  if (!proposal) return null;
  const { type, highestRate, account } = proposal;
  const { terms, problems = {} } = readTerms(typed, highestRate);
  const highest = percentOf(intl, highestRate);
  const people = [...new Map(proposals.map((each) => [each.account ?? '', each])).values()];

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setJudged(true);
    if (!terms) {
      const wrong = NUMBERS.find((name) => problems[name]);
      const field = event.currentTarget.elements.namedItem(wrong ?? '');
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    setBusy(true);
    setRefusal(undefined);
    try {
      await onSend(type, { ...terms, ...(account && { account }) });
    } catch (error) {
      setRefusal(toTell(asRefusal(error)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field label={text('contracts.who')}>
        <Select
          name="who"
          value={who}
          onChange={({ target }) => setWho(target.value)}
          options={people.map(({ account: value, nickname }) => ({
            value: value ?? '',
            label: value
              ? text('contracts.offerTo', { name: `${nickname} (${value})` })
              : text('contracts.askUpline', { name: nickname }),
          }))}
        />
      </Field>
      <Field label={text('contracts.type')}>
        <Select
          name="type"
          value={type}
          onChange={({ target }) => setType(target.value)}
          options={offered.map((each) => ({
            value: each.type,
            label: text(typeMessage(each.type)),
          }))}
        />
      </Field>
      {NUMBERS.map((name) => {
        const problem = judged ? problems[name] : undefined;
        return (
          <Field
            key={name}
            required
            label={text(`contracts.${name}`)}
            hint={name === 'rate' ? text('contracts.rateHint', { highest }) : undefined}
            error={problem && text(problem, { highest })}
          >
            <Input
              name={name}
              inputMode={name === 'rate' ? 'decimal' : 'numeric'}
              autoComplete="off"
              value={typed[name]}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value.trim() })}
              start={name === 'betAmount' ? currencySymbol : undefined}
              end={name === 'rate' ? '%' : undefined}
            />
          </Field>
        );
      })}
      {PERIODS.map((name) => (
        <Field key={name} label={text(`contracts.${name}`)}>
          <Select
            name={name}
            value={typed[name]}
            onChange={({ target }) =>
              setTyped({ ...typed, [name]: target.value as ContractPeriod })
            }
            options={CONTRACT_PERIODS.map((value) => ({
              value,
              label: text(`contracts.period.${value}`),
            }))}
          />
        </Field>
      ))}
      {refusal && (
        <div className={css.wide}>
          <Notice tone="danger">{text(errorMessageId(refusal.code))}</Notice>
        </div>
      )}
      <Button type="submit" busy={busy} className={css.submit}>
        {text(
          refusal?.isTransient
            ? 'action.retry'
            : account
              ? 'contracts.sendOffer'
              : 'contracts.sendRequest',
        )}
      </Button>
    </form>
  );
}
