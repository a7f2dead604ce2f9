import { birthdayProblem, setBirthday } from '@baize/gateway/contract';
import { useIntl } from 'react-intl';
import { useCommand } from '../../../shared/api/use-command.ts';
import { boot, serverNow } from '../../../shared/boot.ts';
import { failureDetails } from '../../../shared/cashier/failure-details.tsx';
import { TextField } from '../../../shared/forms/fields.tsx';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import type { Problem } from '../../../shared/forms/problem.ts';
import { checkResolver } from '../../../shared/forms/resolver.ts';
import { serverErrors } from '../../../shared/forms/server-errors.ts';
import { useForm } from '../../../shared/forms/use-form.ts';

interface BirthdayDialogProps {
  onClose(): void;
  onDone(): void;
}

function problemOf(reported: string): Problem {
  return reported === 'birthday_young' || reported === 'birthday_kept'
    ? { id: `member.profile.${reported}` }
    : { id: 'member.profile.birthday_invalid' };
}

/** Sets the member's birthday, once; a minor is rejected (R9.10). */
export function BirthdayDialog({ onClose, onDone }: BirthdayDialogProps) {
  const intl = useIntl();
  const { run } = useCommand(setBirthday);
  const form = useForm({
    defaultValues: { birthday: '' },
    // By the gateway's clock, which a schema does not have.
    resolver: checkResolver(({ birthday }) => {
      const problem = birthdayProblem(birthday, serverNow(), boot().brand.minimumAge);
      return { birthday: problem && problemOf(problem) };
    }),
    onSubmit: async (values) => (await run(values)).error,
    onSuccess: onDone,
    serverErrors: (error) =>
      serverErrors(error, {
        fields: ['birthday'],
        problemOf: (_field, reported) => problemOf(reported),
      }),
  });
  return (
    <FormDialog
      form={form}
      title="member.profile.setBirthday"
      submitLabel="member.save"
      errorDetails={failureDetails}
      onClose={onClose}
    >
      <TextField
        name="birthday"
        label="member.profile.birthday"
        required
        hint={intl.formatMessage({ id: 'member.profile.birthdayHint' })}
        type="date"
        size="lg"
        autoComplete="bday"
      />
    </FormDialog>
  );
}
