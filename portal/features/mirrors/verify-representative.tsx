import {
  type ResponseOf,
  representativeQuestion,
  verifyRepresentative,
} from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { ShieldAlert, ShieldCheck } from '@baize/ui-kit/icon';
import { Input } from '@baize/ui-kit/input';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import type { CallError } from '../../shared/api/call-error.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { Form } from '../../shared/forms/form.tsx';
import { FormField } from '../../shared/forms/form-field.tsx';
import type { Problem } from '../../shared/forms/problem.ts';
import { problemId, schemaResolver } from '../../shared/forms/resolver.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { errorMessageId } from '../../shared/notify/notify-store.ts';
import { intro } from '../../shared/page-head/page-head.css.ts';
import * as css from './mirrors.css.ts';

type Verdict = ResponseOf<typeof verifyRepresentative> & { readonly contact: string };

const CHANNELS = {
  TELEGRAM: 'Telegram',
  WHATSAPP: 'WhatsApp',
  FACEBOOK: 'Facebook',
  EMAIL: 'Email',
} as const;

/** The gateway's result for a contact; a contact that is not on its list is a warning. */
export function VerdictView({ verdict }: { verdict: Verdict }) {
  const intl = useIntl();
  const Icon = verdict.genuine ? ShieldCheck : ShieldAlert;
  const channel = intl.formatList((verdict.channels ?? []).map((each) => CHANNELS[each]));
  return (
    <div className={css.verdict} data-genuine={verdict.genuine}>
      <Icon aria-hidden="true" />
      <div>
        <p className={css.verdictTitle}>
          <FormattedMessage
            id={verdict.genuine ? 'mirrors.genuine' : 'mirrors.unknown'}
            values={{ contact: verdict.contact }}
          />
        </p>
        <p>
          <FormattedMessage
            id={verdict.genuine ? 'mirrors.genuineDetail' : 'mirrors.unknownDetail'}
            values={{ name: verdict.name ?? '', channel }}
          />
        </p>
      </div>
    </div>
  );
}

const schema = z.extend(representativeQuestion, {
  contact: z.string().check(z.trim(), z.minLength(1, problemId('mirrors.contactMissing'))),
});

/** Every failure concerns the only field. */
function failureProblem({ code, detail }: CallError): Problem {
  if (detail.retryAfter === undefined) return { id: errorMessageId(code) };
  return { id: 'mirrors.wait', values: { minutes: Math.ceil(detail.retryAfter / 60) } };
}

/** Verifies a contact who claims to represent the merchant (R1.05). */
export function VerifyRepresentative() {
  const intl = useIntl();
  const [verdict, setVerdict] = useState<Verdict>();
  const { run } = useCommand(verifyRepresentative);
  const form = useForm({
    defaultValues: { contact: '' },
    resolver: schemaResolver(schema),
    onSubmit: async ({ contact }) => {
      setVerdict(undefined);
      const outcome = await run({ contact });
      if (outcome.status === 'done') setVerdict({ ...outcome.value, contact });
      return outcome.error;
    },
    serverErrors: (error) => ({ contact: failureProblem(error) }),
  });
  const isWrong = form.form.formState.errors.contact !== undefined;
  return (
    <section className={css.card}>
      <h2 className={css.heading}>
        <FormattedMessage id="mirrors.verify" />
      </h2>
      <p className={intro}>
        <FormattedMessage id="mirrors.verifyIntro" />
      </p>
      <Form form={form}>
        <FormField<string>
          name="contact"
          label="mirrors.contact"
          required
          hint={<FormattedMessage id="mirrors.contactHint" />}
        >
          {({ value, setValue, control }) => (
            <div className={css.contact}>
              <Input
                {...control}
                value={value}
                maxLength={255}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                onChange={({ target }) => setValue(target.value)}
                onClear={() => setValue('')}
                labels={{ clear: intl.formatMessage({ id: 'mirrors.clear' }) }}
              />
              <Button type="submit" busy={form.isBusy}>
                <FormattedMessage id="mirrors.verifyAction" />
              </Button>
            </div>
          )}
        </FormField>
      </Form>
      <div role="status">{verdict && !isWrong && <VerdictView verdict={verdict} />}</div>
    </section>
  );
}
