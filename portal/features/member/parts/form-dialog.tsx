import { Button } from '@baize/ui-kit/button';
import { Dialog } from '@baize/ui-kit/dialog';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CallError } from '../../../shared/gateway/call-error.ts';
import { asRefusal, send, toTell } from '../../../shared/gateway/send.ts';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import * as css from './cashier.css.ts';
import { Refusal } from './refusal.tsx';

export type Problems = Readonly<Record<string, MessageId | undefined>>;

interface FormDialogProps {
  title: MessageId;
  /** What the button says; else that it saves. */
  submitLabel?: MessageId;
  /** What is wrong with the fields as they are; the form is not sent then. */
  check(): Problems;
  /** The message of what the gateway said about a field. */
  problemOf(field: string, problem: string): MessageId;
  submit(): Promise<unknown>;
  onClose(): void;
  onDone(): void;
  children(errorOf: (field: string) => string | undefined): ReactNode;
}

/** A short form in a dialog: what is wrong stands beside its field, and nothing typed is lost. */
export function FormDialog(props: FormDialogProps) {
  const intl = useIntl();
  const [judged, setJudged] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallError>();
  const [told, setTold] = useState<Problems>({});
  const own = props.check();
  const errorOf = (field: string) => {
    const id = (judged ? own[field] : undefined) ?? told[field];
    return id && intl.formatMessage({ id });
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const focus = (field: string) => form.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
    setJudged(true);
    setRefusal(undefined);
    setTold({});
    const wrong = Object.keys(own).find((field) => own[field]);
    if (wrong) return focus(wrong);
    setBusy(true);
    try {
      await send(props.submit);
      props.onDone();
    } catch (error) {
      const failure = asRefusal(error);
      const fields = Object.entries(failure.detail.fields ?? {});
      if (fields.length === 0) setRefusal(toTell(failure));
      setTold(
        Object.fromEntries(fields.map(([field, text]) => [field, props.problemOf(field, text)])),
      );
      const [first] = fields;
      if (first) focus(first[0]);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      size="sm"
      title={intl.formatMessage({ id: props.title })}
      labels={{ close: intl.formatMessage({ id: 'action.close' }) }}
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
    >
      <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
        {props.children(errorOf)}
        <Refusal error={refusal} />
        <Button type="submit" size="lg" shape="block" busy={busy}>
          {intl.formatMessage({
            id: refusal?.isTransient ? 'action.retry' : (props.submitLabel ?? 'member.save'),
          })}
        </Button>
      </form>
    </Dialog>
  );
}
