import type { AgentContract } from '@baize/gateway/contract';
import { ConfirmDialog } from '@baize/ui-kit/confirm-dialog';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CallError } from '../../../shared/api/call-error.ts';
import { toDisplayError } from '../../../shared/api/to-call-error.ts';
import type { Outcome } from '../../../shared/api/use-command.ts';
import { errorMessageId } from '../../../shared/notify/notify-store.ts';
import * as css from '../contracts.css.ts';
import { percentOf, typeMessage } from './contract-words.ts';

export interface Question {
  readonly contract: AgentContract;
  readonly action: AgentContract['actions'][number];
}

interface AnswerDialogProps extends Question {
  onAnswer(): Promise<Outcome<AgentContract>>;
  onClose(): void;
}

function Ending({ contract }: { contract: AgentContract }) {
  const intl = useIntl();
  return (
    <div className={css.question}>
      <p>
        <FormattedMessage id="contracts.higherRate" />
      </p>
      <ul className={css.ends}>
        {contract.ends.map(({ account, nickname, rate }) => (
          <li key={account} className={css.ending}>
            <span>
              {nickname} <span className={css.about}>{account}</span>
            </span>
            <strong>{percentOf(intl, rate)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Asks before anything is agreed or ended; tells first which contracts below end by it (R8.11). */
export function AnswerDialog({ contract, action, onAnswer, onClose }: AnswerDialogProps) {
  const intl = useIntl();
  const [refusal, setRefusal] = useState<CallError>();
  const warns = action === 'accept' && contract.ends.length > 0;
  const takesBack = action === 'terminate' && contract.status === 'offered';
  const step = takesBack ? 'withdraw' : action;
  const values = {
    type: intl.formatMessage({ id: typeMessage(contract.type) }),
    rate: percentOf(intl, contract.rate),
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
      {warns ? (
        <Ending contract={contract} />
      ) : (
        intl.formatMessage({ id: `contracts.ask.${step}` }, values)
      )}
    </ConfirmDialog>
  );
}
