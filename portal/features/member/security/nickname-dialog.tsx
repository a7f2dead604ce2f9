import { NICKNAME, updateNickname } from '@baize/gateway/contract';
import { Field } from '@baize/ui-kit/field';
import { Input } from '@baize/ui-kit/input';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { call } from '../../../shared/gateway/call.ts';
import { FormDialog } from '../parts/form-dialog.tsx';

interface NicknameDialogProps {
  nickname: string;
  onClose(): void;
  onDone(): void;
}

/** How others see the member. */
export function NicknameDialog({ nickname, onClose, onDone }: NicknameDialogProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState(nickname);
  return (
    <FormDialog
      title="member.profile.rename"
      check={() => ({
        nickname: NICKNAME.test(typed.trim()) ? undefined : 'member.profile.nicknameWrong',
      })}
      problemOf={() => 'member.profile.nicknameWrong'}
      submit={() => call(updateNickname, { nickname: typed })}
      onClose={onClose}
      onDone={onDone}
    >
      {(errorOf) => (
        <Field
          required
          label={intl.formatMessage({ id: 'member.profile.nickname' })}
          error={errorOf('nickname')}
          hint={intl.formatMessage({ id: 'member.profile.nicknameHint' })}
        >
          <Input
            name="nickname"
            size="lg"
            autoComplete="nickname"
            maxLength={24}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      )}
    </FormDialog>
  );
}
