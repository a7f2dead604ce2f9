import {
  countWords,
  FEEDBACK_CHARACTERS,
  FEEDBACK_KINDS,
  type Feedback,
  type FeedbackKind,
  feedbackProblem,
  type WordRange,
} from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Field } from '@baize/ui-kit/field';
import { Select } from '@baize/ui-kit/select';
import { TextArea } from '@baize/ui-kit/text-area';
import { type FormEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CallError } from '../../shared/gateway/call-error.ts';
import { asRefusal, toTell } from '../../shared/gateway/send.ts';
import { Notice } from '../../shared/notice/notice.tsx';
import { errorMessageId } from '../../shared/notify/notify-store.ts';
import * as css from './feedback.css.ts';

export interface Written {
  readonly kind: FeedbackKind;
  readonly text: string;
}

export interface FeedbackFormProps {
  words: WordRange;
  /** @throws {CallError} */
  onSend(written: Written): Promise<Feedback>;
  onShowSent(): void;
}

/** Why it was refused; what is wrong with the text stands beside the text instead. */
function Refusal({ error }: { error: CallError }) {
  const intl = useIntl();
  const { retryAfter } = error.detail;
  const minutes = retryAfter && Math.max(1, Math.ceil(retryAfter / 60));
  return (
    <Notice tone="danger">
      <span>{intl.formatMessage({ id: errorMessageId(error.code) })}</span>
      {minutes && <span>{intl.formatMessage({ id: 'feedback.retryAfter' }, { minutes })}</span>}
      {error.requestId && error.isTransient && (
        <span>{intl.formatMessage({ id: 'error.requestId' }, { id: error.requestId })}</span>
      )}
    </Notice>
  );
}

/** The form is gone: what became of it is read out where it was. */
const takeFocus = (node: HTMLElement | null): void => node?.focus();

/** R5.13: a message within the merchant's range of words. Whatever fails, nothing typed is lost. */
export function FeedbackForm({ words, onSend, onShowSent }: FeedbackFormProps) {
  const intl = useIntl();
  const sending = useRef(false);
  const [kind, setKind] = useState<FeedbackKind>('suggestion');
  const [text, setText] = useState('');
  const [judged, setJudged] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallError>();
  const [sent, setSent] = useState<Feedback>();
  const written = text.trim();
  const problem = feedbackProblem(written, words);
  const showsProblem = judged || problem === 'text_long';
  const bounds = { ...words, characters: FEEDBACK_CHARACTERS };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setJudged(true);
    setRefusal(undefined);
    if (problem) {
      event.currentTarget.querySelector<HTMLTextAreaElement>('[name=text]')?.focus();
      return;
    }
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      setSent(await onSend({ kind, text: written }));
      setText('');
      setJudged(false);
    } catch (error) {
      setRefusal(toTell(asRefusal(error)));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  if (sent) {
    return (
      <div className={css.form}>
        <div ref={takeFocus} tabIndex={-1}>
          <Notice tone="success">
            {intl.formatMessage({ id: 'feedback.sent' }, { number: sent.referenceNo })}
          </Notice>
        </div>
        <div className={css.actions}>
          <Button onClick={onShowSent}>{intl.formatMessage({ id: 'feedback.toSent' })}</Button>
          <Button tone="quiet" onClick={() => setSent(undefined)}>
            {intl.formatMessage({ id: 'feedback.another' })}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={css.quiet}>{intl.formatMessage({ id: 'feedback.intro' })}</p>
      <Field label={intl.formatMessage({ id: 'feedback.kind' })}>
        <Select
          options={FEEDBACK_KINDS.map((value) => ({
            value,
            label: intl.formatMessage({ id: `feedback.kind.${value}` }),
          }))}
          value={kind}
          onChange={({ target }) =>
            setKind(FEEDBACK_KINDS.find((each) => each === target.value) ?? kind)
          }
        />
      </Field>
      <Field
        required
        label={intl.formatMessage({ id: 'feedback.text' })}
        aside={
          <span className={css.counter}>
            {intl.formatMessage(
              { id: 'feedback.count' },
              { words: countWords(written), maximum: words.maximum },
            )}
          </span>
        }
        hint={intl.formatMessage({ id: 'feedback.range' }, bounds)}
        error={
          problem && showsProblem
            ? intl.formatMessage({ id: `feedback.${problem}` }, bounds)
            : undefined
        }
      >
        <TextArea
          name="text"
          rows={6}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {refusal && <Refusal error={refusal} />}
      <Button type="submit" size="lg" shape="block" busy={busy}>
        {intl.formatMessage({ id: refusal?.isTransient ? 'action.retry' : 'feedback.send' })}
      </Button>
    </form>
  );
}
