import { birthdayProblem, MINIMUM_AGE, setBirthday } from '@baize/gateway/contract';
import { Field } from '@baize/ui-kit/field';
import { Input } from '@baize/ui-kit/input';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { serverNow } from '../../../shared/boot.ts';
import { call } from '../../../shared/gateway/call.ts';
import { FormDialog } from '../parts/form-dialog.tsx';

interface BirthdayDialogProps {
  onClose(): void;
  onDone(): void;
}

/** The member's birthday, which is told once; nobody under age is let through (R9.10). */
export function BirthdayDialog({ onClose, onDone }: BirthdayDialogProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const messageOf = (problem: string) =>
    problem === 'birthday_young' || problem === 'birthday_kept'
      ? (`member.profile.${problem}` as const)
      : 'member.profile.birthday_invalid';
  return (
    <FormDialog
      title="member.profile.setBirthday"
      check={() => {
        const problem = birthdayProblem(typed, serverNow());
        return { birthday: problem && messageOf(problem) };
      }}
      problemOf={(_field, problem) => messageOf(problem)}
      submit={() => call(setBirthday, { birthday: typed })}
      onClose={onClose}
      onDone={onDone}
    >
      {(errorOf) => (
        <Field
          required
          label={intl.formatMessage({ id: 'member.profile.birthday' })}
          error={errorOf('birthday')}
          hint={intl.formatMessage({ id: 'member.profile.birthdayHint' }, { age: MINIMUM_AGE })}
        >
          <Input
            name="birthday"
            type="date"
            size="lg"
            autoComplete="bday"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      )}
    </FormDialog>
  );
}
