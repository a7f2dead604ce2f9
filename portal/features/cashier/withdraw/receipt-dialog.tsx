import {
  type ConfirmationAction,
  processC2CTransaction,
  type WithdrawPayment,
} from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { useIntl } from 'react-intl';
import { useCommand } from '../../../shared/api/use-command.ts';
import { ChoiceField } from '../../../shared/cashier/choice-field.tsx';
import { failureDetails } from '../../../shared/cashier/failure-details.tsx';
import { FormDialogFrame } from '../../../shared/forms/form-dialog.tsx';
import {
  NO_PICTURES,
  PicturesField,
  type PicturesValue,
} from '../../../shared/forms/pictures-field.tsx';
import type { Problem } from '../../../shared/forms/problem.ts';
import { checkResolver } from '../../../shared/forms/resolver.ts';
import { serverErrors } from '../../../shared/forms/server-errors.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useMoney } from '../../../shared/money/money.ts';
import type { PictureWords } from '../../../shared/pictures/picture-field.tsx';
import { usePictures } from '../../../shared/pictures/use-pictures.ts';
import { isWholeWithdrawal } from './order-status.ts';

const WORDS: PictureWords = {
  legend: 'member.proof.legend',
  hint: 'member.proof.hint',
  add: 'member.proof.add',
};
/** The proof is a single picture. */
const PROOFS = 1;

/** Where a payment is the whole withdrawal, "received" and "fully paid" mean the same. */
const answersTo = (payment: WithdrawPayment): readonly ConfirmationAction[] => [
  'received',
  ...(payment.isLastPart && !isWholeWithdrawal(payment) ? (['fullyPaid'] as const) : []),
  ...(payment.status === 'review' ? [] : (['notReceived'] as const)),
];

function serverProblem(field: string, reported: string): Problem {
  if (field === 'proofImage') return { id: 'member.proof.required' };
  return {
    id: reported === 'not_fully_paid' ? 'member.receipt.notFullyPaid' : 'member.receipt.choose',
  };
}

interface ReceiptValues {
  action: ConfirmationAction | '';
  proofImage: PicturesValue;
}

const EMPTY: ReceiptValues = { action: '', proofImage: NO_PICTURES };

const needsProof = (action: ReceiptValues['action']) => action === 'notReceived';

function proofProblem({ action, proofImage }: ReceiptValues): Problem | undefined {
  if (!needsProof(action) || proofImage.pictureIds.length > 0) return undefined;
  const isUploading = proofImage.state === 'uploading';
  return { id: isUploading ? 'member.proof.wait' : 'member.proof.required' };
}

interface ReceiptDialogProps {
  payment: WithdrawPayment;
  onClose(): void;
  onSettled(action: ConfirmationAction): void;
}

/**
 * R4.23: asks whether a payment has arrived. The consequences of each answer are shown before it is
 * sent.
 */
export function ReceiptDialog({ payment, onClose, onSettled }: ReceiptDialogProps) {
  const intl = useIntl();
  const money = useMoney();
  const upload = usePictures(PROOFS);
  const { run } = useCommand(processC2CTransaction);
  const form = useForm<ReceiptValues>({
    defaultValues: EMPTY,
    // The required proof depends on the answer, and on an upload that the schema does not see.
    resolver: checkResolver((values) => ({
      action: values.action ? undefined : { id: 'member.receipt.choose' },
      proofImage: proofProblem(values),
    })),
    onSubmit: async ({ action, proofImage }) => {
      if (!action) return undefined;
      const { paymentNo } = payment;
      const proof = needsProof(action) ? proofImage.pictureIds[0] : undefined;
      const outcome = await run({ paymentNo, action, ...(proof && { proofImage: proof }) });
      return outcome.error;
    },
    onSuccess: ({ getValues }) => {
      const { action } = getValues();
      if (action) onSettled(action);
    },
    serverErrors: (error) =>
      serverErrors<ReceiptValues>(error, {
        fields: ['action', 'proofImage'],
        problemOf: serverProblem,
      }),
  });
  const action = form.form.watch('action');
  const values = { amount: money(payment.amount), whole: money(payment.orderAmount) };
  return (
    <FormDialogFrame
      form={form}
      title="member.receipt.question"
      submitLabel="member.receipt.submit"
      errorDetails={failureDetails}
      onClose={onClose}
    >
      <ChoiceField
        name="action"
        revalidates="proofImage"
        legend={intl.formatMessage(
          { id: 'member.receipt.sent' },
          { ...values, account: `${payment.bankName} ${payment.maskedNumber}` },
        )}
        choices={answersTo(payment).map((value) => ({
          value,
          name: intl.formatMessage({ id: `member.receipt.say.${value}` }),
          lines: [intl.formatMessage({ id: `member.receipt.text.${value}` }, values)],
        }))}
      />
      {needsProof(action) && (
        <PicturesField name="proofImage" words={WORDS} limit={PROOFS} upload={upload} />
      )}
      {action && (
        <Alert tone={needsProof(action) ? 'neutral' : 'warning'}>
          {intl.formatMessage({
            id: needsProof(action) ? 'member.receipt.reviewed' : 'member.receipt.final',
          })}
        </Alert>
      )}
    </FormDialogFrame>
  );
}
