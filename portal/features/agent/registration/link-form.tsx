import {
  createAffiliateUrl,
  LINE_KINDS,
  type LineKind,
  MAX_LINK_NAME_LENGTH,
  viewAffiliateUrls,
} from '@baize/gateway/contract';
import { Stack } from '@baize/ui-kit/stack';
import { useIntl } from 'react-intl';
import { useCommand } from '../../../shared/api/use-command.ts';
import { SelectField, TextField } from '../../../shared/forms/fields.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { FormSubmit } from '../../../shared/forms/form-submit.tsx';
import { checkResolver } from '../../../shared/forms/resolver.ts';
import { problemsById, serverErrors } from '../../../shared/forms/server-errors.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { merchantToday } from '../../../shared/merchant-day.ts';
import { formatRate, parseRate } from '../../../shared/money/rate.ts';
import { RateField, rateProblem } from '../components/rate-field.tsx';
import * as css from './registration.css.ts';

interface Values {
  name: string;
  kind: LineKind;
  rate: string;
  endDay: string;
}

const EMPTY: Values = { name: '', kind: 'member', rate: '', endDay: '' };

interface LinkFormProps {
  /** The agent's own rate in basis points; undefined until it is known. */
  ownRate: number | undefined;
  /** Called with the created link, to show it. */
  onMade(linkId: number): void;
}

/** Creates a registration link into the agent's line (R11.02). */
export function LinkForm({ ownRate, onMade }: LinkFormProps) {
  const intl = useIntl();
  const { run } = useCommand(createAffiliateUrl, { invalidates: [viewAffiliateUrls] });
  const today = merchantToday();
  const form = useForm<Values>({
    defaultValues: EMPTY,
    validateOn: 'leaveFilled',
    checkContext: [intl.locale, ownRate],
    resolver: checkResolver(({ name, rate, endDay }) => ({
      name: name.trim() === '' ? { id: 'agent.required' } : undefined,
      rate: rateProblem(rate, { max: ownRate }, (each) => formatRate(intl, each)),
      endDay: endDay !== '' && endDay < today ? { id: 'agent.link.past' } : undefined,
    })),
    onSubmit: async ({ name, kind, rate: input, endDay }) => {
      const rate = parseRate(input);
      if (rate === undefined) return undefined;
      const outcome = await run({ name: name.trim(), kind, rate, ...(endDay && { endDay }) });
      if (outcome.status === 'done') onMade(outcome.value.linkId);
      return outcome.error;
    },
    onSuccess: ({ reset, getValues }) => reset({ ...EMPTY, kind: getValues('kind') }),
    serverErrors: (error) =>
      serverErrors(error, {
        fields: ['name', 'rate', 'endDay'],
        problemOf: problemsById({
          required: 'agent.required',
          rate_above_own: 'agent.rate.aboveOwnNow',
          date_past: 'agent.link.past',
          date_invalid: 'agent.link.noDay',
        }),
      }),
  });
  return (
    <Stack asChild gap="lg">
      <Form form={form} className={css.form}>
        <TextField
          name="name"
          label="agent.link.name"
          required
          autoComplete="off"
          maxLength={MAX_LINK_NAME_LENGTH}
          hint={intl.formatMessage({ id: 'agent.link.nameHint' })}
        />
        <SelectField
          name="kind"
          label="agent.link.kind"
          options={LINE_KINDS.map((value) => ({
            value,
            label: intl.formatMessage({ id: `agent.kind.${value}` }),
          }))}
        />
        <RateField max={ownRate} />
        <TextField
          name="endDay"
          label="agent.link.endDay"
          type="date"
          min={today}
          hint={intl.formatMessage({ id: 'agent.link.endHint' })}
        />
        <FormError error={form.error} />
        <FormSubmit form={form} fullWidth className={css.submit}>
          {intl.formatMessage({ id: 'agent.link.submit' })}
        </FormSubmit>
      </Form>
    </Stack>
  );
}
