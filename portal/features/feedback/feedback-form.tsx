import {
  countWords,
  FEEDBACK_CHARACTERS,
  FEEDBACK_KINDS,
  type Feedback,
  type FeedbackKind,
  feedbackProblem,
  type WordRange,
} from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { Button } from '@baize/ui-kit/button';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CallError } from '../../shared/api/call-error.ts';
import type { Outcome } from '../../shared/api/use-command.ts';
import { SelectField, TextAreaField } from '../../shared/forms/fields.tsx';
import { Form } from '../../shared/forms/form.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { FormSubmit } from '../../shared/forms/form-submit.tsx';
import type { Problem } from '../../shared/forms/problem.ts';
import { checkResolver } from '../../shared/forms/resolver.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import * as css from './feedback.css.ts';

export interface Written {
  readonly kind: FeedbackKind;
  readonly text: string;
}

export interface FeedbackFormProps {
  words: WordRange;
  onSend(written: Written): Promise<Outcome<Feedback>>;
  onShowSent(): void;
}

function FailureDetails({ error }: { error: CallError }) {
  const intl = useIntl();
  const { retryAfter } = error.detail;
  if (retryAfter === undefined) return null;
  const minutes = Math.max(1, Math.ceil(retryAfter / 60));
  return <span>{intl.formatMessage({ id: 'feedback.retryAfter' }, { minutes })}</span>;
}

/** Replaces the form, takes its focus, and so is announced. */
const takeFocus = (node: HTMLElement | null): void => node?.focus();

/** R5.13: a message within the merchant's bounds of words. A failure keeps the input. */
export function FeedbackForm({ words, onSend, onShowSent }: FeedbackFormProps) {
  const intl = useIntl();
  const [sent, setSent] = useState<Feedback>();
  const bounds = { ...words, characters: FEEDBACK_CHARACTERS };
  const problemOf = (text: string): Problem | undefined => {
    const problem = feedbackProblem(text.trim(), words);
    return problem && { id: `feedback.${problem}`, values: bounds };
  };
  const form = useForm<Written>({
    defaultValues: { kind: 'suggestion', text: '' },
    checkContext: [words.minimum, words.maximum],
    resolver: checkResolver(({ text }) => ({ text: problemOf(text) })),
    onSubmit: async ({ kind, text }) => {
      const outcome = await onSend({ kind, text: text.trim() });
      if (outcome.status === 'done') setSent(outcome.value);
      return outcome.error;
    },
    onSuccess: ({ reset, getValues }) => reset({ kind: getValues('kind'), text: '' }),
  });
  const text = form.form.watch('text').trim();
  if (sent) {
    return (
      <div className={css.form}>
        <div ref={takeFocus} tabIndex={-1}>
          <Alert tone="success">
            {intl.formatMessage({ id: 'feedback.sent' }, { number: sent.referenceNo })}
          </Alert>
        </div>
        <div className={css.actions}>
          <Button onClick={onShowSent}>{intl.formatMessage({ id: 'feedback.toSent' })}</Button>
          <Button variant="ghost" onClick={() => setSent(undefined)}>
            {intl.formatMessage({ id: 'feedback.another' })}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <Form form={form} className={css.form}>
      <p className={css.quiet}>{intl.formatMessage({ id: 'feedback.intro' })}</p>
      <SelectField
        name="kind"
        label="feedback.kind"
        options={FEEDBACK_KINDS.map((value) => ({
          value,
          label: intl.formatMessage({ id: `feedback.kind.${value}` }),
        }))}
      />
      <TextAreaField
        name="text"
        label="feedback.text"
        required
        aside={
          <span className={css.counter}>
            {intl.formatMessage(
              { id: 'feedback.count' },
              { words: countWords(text), maximum: words.maximum },
            )}
          </span>
        }
        hint={intl.formatMessage({ id: 'feedback.range' }, bounds)}
        earlyProblem={feedbackProblem(text, words) === 'text_long' ? problemOf(text) : undefined}
        rows={6}
      />
      <FormError error={form.error} details={(error) => <FailureDetails error={error} />} />
      <FormSubmit form={form} size="lg" fullWidth>
        {intl.formatMessage({ id: 'feedback.send' })}
      </FormSubmit>
    </Form>
  );
}
