import type { AgentContract, OwnShare } from '@baize/gateway/contract';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CallError } from '../../../shared/api/call-error.ts';
import { toDisplayError } from '../../../shared/api/to-call-error.ts';
import type { Outcome } from '../../../shared/api/use-command.ts';
import { formatRate } from '../../../shared/money/rate.ts';
import { errorMessageId } from '../../../shared/notify/notify-store.ts';
import { ConfirmDialog } from '../../../shared/popups/confirm-dialog.tsx';
import * as css from '../contracts.css.ts';
import { typeMessage } from './contract-labels.ts';

export interface ContractAction {
  readonly contract: AgentContract;
  readonly action: AgentContract['actions'][number];
}

interface ContractActionDialogProps extends ContractAction {
  onAnswer(): Promise<Outcome<AgentContract>>;
  onClose(): void;
}

/** The reader's own rate after accepting, or the share that remains of it. */
function Share({ contract, share }: { contract: AgentContract; share: OwnShare }) {
  const intl = useIntl();
  const rates = {
    own: formatRate(intl, share.own),
    passedOn: formatRate(intl, share.passedOn),
    keeps: formatRate(intl, share.keeps),
    before: formatRate(intl, share.before ?? 0),
    name: contract.agent.nickname,
  };
  const had = share.before !== undefined;
  if (!contract.isOwn) {
    return (
      <p>
        <FormattedMessage id="contracts.cut.line" values={rates} />{' '}
        {had && <FormattedMessage id="contracts.cut.lineBefore" values={rates} />}
      </p>
    );
  }
  return (
    <p>
      <FormattedMessage id={had ? 'contracts.cut.change' : 'contracts.cut.new'} values={rates} />{' '}
      {share.passedOn > 0 && <FormattedMessage id="contracts.cut.passedOn" values={rates} />}
    </p>
  );
}

function Ending({ contract }: { contract: AgentContract }) {
  const intl = useIntl();
  return (
    <>
      <p>
        <FormattedMessage id="contracts.higherRate" />
      </p>
      <ul className={css.ends}>
        {contract.ends.map(({ account, nickname, rate }) => (
          <li key={account} className={css.ending}>
            <span>
              {nickname} <span className={css.about}>{account}</span>
            </span>
            <strong>{formatRate(intl, rate)}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Asks for confirmation before a contract is accepted or ended, and lists the contracts below that
 * end with it (R8.11).
 */
export function ContractActionDialog({
  contract,
  action,
  onAnswer,
  onClose,
}: ContractActionDialogProps) {
  const intl = useIntl();
  const [refusal, setRefusal] = useState<CallError>();
  const warns = action === 'accept' && contract.ends.length > 0;
  const takesBack = action === 'terminate' && contract.status === 'offered';
  const step = takesBack ? 'withdraw' : action;
  const values = {
    type: intl.formatMessage({ id: typeMessage(contract.type) }),
    rate: formatRate(intl, contract.rate),
  };
  const confirm = async () => {
    setRefusal(undefined);
    const outcome = await onAnswer();
    if (outcome.status === 'done') onClose();
    else setRefusal(toDisplayError(outcome.error));
  };
  return (
    <ConfirmDialog
      open
      tone={action === 'accept' ? 'brand' : 'danger'}
      title={
        <FormattedMessage id={warns ? 'contracts.higherRateTitle' : `contracts.ask.${step}Title`} />
      }
      labels={{
        confirm: intl.formatMessage({ id: warns ? 'action.confirm' : `contracts.${step}` }),
      }}
      error={refusal && intl.formatMessage({ id: errorMessageId(refusal.code) })}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <div className={css.question}>
        {warns ? (
          <Ending contract={contract} />
        ) : (
          <p>{intl.formatMessage({ id: `contracts.ask.${step}` }, values)}</p>
        )}
        {action === 'accept' && contract.share && (
          <Share contract={contract} share={contract.share} />
        )}
      </div>
    </ConfirmDialog>
  );
}
