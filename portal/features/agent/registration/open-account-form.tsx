import {
  LINE_KINDS,
  type LineKind,
  openDownline,
  type RegisterSettings,
  teamMembersList,
  teamOverview,
} from '@baize/gateway/contract';
import { checkField, type FieldProblem } from '@baize/gateway/contract/field-rules.ts';
import { Stack } from '@baize/ui-kit/stack';
import { Text } from '@baize/ui-kit/text';
import { useIntl } from 'react-intl';
import { useCommand } from '../../../shared/api/use-command.ts';
import { PATTERN_MESSAGES, rangeText } from '../../../shared/field-rules/pattern-messages.ts';
import { ruleOf } from '../../../shared/field-rules/rule-of.ts';
import { PasswordField, SelectField, TextField } from '../../../shared/forms/fields.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { FormSubmit } from '../../../shared/forms/form-submit.tsx';
import type { Problem } from '../../../shared/forms/problem.ts';
import { checkResolver } from '../../../shared/forms/resolver.ts';
import { problemsById, serverErrors } from '../../../shared/forms/server-errors.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { formatRate, parseRate } from '../../../shared/money/rate.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { RateField, rateProblem } from '../components/rate-field.tsx';
import * as css from './registration.css.ts';

interface Values {
  account: string;
  password: string;
  kind: LineKind;
  rate: string;
}

const EMPTY: Values = { account: '', password: '', kind: 'member', rate: '' };
const NO_RULES: RegisterSettings = {};

function ruleText(problem: FieldProblem): Problem {
  if (problem.messageId === 'required') return { id: 'agent.required' };
  const id = PATTERN_MESSAGES[Number(problem.messageId.slice('reg_pattern_'.length))];
  return {
    id: id ?? 'error.request_param_err',
    values: { range: rangeText(problem.min, problem.max) },
  };
}

interface OpenAccountFormProps {
  /** The agent's own rate in basis points; undefined until it is known. */
  ownRate: number | undefined;
  rules: RegisterSettings | undefined;
}

/** Opens a direct downline account, which must change its password at the first login (R11.02). */
export function OpenAccountForm({ ownRate, rules = NO_RULES }: OpenAccountFormProps) {
  const intl = useIntl();
  const notify = useNotify();
  const { run } = useCommand(openDownline, {
    invalidates: [teamMembersList, teamOverview],
    // With a retyped password it is still the same account.
    intentOf: ({ account, kind, rate }) => ({ account, kind, rate }),
  });
  const form = useForm<Values>({
    defaultValues: EMPTY,
    validateOn: 'leaveFilled',
    checkContext: [intl.locale, ownRate, rules],
    resolver: checkResolver(({ account, password, rate }) => {
      const name = checkField(ruleOf(rules, 'username'), account.trim());
      const secret = checkField(ruleOf(rules, 'password'), password);
      return {
        account: name && ruleText(name),
        password: secret && ruleText(secret),
        rate: rateProblem(rate, { max: ownRate }, (each) => formatRate(intl, each)),
      };
    }),
    onSubmit: async ({ account, password, kind, rate: input }) => {
      const rate = parseRate(input);
      if (rate === undefined) return undefined;
      const outcome = await run({ account: account.trim(), password, kind, rate });
      if (outcome.status === 'done') {
        notify.success('agent.open.done', { account: outcome.value.account });
      }
      return outcome.error;
    },
    onSuccess: ({ reset, getValues }) => reset({ ...EMPTY, kind: getValues('kind') }),
    serverErrors: (error) =>
      serverErrors(error, {
        fields: ['account', 'password', 'rate'],
        problemOf: problemsById({
          username_duplicated: 'error.username_duplicated',
          password_common: 'error.password_common',
          rate_above_own: 'agent.rate.aboveOwnNow',
        }),
      }),
  });
  return (
    <Stack asChild gap="lg">
      <Form form={form} className={css.form}>
        <TextField
          name="account"
          label="line.account"
          required
          autoComplete="off"
          spellCheck={false}
        />
        <PasswordField
          name="password"
          label="agent.open.password"
          required
          autoComplete="new-password"
        />
        <SelectField
          name="kind"
          label="agent.kind"
          options={LINE_KINDS.map((value) => ({
            value,
            label: intl.formatMessage({ id: `agent.kind.${value}` }),
          }))}
        />
        <RateField max={ownRate} />
        <Text size="sm" muted>
          {intl.formatMessage({ id: 'agent.open.hint' })}
        </Text>
        <FormError error={form.error} />
        <FormSubmit form={form} fullWidth className={css.submit}>
          {intl.formatMessage({ id: 'agent.open.submit' })}
        </FormSubmit>
      </Form>
    </Stack>
  );
}
