import { NICKNAME, nicknameChange, updateNickname } from '@baize/gateway/contract';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { useCommand } from '../../../shared/api/use-command.ts';
import { failureDetails } from '../../../shared/cashier/failure-details.tsx';
import { TextField } from '../../../shared/forms/fields.tsx';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { problemId, schemaResolver } from '../../../shared/forms/resolver.ts';
import { serverErrors } from '../../../shared/forms/server-errors.ts';
import { useForm } from '../../../shared/forms/use-form.ts';

const WRONG = 'member.profile.nicknameWrong';
const schema = z.extend(nicknameChange, {
  nickname: z.string().check(z.trim(), z.regex(NICKNAME, problemId(WRONG))),
});

interface NicknameDialogProps {
  nickname: string;
  onClose(): void;
  onDone(): void;
}

/** Changes the name that others see. */
export function NicknameDialog({ nickname, onClose, onDone }: NicknameDialogProps) {
  const intl = useIntl();
  const { run } = useCommand(updateNickname);
  const form = useForm({
    defaultValues: { nickname },
    resolver: schemaResolver(schema),
    onSubmit: async (values) => (await run(values)).error,
    onSuccess: onDone,
    serverErrors: (error) =>
      serverErrors(error, { fields: ['nickname'], problemOf: () => ({ id: WRONG }) }),
  });
  return (
    <FormDialog
      form={form}
      title="member.profile.rename"
      submitLabel="member.save"
      errorDetails={failureDetails}
      onClose={onClose}
    >
      <TextField
        name="nickname"
        label="member.profile.nickname"
        required
        hint={intl.formatMessage({ id: 'member.profile.nicknameHint' })}
        size="lg"
        autoComplete="nickname"
        maxLength={24}
      />
    </FormDialog>
  );
}
