import { Dialog } from '@baize/ui-kit/dialog';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { CallError } from '../api/call-error.ts';
import type { MessageId } from '../messages/message-id.ts';
import { useBackCloses } from '../navigation/use-back-closes.ts';
import { Form } from './form.tsx';
import { FormError } from './form-error.tsx';
import { FormSubmit } from './form-submit.tsx';
import * as css from './forms.css.ts';
import type { FormHandle } from './use-form.ts';

interface FormDialogProps<Values extends FieldValues, Parsed extends FieldValues | undefined> {
  form: FormHandle<Values, Parsed>;
  title: MessageId;
  submitLabel: MessageId;
  /** See `FormError`. */
  errorDetails?: (error: CallError) => ReactNode;
  onClose(): void;
  children: ReactNode;
}

/** A short form in a dialog; Back closes it. */
export function FormDialog<Values extends FieldValues, Parsed extends FieldValues | undefined>(
  props: FormDialogProps<Values, Parsed>,
) {
  useBackCloses(props.onClose);
  return <FormDialogFrame {...props} />;
}

/** The same where Back closes it by other means: it is in the address, or a step of a dialog. */
export function FormDialogFrame<Values extends FieldValues, Parsed extends FieldValues | undefined>(
  props: FormDialogProps<Values, Parsed>,
) {
  const { form } = props;
  const intl = useIntl();
  return (
    <Dialog
      open
      size="sm"
      title={intl.formatMessage({ id: props.title })}
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
    >
      <Form form={form} className={css.fields}>
        {props.children}
        <FormError error={form.error} details={props.errorDetails} />
        <FormSubmit form={form} size="lg" fullWidth>
          {intl.formatMessage({ id: props.submitLabel })}
        </FormSubmit>
      </Form>
    </Dialog>
  );
}
