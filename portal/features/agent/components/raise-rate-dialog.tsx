import { ownLineRate, raiseLineRate, teamMembersList } from '@baize/gateway/contract';
import { useIntl } from 'react-intl';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useQuery } from '../../../shared/api/use-query.ts';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { checkResolver } from '../../../shared/forms/resolver.ts';
import { problemsById, serverErrors } from '../../../shared/forms/server-errors.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { formatRate, parseRate, rateText } from '../../../shared/money/rate.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { RateField, rateProblem } from './rate-field.tsx';

interface RaiseRateDialogProps {
  /** A direct downline account. */
  account: string;
  /** Its current rate in basis points. */
  rate: number;
  onClose(): void;
  onDone(): void;
}

/** Raises the rate of a direct downline; it can never be lowered again (R11.03). */
export function RaiseRateDialog({ account, rate, onClose, onDone }: RaiseRateDialogProps) {
  const intl = useIntl();
  const notify = useNotify();
  const { data: own } = useQuery(ownLineRate, {});
  const { run } = useCommand(raiseLineRate, { invalidates: [teamMembersList] });
  const text = (each: number) => formatRate(intl, each);
  const form = useForm({
    defaultValues: { rate: rateText(rate) },
    checkContext: [own?.rate],
    resolver: checkResolver((values: { rate: string }) => ({
      rate: rateProblem(values.rate, { min: rate, max: own?.rate }, text),
    })),
    onSubmit: async (values) => {
      const next = parseRate(values.rate);
      if (next === undefined) return undefined;
      const { status, error } = await run({ account, rate: next });
      if (status === 'done') notify.success('agent.rate.raised', { account, rate: text(next) });
      return error;
    },
    onSuccess: onDone,
    serverErrors: (error) =>
      serverErrors(error, {
        fields: ['rate'],
        problemOf: problemsById({
          rate_above_own: 'agent.rate.aboveOwnNow',
          rate_lower: 'agent.rate.lowerNow',
        }),
      }),
  });
  return (
    <FormDialog
      form={form}
      title="agent.action.raiseRate"
      submitLabel="agent.action.raiseRate"
      onClose={onClose}
    >
      <p>{intl.formatMessage({ id: 'agent.rate.of' }, { account, rate: text(rate) })}</p>
      <RateField max={own?.rate} />
    </FormDialog>
  );
}
