import {
  MAX_MESSAGE_LENGTH,
  MAX_MESSAGE_TITLE_LENGTH,
  type MessageTargets,
  type SendLineMessage,
  sendLineMessage,
  sentLineMessages,
} from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { useIntl } from 'react-intl';
import { useCommand } from '../api/use-command.ts';
import { SelectField, TextAreaField, TextField } from '../forms/fields.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { checkResolver } from '../forms/resolver.ts';
import { problemsById, serverErrors } from '../forms/server-errors.ts';
import { useForm } from '../forms/use-form.ts';
import { useNotify } from '../notify/use-notify.ts';

const SENDS = ['direct', 'line', 'one', 'upline'] as const;
type Choice = (typeof SENDS)[number];

/**
 * The receiver of a message: an account, the sender of the message that is answered, or a choice.
 */
export type MessageReceiver =
  | { readonly account: string }
  | { readonly replyTo: { readonly id: number; readonly title: string; readonly account: string } }
  | { readonly targets: MessageTargets };

interface MessageDialogProps {
  receiver: MessageReceiver;
  onClose(): void;
  onDone(): void;
}

interface Values {
  to: Choice;
  account: string;
  title: string;
  body: string;
}

/** The receivers that the sender can choose from. */
const choicesOf = ({ direct, line, upline }: MessageTargets): readonly Choice[] =>
  SENDS.filter((to) => {
    if (to === 'upline') return upline !== undefined;
    return to === 'direct' ? direct > 0 : line > 0;
  });

function requestOf(receiver: MessageReceiver, values: Values): SendLineMessage {
  const { title, body } = values;
  if ('account' in receiver) return { to: 'one', account: receiver.account, title, body };
  if ('replyTo' in receiver) return { to: 'reply', messageId: receiver.replyTo.id, title, body };
  const { to, account } = values;
  return to === 'one' ? { to, account: account.trim(), title, body } : { to, title, body };
}

/** Writes a message to people of the agent's line, or answers one (R11.13). */
export function MessageDialog({ receiver, onClose, onDone }: MessageDialogProps) {
  const intl = useIntl();
  const notify = useNotify();
  const { run } = useCommand(sendLineMessage, { invalidates: [sentLineMessages] });
  const targets = 'targets' in receiver ? receiver.targets : undefined;
  const choices = targets ? choicesOf(targets) : [];
  const reply = 'replyTo' in receiver ? receiver.replyTo : undefined;
  const form = useForm<Values>({
    defaultValues: {
      to: choices[0] ?? 'one',
      account: '',
      title: reply
        ? intl
            .formatMessage({ id: 'line.message.re' }, { title: reply.title })
            .slice(0, MAX_MESSAGE_TITLE_LENGTH)
        : '',
      body: '',
    },
    isLocked: targets?.blocked ?? false,
    checkContext: [intl.locale],
    resolver: checkResolver(({ to, account, title, body }) => ({
      title: title.trim() === '' ? { id: 'line.message.titleMissing' } : undefined,
      body: body.trim() === '' ? { id: 'line.message.bodyMissing' } : undefined,
      account:
        targets && to === 'one' && account.trim() === ''
          ? { id: 'line.message.accountMissing' }
          : undefined,
    })),
    onSubmit: async (values) => {
      const outcome = await run(requestOf(receiver, values));
      if (outcome.status === 'done') {
        notify.success('line.message.sent', { count: outcome.value.receivers });
      }
      return outcome.error;
    },
    onSuccess: onDone,
    serverErrors: (error) =>
      serverErrors(error, {
        fields: ['to', 'account', 'title', 'body'],
        codes: { ...(targets && { not_found: 'account' }) },
        problemOf: problemsById({
          message_self: 'line.message.self',
          nobody_below: 'line.message.nobody',
        }),
      }),
  });
  const { to, body } = form.form.watch();
  const fixed = 'account' in receiver ? receiver.account : reply?.account;
  const choiceLabel = (choice: Choice) =>
    intl.formatMessage(
      { id: `line.message.to.${choice}` },
      {
        count: choice === 'direct' ? targets?.direct : targets?.line,
        account: targets?.upline?.account,
      },
    );
  return (
    <FormDialog
      form={form}
      title={reply ? 'line.message.reply' : 'line.message.write'}
      submitLabel="line.message.send"
      onClose={onClose}
    >
      {targets?.blocked && (
        <Alert tone="warning">{intl.formatMessage({ id: 'line.message.blocked' })}</Alert>
      )}
      {fixed !== undefined && (
        <p>
          {intl.formatMessage({ id: 'line.to' })}: <strong>{fixed}</strong>
        </p>
      )}
      {targets && (
        <SelectField
          name="to"
          label="line.to"
          options={choices.map((value) => ({ value, label: choiceLabel(value) }))}
        />
      )}
      {targets && to === 'one' && (
        <TextField
          name="account"
          label="line.account"
          required
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
        />
      )}
      <TextField
        name="title"
        label="line.message.title"
        required
        autoComplete="off"
        maxLength={MAX_MESSAGE_TITLE_LENGTH}
      />
      <TextAreaField
        name="body"
        label="line.message.body"
        required
        rows={6}
        maxLength={MAX_MESSAGE_LENGTH}
        hint={intl.formatMessage(
          { id: 'line.message.count' },
          { used: body.length, most: MAX_MESSAGE_LENGTH },
        )}
      />
    </FormDialog>
  );
}
