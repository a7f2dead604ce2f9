import {
  type ConfirmationAction,
  processC2CTransaction,
  type WithdrawPayment,
} from '@baize/gateway/contract';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { call } from '../../../shared/gateway/call.ts';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { useMoney } from '../../../shared/money/money.ts';
import { Notice } from '../../../shared/notice/notice.tsx';
import { PictureField, type PictureWords } from '../../../shared/pictures/picture-field.tsx';
import { usePictures } from '../../../shared/pictures/use-pictures.ts';
import * as css from '../parts/cashier.css.ts';
import { FormDialog } from '../parts/form-dialog.tsx';

const WORDS: PictureWords = {
  legend: 'member.proof.legend',
  hint: 'member.proof.hint',
  add: 'member.proof.add',
  remove: 'member.proof.remove',
  uploading: 'member.proof.uploading',
  failed: 'member.proof.failed',
  tooLarge: 'member.proof.tooLarge',
};
/** One picture is the proof. */
const PROOFS = 1;

const answersTo = ({ status, isLastPart }: WithdrawPayment): readonly ConfirmationAction[] => [
  'received',
  ...(isLastPart ? (['fullyPaid'] as const) : []),
  ...(status === 'review' ? [] : (['notReceived'] as const)),
];

const problemOf = (field: string, problem: string): MessageId => {
  if (field === 'proofImage') return 'member.proof.required';
  return problem === 'not_fully_paid' ? 'member.receipt.notFullyPaid' : 'member.receipt.choose';
};

interface ReceiptDialogProps {
  payment: WithdrawPayment;
  onClose(): void;
  onSettled(action: ConfirmationAction): void;
}

/** R4.23: has it arrived? Every answer says what follows from it before it is sent. */
export function ReceiptDialog({ payment, onClose, onSettled }: ReceiptDialogProps) {
  const intl = useIntl();
  const money = useMoney();
  const { pictures, add, remove } = usePictures(PROOFS);
  const [isOver, setIsOver] = useState(false);
  const [action, setAction] = useState<ConfirmationAction>();
  const [proof] = pictures;
  const needsProof = action === 'notReceived';
  const proofProblem = () => {
    if (!needsProof || proof?.pictureId) return undefined;
    return proof && !proof.error ? 'member.proof.wait' : 'member.proof.required';
  };
  const values = { amount: money(payment.amount), whole: money(payment.orderAmount) };
  return (
    <FormDialog
      title="member.receipt.question"
      submitLabel="member.receipt.submit"
      check={() => ({
        action: action ? undefined : 'member.receipt.choose',
        proofImage: proofProblem(),
      })}
      problemOf={problemOf}
      submit={async () => {
        if (!action) return;
        const proofImage = needsProof ? proof?.pictureId : undefined;
        const { paymentNo } = payment;
        await call(processC2CTransaction, { paymentNo, action, ...(proofImage && { proofImage }) });
      }}
      onClose={onClose}
      onDone={() => action && onSettled(action)}
    >
      {(errorOf) => (
        <>
          <fieldset className={css.choices}>
            <legend className={css.legend}>
              {intl.formatMessage(
                { id: 'member.receipt.sent' },
                { ...values, account: `${payment.bankName} ${payment.maskedNumber}` },
              )}
            </legend>
            {answersTo(payment).map((each) => (
              <label key={each} className={css.choice}>
                <input
                  className={css.choiceRadio}
                  type="radio"
                  name="action"
                  checked={each === action}
                  onChange={() => setAction(each)}
                />
                <span className={css.choiceText}>
                  <span className={css.choiceName}>
                    {intl.formatMessage({ id: `member.receipt.say.${each}` })}
                  </span>
                  <span className={css.muted}>
                    {intl.formatMessage({ id: `member.receipt.text.${each}` }, values)}
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
          {errorOf('action') && <Notice tone="danger">{errorOf('action')}</Notice>}
          {needsProof && (
            <PictureField
              words={WORDS}
              limit={PROOFS}
              error={errorOf('proofImage')}
              pictures={pictures}
              isOver={isOver}
              onAdd={(files) => setIsOver(add(files))}
              onRemove={(picture) => {
                setIsOver(false);
                remove(picture);
              }}
            />
          )}
          {action && (
            <Notice tone={needsProof ? 'info' : 'warning'}>
              {intl.formatMessage({
                id: needsProof ? 'member.receipt.reviewed' : 'member.receipt.final',
              })}
            </Notice>
          )}
        </>
      )}
    </FormDialog>
  );
}
