import type { AgentContract } from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { Badge } from '@baize/ui-kit/badge';
import { Button } from '@baize/ui-kit/button';
import { DescriptionList } from '@baize/ui-kit/description-list';
import { useId } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { merchantZone } from '../../../shared/merchant-day.ts';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import { formatRate } from '../../../shared/money/rate.ts';
import * as css from '../contracts.css.ts';
import type { ContractAction } from './contract-action-dialog.tsx';
import { STATUS_TONES, typeMessage } from './contract-labels.ts';

const VARIANTS = { accept: 'solid', reject: 'soft', terminate: 'soft' } as const;

/** The other party, and who proposed the contract. */
function partyText(intl: IntlShape, contract: AgentContract): string {
  const { isOwn, proposedBy, upline, agent, status } = contract;
  const merchant = intl.formatMessage({ id: 'contracts.merchant' });
  const name = isOwn ? (upline?.nickname ?? merchant) : agent.nickname;
  if (status !== 'offered') {
    return intl.formatMessage({ id: isOwn ? 'contracts.from' : 'contracts.with' }, { name });
  }
  const byMe = proposedBy === (isOwn ? 'agent' : 'upline');
  const id = isOwn === byMe ? 'requested' : 'offered';
  return intl.formatMessage({ id: `contracts.${id}${byMe ? 'ByMe' : 'ByOther'}` }, { name });
}

function factsOf(intl: IntlShape, contract: AgentContract) {
  const period = (value: AgentContract['paymentPeriod']) =>
    intl.formatMessage({ id: `contracts.period.${value}` });
  const facts: readonly (readonly [MessageId, string])[] = [
    // Several tiers are shown as a list of their own.
    ...(contract.tiers.length > 1
      ? []
      : ([
          ['contracts.rate', formatRate(intl, contract.rate)],
          ['contracts.activeMembers', intl.formatNumber(contract.activeMembers)],
          ['contracts.betAmount', formatMoney(intl, contract.betAmount, contract)],
        ] as const)),
    ['contracts.validBetPeriod', period(contract.validBetPeriod)],
    ['contracts.profitLossPeriod', period(contract.profitLossPeriod)],
    ['contracts.paymentPeriod', period(contract.paymentPeriod)],
  ];
  return facts;
}

/** The tiers: from which number of members and bets each rate is paid, lowest first. */
function Tiers({ contract }: { contract: AgentContract }) {
  const intl = useIntl();
  return (
    <ol className={css.tiers}>
      {contract.tiers.map(({ rate, activeMembers, betAmount }, index) => (
        <li key={rate}>
          <FormattedMessage
            id="contracts.tierLine"
            values={{
              tier: index + 1,
              rate: <strong className={css.value}>{formatRate(intl, rate)}</strong>,
              members: activeMembers,
              bets: formatMoney(intl, betAmount, contract),
            }}
          />
        </li>
      ))}
    </ol>
  );
}

interface ContractCardProps {
  contract: AgentContract;
  /** The merchant has switched its type off. */
  isTypeOff: boolean;
  onAsk(action: ContractAction['action']): void;
}

/** A contract with its terms (R3.07), its status and its actions. */
export function ContractCard({ contract, isTypeOff, onAsk }: ContractCardProps) {
  const intl = useIntl();
  const nameId = useId();
  const { type, status, actions, ends, endReason } = contract;
  const at = contract.endedAt ?? contract.answeredAt ?? contract.createdAt;
  return (
    <article className={css.contract} aria-labelledby={nameId}>
      <header className={css.head}>
        <h3 id={nameId} className={css.name}>
          <FormattedMessage id={typeMessage(type)} />
        </h3>
        <Badge tone={STATUS_TONES[status]} variant="soft">
          <FormattedMessage id={`contracts.status.${status}`} />
        </Badge>
        <p className={css.party}>
          {partyText(intl, contract)}
          {' · '}
          {intl.formatDate(at, { dateStyle: 'medium', timeZone: merchantZone() })}
        </p>
      </header>
      {contract.tiers.length > 1 && <Tiers contract={contract} />}
      <DescriptionList
        layout="columns"
        className={css.terms}
        items={factsOf(intl, contract).map(([id, description]) => ({
          id,
          term: intl.formatMessage({ id }),
          description,
        }))}
      />
      {type === 'realtimeSalary' && status === 'active' && (
        <p className={css.about}>
          <FormattedMessage id="contracts.realtimeAbout" />
        </p>
      )}
      {isTypeOff && (status === 'active' || status === 'offered') && (
        <p className={css.about}>
          <FormattedMessage id={`contracts.typeOff.${status}`} />
        </p>
      )}
      {endReason && (
        <p className={css.about}>
          <FormattedMessage id={`contracts.end.${endReason}`} />
        </p>
      )}
      {ends.length > 0 && (
        <Alert tone="warning">
          <FormattedMessage id="contracts.endsCount" values={{ count: ends.length }} />
        </Alert>
      )}
      {actions.length > 0 && (
        <div className={css.actions}>
          {actions.map((action) => {
            const takesBack = action === 'terminate' && status === 'offered';
            return (
              <Button
                key={action}
                size="sm"
                variant={VARIANTS[action]}
                onClick={() => onAsk(action)}
              >
                <FormattedMessage id={`contracts.${takesBack ? 'withdraw' : action}`} />
              </Button>
            );
          })}
        </div>
      )}
    </article>
  );
}
