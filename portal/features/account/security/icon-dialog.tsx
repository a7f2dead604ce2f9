import {
  chooseMemberIcon,
  ICON_BYTES,
  type MemberIconChoices,
  memberIcon,
  memberIconChoice,
  removeMemberIcon,
  uploadMemberIcon,
} from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { Avatar } from '@baize/ui-kit/avatar';
import { Button } from '@baize/ui-kit/button';
import { visuallyHidden } from '@baize/ui-kit/foundation';
import { Trash2, Upload } from '@baize/ui-kit/icon';
import { Image } from '@baize/ui-kit/image';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { CallError } from '../../../shared/api/call-error.ts';
import { toCallError } from '../../../shared/api/to-call-error.ts';
import { upload } from '../../../shared/api/upload.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useRevalidate } from '../../../shared/api/use-revalidate.ts';
import { failureDetails } from '../../../shared/cashier/failure-details.tsx';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { schemaResolver } from '../../../shared/forms/resolver.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useFormField } from '../../../shared/forms/use-form-field.ts';
import { errorMessageId } from '../../../shared/notify/notify-store.ts';
import * as css from './icon-dialog.css.ts';

const MEGABYTE = 1024 * 1024;
const TYPES = ['image/png', 'image/jpeg'];

interface IconDialogProps {
  /** The member's name; its initials are shown where there is no icon. */
  name: string;
  icon: MemberIconChoices;
  onClose(): void;
  onDone(): void;
}

/** Selects one of the given pictures, uploads another, or removes the icon. */
export function IconDialog({ name, icon, onClose, onDone }: IconDialogProps) {
  const intl = useIntl();
  const { run } = useCommand(chooseMemberIcon, { invalidates: [memberIcon] });
  const form = useForm({
    defaultValues: { iconId: icon.iconId ?? icon.choices[0]?.iconId ?? '' },
    resolver: schemaResolver(memberIconChoice),
    onSubmit: async (values) => (await run(values)).error,
    onSuccess: onDone,
  });
  return (
    <FormDialog
      form={form}
      title="member.icon.title"
      submitLabel="member.icon.use"
      errorDetails={failureDetails}
      onClose={onClose}
    >
      <OwnPicture name={name} icon={icon} onDone={onDone} />
      <p className={css.or}>{intl.formatMessage({ id: 'member.icon.or' })}</p>
      <IconField choices={icon.choices} />
    </FormDialog>
  );
}

/** The given pictures as a radio group. */
function IconField({ choices }: Pick<MemberIconChoices, 'choices'>) {
  const intl = useIntl();
  const { value: chosen, setValue, control } = useFormField<string>('iconId');
  const { ref, ...wiring } = control;
  return (
    <fieldset className={css.group}>
      <legend className={visuallyHidden}>{intl.formatMessage({ id: 'member.icon.house' })}</legend>
      {choices.map(({ iconId, name, iconUrl }, index) => (
        <label key={iconId} className={css.choice} title={name}>
          <input
            {...wiring}
            ref={index === 0 ? ref : undefined}
            className={visuallyHidden}
            type="radio"
            aria-label={name}
            checked={iconId === chosen}
            onChange={() => setValue(iconId)}
          />
          <Image className={css.picture} src={iconUrl} alt="" ratio="1" />
        </label>
      ))}
    </fieldset>
  );
}

/** Why a file is not uploaded at all. */
function problemOf(file: File): CallError | undefined {
  if (!TYPES.includes(file.type)) return new CallError('image_invalid');
  return file.size > ICON_BYTES ? new CallError('request_too_large') : undefined;
}

/** The current icon, the upload of a picture, and the removal of the icon. */
function OwnPicture({ name, icon, onDone }: Omit<IconDialogProps, 'onClose'>) {
  const intl = useIntl();
  const hintId = useId();
  const revalidate = useRevalidate();
  const removal = useCommand(removeMemberIcon, { invalidates: [memberIcon] });
  const [error, setError] = useState<CallError>();
  const [isSending, setIsSending] = useState(false);
  const leaving = useRef(new AbortController());
  const picker = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const send = async (file: File) => {
    const problem = problemOf(file);
    setError(problem);
    if (problem) return;
    setIsSending(true);
    try {
      const { signal } = leaving.current;
      await upload(uploadMemberIcon, file, { signal, onProgress: () => undefined });
      await revalidate([memberIcon]);
      onDone();
    } catch (cause) {
      setError(toCallError(cause));
      setIsSending(false);
    }
  };
  const remove = async () => {
    const { error: failure } = await removal.run({});
    if (failure) setError(failure);
    else onDone();
  };
  const size = ICON_BYTES / MEGABYTE;
  const reason =
    error?.code === 'image_invalid'
      ? intl.formatMessage({ id: 'member.icon.invalid' })
      : error?.code === 'request_too_large'
        ? intl.formatMessage({ id: 'member.icon.tooLarge' }, { size })
        : error && intl.formatMessage({ id: errorMessageId(error.code) });
  return (
    <div className={css.own}>
      <Avatar name={name} size="lg" {...(icon.iconUrl && { src: icon.iconUrl })} />
      <div className={css.ways}>
        <input
          ref={picker}
          className={visuallyHidden}
          type="file"
          tabIndex={-1}
          accept={TYPES.join(',')}
          aria-label={intl.formatMessage({ id: 'member.icon.upload' })}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Lets the same file be chosen again after it was rejected.
            target.value = '';
            if (file) void send(file);
          }}
        />
        <div className={css.buttons}>
          <Button
            variant="soft"
            busy={isSending}
            aria-describedby={hintId}
            onClick={() => picker.current?.click()}
          >
            <Upload size={16} aria-hidden="true" />
            {intl.formatMessage({ id: 'member.icon.upload' })}
          </Button>
          {icon.iconUrl && (
            <Button variant="ghost" onClick={() => void remove()}>
              <Trash2 size={16} aria-hidden="true" />
              {intl.formatMessage({ id: 'member.icon.remove' })}
            </Button>
          )}
        </div>
        <p id={hintId} className={css.hint}>
          {intl.formatMessage({ id: 'member.icon.hint' }, { size })}
        </p>
        {reason && <Alert tone="danger">{reason}</Alert>}
      </div>
    </div>
  );
}
